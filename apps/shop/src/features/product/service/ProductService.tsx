import type { Product } from '@geven/odoo-sdk';
import { REPLY_HOURS } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Section } from '@geven/ui/Section';
import { Text } from '@geven/ui/Text';
import { SampleForm } from '@/components/sample/SampleForm';
import { SAMPLE_FORM_ID } from '@/components/sample/sample-form-id';
import { shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { questionHref } from './question-href';
import * as styles from './service.css';

export interface ProductServiceProps {
  context: PageContext;
  product: Product;
  /** The page's own path. */
  address: string;
}

/** A sample, a question: what helps before buying. */
export function ProductService({ context, product, address }: ProductServiceProps) {
  const { locale } = context;
  const t = getTexts(locale, 'product');
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
            <SampleForm locale={locale} path={address} />
          </div>
        </Section>
      )}
      <Section heading={t('ask.questionTitle')} headingSize="subheading">
        <Text isMeasured tone="muted">
          {t('ask.questionText', { hours: REPLY_HOURS })}
        </Text>
        <div className={styles.action}>
          <LinkButton
            href={questionHref(t('ask.questionSubject', questionOf(product)))}
            size="small"
            variant="secondary"
          >
            {t('ask.question')}
          </LinkButton>
        </div>
      </Section>
    </div>
  );
}

const questionOf = ({ title, itemNumber }: Product) => ({ name: title.name, itemNumber });
