import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/PageFrame';
import { pageMetadata, routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { ContactWays } from './ContactWays';
import * as styles from './contact.css';
import { CONTACT_FORM_NAMES, CONTACT_FORMS, type ContactFormName } from './contact-forms';
import { LeadForm } from './LeadForm';
import { LeadReceived } from './LeadReceived';
import type { ContactVisit } from './read-contact-visit';

interface ContactAddress {
  /** The form that is shown. */
  name: ContactFormName;
  /** Whether the form stands alone, as that of quotes does under its own address (RT-15). */
  isAlone?: boolean;
}

interface ContactPageProps extends ContactAddress, ContactVisit {
  context: PageContext;
}

/** Title and address of a form of contact; that of quotes has one of its own, which is its canonical one (RT-15). */
export function contactMetadata({ context: { locale }, name }: ContactAddress & { context: PageContext }): Metadata {
  const text = getTexts(locale, 'contact');
  return {
    title: getTexts(locale, 'common')('titleSuffix', { title: text(`form.${name}.title`) }),
    description: text('seoDescription'),
    ...pageMetadata(locale, routeAlternates(name === 'quote' ? 'quote' : CONTACT_FORMS[name].route)),
  };
}

/** A form of contact, within the list of all five (RT-14) (CF-12) or alone (RT-15). */
export function ContactPage({ context, name, isAlone = false, values, flash, sent, orders }: ContactPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'contact');
  const common = getTexts(locale, 'common');
  const facts = CONTACT_FORMS[name];
  const title = text(`form.${name}.title`);
  const route = isAlone ? 'quote' : facts.route;
  const parents = isAlone ? [] : [{ label: text('title'), href: href('contact', locale) }];
  return (
    <PageFrame alternates={routeAlternates(route)} context={context}>
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[...parents, { label: title }]}
            label={common('breadcrumbs')}
          />
        </div>
        {!isAlone && (
          <Heading className={styles.heading} level={1}>
            {text('title')}
          </Heading>
        )}
        <div className={isAlone ? styles.pageAlone : styles.page}>
          {!isAlone && <FormList current={name} locale={locale} />}
          <div className={styles.main}>
            <div className={styles.head}>
              <Heading level={isAlone ? 1 : 2}>{title}</Heading>
              {!sent && <Text tone="muted">{text(`form.${name}.lead`)}</Text>}
            </div>
            {sent ? (
              <LeadReceived
                locale={locale}
                next={{ label: text('sent.another'), href: href(route, locale) }}
                sent={sent}
              />
            ) : (
              <LeadForm
                action={`/api/contact/${name}`}
                facts={facts}
                flash={flash}
                hidden={{ clientKey: values.clientKey ?? crypto.randomUUID(), ...(isAlone ? { page: 'quote' } : {}) }}
                locale={locale}
                orders={orders}
                values={values}
              />
            )}
          </div>
          <ContactWays form={name} locale={locale} />
        </div>
      </Container>
    </PageFrame>
  );
}

/** The five forms below each other (CF-12). */
function FormList({ current, locale }: { current: ContactFormName; locale: PageContext['locale'] }) {
  const text = getTexts(locale, 'contact');
  return (
    <nav aria-label={text('list')}>
      <ul className={styles.list}>
        {CONTACT_FORM_NAMES.map((name) => (
          <li className={styles.entry} key={name}>
            <a
              aria-current={name === current ? 'page' : undefined}
              className={styles.link}
              href={href(CONTACT_FORMS[name].route, locale)}
            >
              {text(`form.${name}.title`)}
              <span className={styles.note}>{text(`form.${name}.note`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
