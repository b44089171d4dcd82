import { type Amounts, sumAmounts } from '@geven/timber';
import type { BuyRow, FinishChoice } from './buy-content';
import { finishingDays } from './finishes';
import { rowDelay } from './row-delay';

/** Pieces by variant id. */
export type Pieces = ReadonlyMap<number, number>;

/** What the chosen pieces are together. Cents, mm, grams, days. */
export interface BuyTotals {
  readonly pieces: number;
  readonly length: number;
  readonly weight: number;
  /** Days until everything leaves the yard; of what comes first when nothing is chosen. */
  readonly saleDelay: number;
  readonly net: number;
  readonly gross: number;
  /** Longest piece; 0 when nothing is chosen. */
  readonly longest: number;
}

/** Adds up what was chosen, each line rounded as an order rounds it. */
export function buyTotals(
  rows: readonly BuyRow[],
  chosenPieces: Pieces,
  finishes: readonly FinishChoice[],
  amountsOf: (pieces: number, row: BuyRow) => Amounts,
): BuyTotals {
  const chosen = rows.flatMap((row) => {
    const pieces = (row.id !== null && chosenPieces.get(row.id)) || 0;
    return pieces > 0 ? [{ ...row, pieces }] : [];
  });
  const { net, gross } = sumAmounts(chosen.map((row) => amountsOf(row.pieces, row)));
  // Samples go in a parcel: they are no metres of wood.
  const wood = chosen.filter(({ isSample }) => !isSample);
  return {
    pieces: chosen.reduce((sum, { pieces }) => sum + pieces, 0),
    length: wood.reduce((sum, { pieces, length }) => sum + pieces * (length ?? 0), 0),
    weight: chosen.reduce((sum, { pieces, weight }) => sum + pieces * weight, 0),
    saleDelay: delayOf(rows, chosen) + finishingDays(finishes),
    net,
    gross,
    longest: Math.max(0, ...wood.map(({ length }) => length ?? 0)),
  };
}

/** Days until everything that was chosen leaves the yard; while nothing is, until the first piece of anything can. */
function delayOf(rows: readonly BuyRow[], chosen: readonly (BuyRow & { readonly pieces: number })[]): number {
  if (chosen.length > 0) return Math.max(...chosen.map((row) => rowDelay(row, row.pieces)));
  return Math.min(...rows.filter(({ id }) => id !== null).map((row) => rowDelay(row, 1)));
}
