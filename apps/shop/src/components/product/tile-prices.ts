import type { ProductCard } from '@geven/odoo-sdk';
import { getTexts } from '../../lib/i18n';
import type { Place } from '../../lib/place';
import { shownPrice } from '../../lib/prices';

/** A price with its unit; `was` is the lowest of the 30 days before it was reduced (LG-03). */
export interface TilePrice {
  readonly amount: string;
  readonly unit: string;
  readonly was?: string | undefined;
}

/** Prices of a product in one prominence (LG-06): per metre and m², or per piece of what is not sold by length. */
export function tilePrices(info: ProductCard['combinationInfo'], place: Place): TilePrice[] {
  const t = getTexts(place.locale, 'catalogue');
  const { price, price_m1, price_m2, lowestPrice30Days, lowestPrice30Days_m1 } = info;
  const shown = (net: number | null) => (net === null ? undefined : shownPrice(net, place));
  if (price_m1 === null)
    return [{ amount: shownPrice(price, place), unit: t('perPiece'), was: shown(lowestPrice30Days) }];
  return [
    { amount: shownPrice(price_m1, place), unit: t('perMetre'), was: shown(lowestPrice30Days_m1) },
    ...(price_m2 === null ? [] : [{ amount: shownPrice(price_m2, place), unit: t('perSquareMetre') }]),
  ];
}
