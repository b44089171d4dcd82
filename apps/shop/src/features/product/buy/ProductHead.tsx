import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
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

/** Name and size, with the word that a merchant puts to it; a sample box says that it is one (PD-41). */
export function ProductHead({ locale, product }: ProductHeadProps) {
  const t = getTexts(locale, 'product');
  const { thickness, width, ribbon, productCategoryIsSample } = product;
  const shape = shapeBeside(product.title, product);
  return (
    <>
      <Heading className={styles.name} level={1} size="title">
        {product.title.short}
      </Heading>
      <div className={styles.size}>
        {thickness !== null && width !== null && (
          <Text size="lead">
            {thickness} × {width}
            <Unit>mm</Unit>
            {shape && `, ${shape}`}
          </Text>
        )}
        {productCategoryIsSample ? <Ribbon>{t('sampleBox')}</Ribbon> : ribbon && <ProductRibbon ribbon={ribbon} />}
      </div>
    </>
  );
}
