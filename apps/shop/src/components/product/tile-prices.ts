import type { ProductCard } from '@geven/odoo-sdk';
import { shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { packPrices } from '@/lib/texts/unit-texts';

/** What the prices of a product follow from. */
export type TilePriced = Pick<ProductCard, 'combinationInfo' | 'unitOfSale' | 'contents' | 'isPriceFrom'>;

/** A price with its unit; `was` is the lowest of the 30 days before it was reduced (LG-03). */
export interface TilePrice {
  readonly amount: string;
  readonly unit: string;
  readonly was?: string | undefined;
}

/** Prices of a product in one prominence (LG-06): per metre and m², or of a pack and what is in it (LG-02). */
export function tilePrices(product: TilePriced, context: PageContext): TilePrice[] {
  const { price_m1, price_m2, lowestPrice30Days, lowestPrice30Days_m1 } = product.combinationInfo;
  const shown = (net: number | null) => (net === null ? undefined : shownPrice(net, context));
  if (price_m1 === null) {
    const [price, ...unitPrices] = packPrices(product, context, getTexts(context.locale, 'common'));
    return [{ ...price, was: shown(lowestPrice30Days) }, ...unitPrices];
  }
  const t = getTexts(context.locale, 'common');
  return [
    { amount: shownPrice(price_m1, context), unit: t('units.perMetre'), was: shown(lowestPrice30Days_m1) },
    ...(price_m2 === null ? [] : [{ amount: shownPrice(price_m2, context), unit: t('units.perSquareMetre') }]),
  ];
}
