import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/PageFrame';
import type { Visited } from '@/lib/account/account-visit';
import { loadUser } from '@/lib/account/load-user';
import type { FormFlash } from '@/lib/forms/form-flash';
import { readFlash } from '@/lib/forms/read-flash';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './contact.css';
import { PRODUCT_FORM, SENT_PARAM } from './contact-forms';
import { LeadForm } from './LeadForm';
import { LeadReceived } from './LeadReceived';
import { type AskedProduct, loadAskedProduct } from './load-asked-product';
import { knownOf } from './read-contact-visit';
import { readSent, type SentLead } from './sent-lead';

interface QuestionVisit {
  /** Null where none was named: then it is an ordinary question. */
  readonly product: AskedProduct | null;
  readonly values: Readonly<Record<string, string>>;
  readonly flash: FormFlash | undefined;
  readonly sent: SentLead | null;
}

/** Title of the page of a question about a product. */
export const productQuestionMetadata = ({ context: { locale } }: { context: PageContext }): Metadata => ({
  title: getTexts(locale, 'common')('titleSuffix', { title: getTexts(locale, 'contact')('form.product.title') }),
  robots: { index: false, follow: true },
});

/** A visit of that page, which the box of a product's page leads to. */
export async function readQuestionVisit(...[query, , { locale }]: Visited): Promise<QuestionVisit> {
  const { flash } = await readFlash(query);
  const product = await loadAskedProduct(flash?.values.product ?? query.product, locale);
  const sent = flash && query[SENT_PARAM] ? readSent(flash.values) : null;
  if (sent) return { product, values: {}, flash: undefined, sent };
  return { product, values: flash?.values ?? knownOf(await loadUser(locale)), flash, sent };
}

/** A question about a product, after the box on the product's page was sent: received, or to be corrected (PD-28). */
export function ProductQuestionPage({
  context,
  product,
  values,
  flash,
  sent,
}: QuestionVisit & { context: PageContext }) {
  const { locale } = context;
  const text = getTexts(locale, 'contact');
  const common = getTexts(locale, 'common');
  const title = text('form.product.title');
  const back = product
    ? { label: text('sent.back'), href: product.path }
    : { label: text('sent.another'), href: href('contactOther', locale) };
  return (
    <PageFrame alternates={routeAlternates('productQuestion')} context={context}>
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[...(product ? [{ label: product.name, href: product.path }] : []), { label: title }]}
            label={common('breadcrumbs')}
          />
        </div>
        <div className={styles.narrow}>
          <div className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {product && !sent && <Text tone="muted">{text('form.product.about', { name: product.name })}</Text>}
          </div>
          {sent ? (
            <LeadReceived locale={locale} next={back} sent={sent} />
          ) : (
            <LeadForm
              action={product ? '/api/contact/product' : '/api/contact/other'}
              facts={PRODUCT_FORM}
              flash={flash}
              hidden={product ? { product: String(product.id) } : { clientKey: crypto.randomUUID() }}
              locale={locale}
              values={values}
            />
          )}
        </div>
      </Container>
    </PageFrame>
  );
}
