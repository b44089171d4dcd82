import type { Product } from '@geven/odoo-sdk';
import { type Locale, nonBreaking } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Ribbon } from '@geven/ui/Ribbon';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import { ProductRibbon } from '@/components/product/ProductRibbon';
import { boardsText } from '@/components/screw/boards-text';
import { screwOf } from '@/components/screw/screw-of';
import { nameAndSize } from '@/lib/products/name-and-size';
import { shapeBeside } from '@/lib/products/product-kind';
import { getTexts } from '@/lib/texts/i18n';
import { isSaidInHead } from '../data/ProductWords';
import * as styles from '../product.css';

export interface ProductHeadProps {
  locale: Locale;
  product: Product;
}

/** Name and size, with the word that a merchant puts to it; a sample box whose name does not says that it is one (PD-41). */
export function ProductHead({ locale, product }: ProductHeadProps) {
  const t = getTexts(locale, 'product');
  const { thickness, width, ribbon, productCategoryIsSample } = product;
  const { name, size } = nameAndSize(product.title.short);
  const shape = shapeBeside(product.title, product);
  const sample = t('sampleBox');
  const isCalledSample = name.toLowerCase().includes(sample.toLowerCase());
  const isTimber = thickness !== null && width !== null;
  const screw = screwOf(product.image, product.title.name, locale);
  const boards = screw && boardsText(screw);
  const word = productCategoryIsSample
    ? !isCalledSample && <Ribbon>{sample}</Ribbon>
    : ribbon && <ProductRibbon ribbon={ribbon} />;
  return (
    <>
      <div className={styles.nameLine}>
        <Heading className={styles.name} level={1} size="title">
          {name}
          {size && (
            <>
              {' '}
              <span className={styles.sizeInName}>{size}</span>
            </>
          )}
        </Heading>
        {!isTimber && word}
      </div>
      {isTimber && (
        <div className={styles.size}>
          <Text size="lead">
            {thickness} × {width}
            <Unit>mm</Unit>
            {shape && `, ${shape}`}
          </Text>
          {word}
        </div>
      )}
      {boards && <Text>{nonBreaking(getTexts(locale, 'catalogue')('pack.boards', { size: boards }))}</Text>}
      {isSaidInHead(product) && <Text className={styles.intro}>{nonBreaking(product.intro)}</Text>}
    </>
  );
}
