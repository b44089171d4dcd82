import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Facts } from '@geven/ui/Facts';
import { Heading } from '@geven/ui/Heading';
import { Ribbon } from '@geven/ui/Ribbon';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import { ProductRibbon } from '@/components/product/ProductRibbon';
import { shapeBeside } from '@/lib/products/product-kind';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from '../product.css';

export interface ProductHeadProps {
  locale: Locale;
  product: Product;
}

/** Name, size, and the facts that decide: how durable, how heavy, from where, with which certificate. */
export function ProductHead({ locale, product }: ProductHeadProps) {
  const t = getTexts(locale, 'product');
  const { specie, durability, thickness, width, ribbon, productCategoryIsSample, certification } = product;
  const shape = shapeBeside(product.title, product);
  return (
    <>
      {(ribbon || productCategoryIsSample) && (
        <div className={styles.ribbons}>
          {ribbon && <ProductRibbon ribbon={ribbon} />}
          {productCategoryIsSample && <Ribbon>{t('sampleBox')}</Ribbon>}
        </div>
      )}
      <Heading level={1} size="title">
        {product.title.short}
      </Heading>
      {thickness !== null && width !== null && (
        <Text className={styles.size} size="lead">
          {thickness} × {width}
          <Unit>mm</Unit>
          {shape && `, ${shape}`}
        </Text>
      )}
      {specie && (
        <Facts
          isRuled
          items={[
            durability?.treatedFor
              ? { label: t('use.class'), value: `${durability.treatedFor} (EN 335)` }
              : { label: t('facts.durability'), value: t('facts.class', { value: specie.durabilityClass ?? '–' }) },
            {
              label: t('facts.density'),
              value: (
                <>
                  {specie.density ?? '–'}
                  <Unit>kg/m³</Unit>
                </>
              ),
            },
            { label: t('facts.origin'), value: specie.origin ?? '–' },
            { label: product.attributeCertificationName || t('facts.certification'), value: certification ?? '–' },
          ]}
        />
      )}
    </>
  );
}
