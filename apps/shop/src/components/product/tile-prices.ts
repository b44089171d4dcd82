import type { ProductCard } from '@geven/odoo-sdk';
import { shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { type UnitPriceText, unitPriceTexts } from '@/lib/texts/unit-texts';

/** What the prices of a product follow from. */
export type TilePriced = Pick<ProductCard, 'combinationInfo' | 'unitOfSale' | 'contents' | 'isPriceFrom'>;

/** A price with its unit; `was` is the lowest of the 30 days before it was reduced (LG-03). */
export interface TilePrice extends UnitPriceText {
  readonly was?: string | undefined;
}

/** The space between a number and what it counts, `100 pieces`. */
const NUMBER_OF = /(?<=\d) (?=\p{L})/gu;

/** Prices of a product in one prominence (LG-06): per metre and m², or of a pack and what is in it (LG-02). */
export function tilePrices(product: TilePriced, context: PageContext): TilePrice[] {
  const { price_m1, lowestPrice30Days, lowestPrice30Days_m1 } = product.combinationInfo;
  const lowest = price_m1 === null ? lowestPrice30Days : lowestPrice30Days_m1;
  const [price, ...others] = unitPriceTexts(product, context, getTexts(context.locale, 'common'));
  const unbroken = (text: UnitPriceText) => ({ ...text, unit: text.unit.replace(NUMBER_OF, '\u00a0') });
  return [
    { ...unbroken(price), was: lowest === null ? undefined : shownPrice(lowest, context) },
    ...others.map(unbroken),
  ];
}
