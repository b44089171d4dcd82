import type { Locale } from './locales';
import { formatDecimal } from './numbers';
import { divideHalfUp } from './rounding';

/** What one sold unit is: the word behind its number, as in "2 boxes". Boards are sold by the piece. */
export const UNITS_OF_SALE = ['PIECE', 'BOX', 'CAN', 'BOTTLE', 'ROLL', 'SET'] as const;
export type UnitOfSale = (typeof UNITS_OF_SALE)[number];

/** What contents are counted in, always whole. */
export const CONTENTS_UNITS = ['PIECE', 'MILLILITRE', 'GRAM', 'MILLIMETRE', 'SQUARE_CENTIMETRE'] as const;
export type ContentsUnit = (typeof CONTENTS_UNITS)[number];

/** What one sold unit holds: 200 pieces, 2500 ml. */
export interface Contents {
  readonly amount: number;
  readonly unit: ContentsUnit;
}

/** The unit that shoppers read, and how many of ours it is; pieces have a word instead. */
const MEASURES: Readonly<Record<Exclude<ContentsUnit, 'PIECE'>, { symbol: string; amount: number }>> = {
  MILLILITRE: { symbol: 'l', amount: 1000 },
  GRAM: { symbol: 'kg', amount: 1000 },
  MILLIMETRE: { symbol: 'm', amount: 1000 },
  SQUARE_CENTIMETRE: { symbol: 'm²', amount: 10_000 },
};
const HUNDRED_PIECES = 100;

/** What the reference amount of a unit price depends on. */
export interface UnitPriceReferenceInput {
  unitOfSale: UnitOfSale;
  unit: ContentsUnit;
  /** What each size of the product holds. */
  amounts: readonly number[];
}

/**
 * The amount that the unit price is for, one for all sizes of a product so that they can be compared: a litre, a
 * kilogram, a metre or a m², however small the pack (art. 2 of Directive 98/6/EC, § 5 PAngV). Packs of pieces have no
 * legal unit: 100 pieces where the largest holds as many, else one piece. Null for sets of different things, which need
 * no unit price (§ 4 PAngV).
 */
export function unitPriceReference({ unitOfSale, unit, amounts }: UnitPriceReferenceInput): number | null {
  if (unitOfSale === 'SET') return null;
  if (unit !== 'PIECE') return MEASURES[unit].amount;
  return Math.max(...amounts) >= HUNDRED_PIECES ? HUNDRED_PIECES : 1;
}

/**
 * The legal unit price in cents, from the price in cents that is shown for one sold unit: with VAT where that has it.
 * `reference` is the amount that it is for, in the unit of `amount`.
 */
export function unitPrice(priceCents: number, amount: number, reference: number): number {
  return divideHalfUp(priceCents * reference, amount);
}

/** Contents that are measured, with as few decimals as they have: `2,5 l`, `50 m²`; of pieces only the number. */
export function formatContents({ amount, unit }: Contents, locale: Locale): string {
  if (unit === 'PIECE') return formatDecimal(amount, 0, locale);
  const { symbol, amount: whole } = MEASURES[unit];
  const [, decimals = ''] = String(amount / whole).split('.');
  return `${formatDecimal(amount / whole, decimals.length, locale)}\u00a0${symbol}`;
}

/** The symbol behind a measured unit price, `l` or `m²`; null for pieces, which have a word. */
export const contentsSymbol = (unit: ContentsUnit): string | null => (unit === 'PIECE' ? null : MEASURES[unit].symbol);
