import { inSteps, sumAmounts, type VatRate } from '@geven/timber';
import type { Pieces } from '@geven/timber/length-plan';
import type { BoardSize, BuyRow, FinishChoice } from '../buy/buy-content';
import { rowAmounts } from '../buy/finishes';

/** What a product's areas are calculated from. mm. */
export interface CalculatorFacts {
  readonly rows: readonly BuyRow[];
  /** mm that one laid board takes up. */
  readonly cover: number;
  /** Step of the pieces field. */
  readonly step: number;
  readonly board: BoardSize | null;
  readonly finishes: readonly FinishChoice[];
  readonly vatRate: VatRate;
  readonly isNet: boolean;
}

/** A row of the table of lengths that can be bought and has a length. */
export type WoodRow = BuyRow & { readonly id: number; readonly length: number };

/** One way to buy what is needed. Lengths in mm, money in shown cents. */
export interface PurchaseOption {
  readonly boards: readonly (Pieces & { readonly id: number })[];
  readonly pieces: number;
  readonly bought: number;
  /** Share of what is bought that is not needed, 0 to 1. */
  readonly rest: number;
  /** Joints in all rows together. */
  readonly joints: number;
  readonly price: number;
  /** More than there is in stock. */
  readonly isBeyondStock: boolean;
}

export interface PurchaseInput {
  readonly boards: readonly Pieces[];
  /** mm of board that are needed. */
  readonly needed: number;
  readonly joints: number;
}

/** Pieces in full steps, and what the cart will say that they cost: each line is rounded and taxed for itself (PD-09). */
export function purchaseOption(
  { boards, needed, joints }: PurchaseInput,
  rows: readonly WoodRow[],
  facts: CalculatorFacts,
): PurchaseOption {
  const chosen = boards.flatMap(({ length, pieces }) => {
    const row = rows.find((each) => each.length === length);
    return row ? [{ row, pieces: inSteps(pieces, facts.step) }] : [];
  });
  const bought = chosen.reduce((sum, { row, pieces }) => sum + row.length * pieces, 0);
  const { net, gross } = sumAmounts(chosen.map(({ row, pieces }) => rowAmounts(pieces, row, facts)));
  return {
    boards: chosen.map(({ row, pieces }) => ({ id: row.id, length: row.length, pieces })),
    pieces: chosen.reduce((sum, { pieces }) => sum + pieces, 0),
    bought,
    rest: bought === 0 ? 0 : Math.max(0, (bought - needed) / bought),
    joints,
    price: facts.isNet ? net : gross,
    isBeyondStock: chosen.some(({ row, pieces }) => pieces > row.stock),
  };
}
