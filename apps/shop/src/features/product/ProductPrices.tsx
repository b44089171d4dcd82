import type { Product } from '@geven/odoo-sdk';
import { Price } from '@geven/ui/Price';
import { Text } from '@geven/ui/Text';
import { getTexts } from '../../lib/i18n';
import type { Place } from '../../lib/place';
import { shownPrice } from '../../lib/prices';
import * as styles from './product.css';

interface ProductPricesProps {
  place: Place;
  product: Product;
}

const DECKING = new Set(['DH', 'DS']);

/** The metre is the legal unit price; the m² stands beside it in the same size. */
export function ProductPrices({ place, product: { combinationInfo, family } }: ProductPricesProps) {
  const t = getTexts(place.locale, 'catalogue');
  const common = getTexts(place.locale, 'common');
  const { price, price_m1, price_m2, price_m2_wood } = combinationInfo;
  const isDecking = DECKING.has(family);
  return (
    <div className={styles.priceBlock}>
      <div className={styles.prices}>
        {price_m1 === null ? (
          <Price
            amount={shownPrice(price, place)}
            caption={t('price.fromPiece')}
            size="figureLarge"
            unit={t('perPiece')}
          />
        ) : (
          <Price
            amount={shownPrice(price_m1, place)}
            caption={t('price.metre')}
            size="figureLarge"
            unit={t('perMetre')}
          />
        )}
        {price_m2 !== null && (
          <Price
            amount={shownPrice(price_m2, place)}
            caption={isDecking ? t('price.laid') : t('price.covered')}
            size="figureLarge"
            unit={t('perSquareMetre')}
          />
        )}
        {isDecking && price_m2_wood !== null && (
          <Price
            amount={shownPrice(price_m2_wood, place)}
            caption={t('price.wood')}
            size="figureSmall"
            unit={t('perSquareMetre')}
          />
        )}
      </div>
      <Text size="caption" tone="muted">
        {place.isNet ? common('priceNoteExcl') : common('priceNoteIncl', { rate: place.vatRate })}
      </Text>
    </div>
  );
}
