import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import { FormErrors } from '@/components/FormErrors';
import { LinkPage, type LinkVisit } from '@/components/link/LinkPage';
import { NewsletterForm } from '@/components/newsletter/NewsletterForm';
import * as styles from '@/components/newsletter/newsletter.css';
import { PageFrame } from '@/components/page/PageFrame';
import type { AccountVisit } from '@/lib/account/account-visit';
import { fieldErrors, fieldId } from '@/lib/forms/field-errors';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';

type InContext<Visit> = Visit & { context: PageContext };

/** Title of a page of the newsletter. */
export const newsletterMetadata = ({ context: { locale } }: { context: PageContext }): Metadata => ({
  title: getTexts(locale, 'common')('titleSuffix', { title: getTexts(locale, 'contact')('newsletter.title') }),
  robots: { index: false, follow: false },
});

/** Where the form of the footer leads to: that a mail is on its way, or what is wrong with the address (FT-17). */
export function NewsletterPage({ context, flash, done }: InContext<AccountVisit>) {
  const { locale } = context;
  const text = getTexts(locale, 'contact');
  const common = getTexts(locale, 'common');
  const errors = fieldErrors(flash?.refusals ?? [], ['email'], getMessages(locale, 'errors'));
  return (
    <PageFrame alternates={routeAlternates('newsletter')} context={context}>
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[{ label: text('newsletter.title') }]}
            label={common('breadcrumbs')}
          />
        </div>
        <div className={styles.page}>
          <Heading level={1}>{text('newsletter.title')}</Heading>
          {done === 'sent' ? (
            <Notice isAlert title={text('newsletter.sent')} tone="success" />
          ) : (
            <>
              <FormErrors errors={errors} labelOf={() => text('newsletter.email')} title={text('wrong')} />
              <Text>{text('newsletter.lead')}</Text>
              <NewsletterForm
                email={flash?.values.email}
                error={errors.byField.get('email')}
                fieldId={fieldId('email')}
                locale={locale}
              />
            </>
          )}
        </div>
      </Container>
    </PageFrame>
  );
}

/** Where the mailed link leads to: its button subscribes (FT-17). */
export const ConfirmNewsletterPage = ({ context, ...visit }: InContext<LinkVisit>) => (
  <LinkPage
    {...visit}
    action="/api/newsletter/confirm"
    context={context}
    route="newsletterConfirm"
    texts={getMessages(context.locale, 'contact').newsletter.confirm}
  />
);

/** Where the link of a newsletter leads to: its button ends the subscription, without a login. */
export const UnsubscribePage = ({ context, ...visit }: InContext<LinkVisit>) => (
  <LinkPage
    {...visit}
    action="/api/newsletter/unsubscribe"
    context={context}
    route="newsletterUnsubscribe"
    texts={getMessages(context.locale, 'contact').newsletter.unsubscribe}
  />
);
