import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Button } from '@geven/ui/Button';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { FormErrors } from '@/components/FormErrors';
import { PageFrame } from '@/components/page/PageFrame';
import type { AccountVisit } from '@/lib/account/account-visit';
import { fieldErrors } from '@/lib/forms/field-errors';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href, type RouteName } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import * as styles from './link-page.css';

/** A visit of the page that a mailed link leads to. */
export interface LinkVisit extends AccountVisit {
  /** Whether the browser has the token of a link. */
  readonly hasLink: boolean;
}

interface LinkPageProps extends LinkVisit {
  context: PageContext;
  route: RouteName;
  /** Where the button sends to. */
  action: string;
  texts: Readonly<Record<'title' | 'lead' | 'submit' | 'done' | 'noLink', string>>;
}

/** Where a mailed link leads to: looking at the page does nothing, as programs do that follow links; its button does. */
export function LinkPage({ context, route, action, texts, flash, done, hasLink }: LinkPageProps) {
  const { locale } = context;
  const common = getTexts(locale, 'common');
  const isExpired = flash?.refusals.some(({ code }) => code === 'LINK_EXPIRED');
  return (
    <PageFrame alternates={routeAlternates(route)} context={context}>
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[{ label: texts.title }]}
            label={common('breadcrumbs')}
          />
        </div>
        <div className={styles.page}>
          <Heading level={1}>{texts.title}</Heading>
          <FormErrors errors={fieldErrors(flash?.refusals ?? [], [], getMessages(locale, 'errors'))} title="" />
          {done ? (
            <Notice isAlert title={texts.done} tone="success" />
          ) : hasLink && !isExpired ? (
            <>
              <Text>{texts.lead}</Text>
              <form action={action} method="post">
                <input name="locale" type="hidden" value={locale} />
                <Button size="large" type="submit">
                  {texts.submit}
                </Button>
              </form>
            </>
          ) : (
            <Text>{texts.noLink}</Text>
          )}
        </div>
      </Container>
    </PageFrame>
  );
}
