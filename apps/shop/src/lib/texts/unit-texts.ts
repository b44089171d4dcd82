import type { ProductVariant } from '@geven/odoo-sdk';
import { contentsSymbol, formatContents, formatMoney, type Locale, type UnitOfSale, unitPrice } from '@geven/timber';
import { shownCents, shownPrice } from '../products/prices';
import type { PageContext } from '../routing/page-context';
import type { UnitText } from './areas';

/** What is sold: a piece, or a pack with what it holds. */
export type Sold = Pick<ProductVariant, 'unitOfSale' | 'contents'>;
type Contents = NonNullable<Sold['contents']>;

/** An amount and what it is for, `/box`. */
export interface UnitPriceText {
  readonly amount: string;
  readonly unit: string;
}

/** How many of what, `2 boxes`. */
export const countText = (count: number, unitOfSale: UnitOfSale, t: UnitText): string =>
  t(`units.count.${unitOfSale}`, { count });

/** A number of pieces and the unit they are sold in. */
export interface UnitPieces {
  readonly pieces: number;
  readonly unitOfSale: UnitOfSale;
}

const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0');

/** How many of what, each unit once: `1 piece, 2 boxes`; `0` of nothing. No count is parted from its word. */
export function quantityText(units: readonly UnitPieces[], t: UnitText): string {
  const counts = new Map<UnitOfSale, number>();
  for (const { pieces, unitOfSale } of units) counts.set(unitOfSale, (counts.get(unitOfSale) ?? 0) + pieces);
  const texts = [...counts].flatMap(([unit, count]) => (count > 0 ? [inOneLine(countText(count, unit, t))] : []));
  return texts.join(', ') || '0';
}

/** Behind the price of one, with what is in it: `/box (100 pieces)`. */
export function perUnitText({ unitOfSale, contents }: Sold, locale: Locale, t: UnitText): string {
  const each = t(`units.each.${unitOfSale}`);
  return contents ? `${each} (${contentsText(contents, locale, t)})` : each;
}

/** The legal unit price of what is sold for `cents` (LG-02); null where it is due none. */
export function legalUnitPrice(cents: number, contents: Sold['contents'], t: UnitText): UnitPriceText | null {
  if (!contents || contents.reference === null) return null;
  const { amount, unit, reference } = contents;
  const symbol = contentsSymbol(unit);
  const word = reference === 1 ? t('units.each.PIECE') : `/${countText(reference, 'PIECE', t)}`;
  return { amount: formatMoney(unitPrice(cents, amount, reference)), unit: symbol ? `/${symbol}` : word };
}

/** A product that is not sold by length. */
export interface PackPriced extends Sold {
  readonly combinationInfo: { readonly price: number };
  readonly isPriceFrom: boolean;
}

/** The price of its cheapest size, and the unit price of that. */
export function packPrices(
  product: PackPriced,
  context: PageContext,
  t: UnitText,
): [UnitPriceText, ...UnitPriceText[]] {
  const { price } = product.combinationInfo;
  const shown = shownPrice(price, context);
  const amount = product.isPriceFrom ? t('units.from', { price: shown }) : shown;
  const legal = legalUnitPrice(shownCents(price, context), product.contents, t);
  return [{ amount, unit: perUnitText(product, context.locale, t) }, ...(legal ? [legal] : [])];
}

/** What a pack holds, or what it is where nothing in it is counted, `100 pieces`, `piece`. */
export const contentsOrUnit = ({ unitOfSale, contents }: Sold, locale: Locale, t: UnitText): string =>
  contents ? contentsText(contents, locale, t) : countText(1, unitOfSale, t);

/** What `unitPriceTexts` follow from. */
export interface UnitPriced extends PackPriced {
  readonly combinationInfo: {
    readonly price: number;
    readonly price_m1: number | null;
    readonly price_m2: number | null;
  };
}

/** Prices of a product in one prominence (LG-06): per metre and m², or of a pack and what is in it. */
export function unitPriceTexts(
  product: UnitPriced,
  context: PageContext,
  t: UnitText,
): [UnitPriceText, ...UnitPriceText[]] {
  const { price_m1, price_m2 } = product.combinationInfo;
  if (price_m1 === null) return packPrices(product, context, t);
  const perMetre = { amount: shownPrice(price_m1, context), unit: t('units.perMetre') };
  return price_m2 === null
    ? [perMetre]
    : [perMetre, { amount: shownPrice(price_m2, context), unit: t('units.perSquareMetre') }];
}

/** What is in a pack: `100 pieces`, `0,75 l`. */
export const contentsText = (contents: Contents, locale: Locale, t: UnitText): string =>
  contents.unit === 'PIECE' ? countText(contents.amount, 'PIECE', t) : formatContents(contents, locale);
