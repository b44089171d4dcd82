import type { Product } from '@geven/odoo-sdk';
import { REPLY_HOURS } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Disclosure } from '@geven/ui/Disclosure';
import { Section } from '@geven/ui/Section';
import { Text } from '@geven/ui/Text';
import { SampleForm } from '@/components/sample/SampleForm';
import { SAMPLE_FORM_ID } from '@/components/sample/sample-form-id';
import { POSTCODE_CHECK_ID, USUAL_COUNTRY } from '@/lib/content/postcode-query';
import { shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { FoldedSection } from '../FoldedSection';
import { DeliveryCosts } from './DeliveryCosts';
import { QuestionBox } from './QuestionBox';
import * as styles from './service.css';

export interface ProductServiceProps {
  context: PageContext;
  product: Product;
  /** The page's own path. */
  address: string;
}

/** A sample, what delivery costs, a question: what helps before buying. */
export function ProductService({ context, product, address }: ProductServiceProps) {
  const { locale } = context;
  const t = getTexts(locale, 'product');
  const content = getTexts(locale, 'content');
  const texts = getMessages(locale, 'content');
  const sample = product.productVariants.find(({ isSample, isPublished }) => isSample && isPublished);
  return (
    <div className={styles.columns}>
      {sample && (
        <Section
          heading={t('sample', { length: sample.attributeLength?.commercialName ?? '' })}
          headingSize="subheading"
        >
          <Text isMeasured tone="muted">
            {t('ask.sampleText', { price: shownPrice(sample.combinationInfo.price, context) })}
          </Text>
          <div className={styles.action}>
            <Button
              form={SAMPLE_FORM_ID}
              name="product"
              size="small"
              type="submit"
              value={product.id}
              variant="secondary"
            >
              {t('ask.sample')}
            </Button>
            <SampleForm context={context} path={address} />
          </div>
        </Section>
      )}
      <FoldedSection heading={content('postcode.title')} headingSize="subheading">
        <DeliveryCosts
          action={`${href('delivery', locale)}#${POSTCODE_CHECK_ID}`}
          country={USUAL_COUNTRY[locale]}
          errors={getMessages(locale, 'errors')}
          locale={locale}
          texts={{ postcode: texts.postcode, delivery: texts.delivery }}
        />
      </FoldedSection>
      <FoldedSection heading={t('ask.questionTitle')} headingSize="subheading">
        <Text isMeasured tone="muted">
          {t('ask.questionText', { hours: REPLY_HOURS })}
        </Text>
        <Disclosure className={styles.ask} summary={t('ask.question')} variant="button">
          <QuestionBox locale={locale} product={product} />
        </Disclosure>
      </FoldedSection>
    </div>
  );
}
