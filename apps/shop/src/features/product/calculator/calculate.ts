import {
  inSteps,
  type LengthMix,
  piecesForArea,
  planLengths,
  type Pieces as RunPieces,
  sumAmounts,
  type VatRate,
} from '@geven/timber';
import type { CalculatorInput, Surface } from '../../../lib/calculator-input';
import type { BoardSize, BuyRow, FinishChoice } from '../buy/buy-content';
import { isOffered, rowAmounts } from '../buy/finishes';

/** What a product's areas are reckoned from. mm. */
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

/** One way to buy what is needed. Lengths in mm, money in shown cents. */
export interface PurchaseOption {
  readonly boards: readonly { readonly id: number; readonly length: number; readonly pieces: number }[];
  readonly pieces: number;
  readonly bought: number;
  /** Share of what is bought that is no part of the area, 0 to 1. */
  readonly waste: number;
  readonly price: number;
  /** More than there is in stock. */
  readonly isBeyondStock: boolean;
}

/** Rows of boards that a rectangle takes. */
export interface SurfaceRows extends Surface {
  readonly rows: number;
  /** With spare rows. */
  readonly total: number;
}

export interface Calculation {
  readonly input: CalculatorInput;
  readonly surfaces: readonly SurfaceRows[];
  /** mm of board in the area itself. */
  readonly needed: number;
  /** The best way, or null when nothing suffices. */
  readonly best: PurchaseOption | null;
  /** How the best way was found: planned from rows of a length, or rounded up from an area. */
  readonly method: 'exact' | 'first fit decreasing' | 'area';
  /** What the mix saves against the best single length, mm. */
  readonly saved: number;
  /** The single length that it is compared with, mm. */
  readonly savedAgainst: number | null;
  /** Longest board, mm: longer rows are joined. */
  readonly longest: number;
  readonly oneLength: readonly PurchaseOption[];
}

type WoodRow = BuyRow & { readonly id: number; readonly length: number };

/** Boards for an area: planned row by row where length and width are known, else rounded up per length (PD-10). */
export function calculate(input: CalculatorInput, facts: CalculatorFacts): Calculation {
  const rows = facts.rows.filter(
    (row): row is WoodRow => row.length !== null && !row.isSample && isOffered(row, facts.finishes),
  );
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return input.area === null ? byRows(input, rows, longest, facts) : byArea(input, input.area, rows, longest, facts);
}

function byRows(
  input: CalculatorInput,
  rows: readonly WoodRow[],
  longest: number,
  facts: CalculatorFacts,
): Calculation {
  const surfaces = input.surfaces.map((surface): SurfaceRows => {
    const count = Math.ceil(surface.width / facts.cover);
    return { ...surface, rows: count, total: Math.ceil(count * (1 + input.waste / 100)) };
  });
  const runs = surfaces.map(({ length, total }): RunPieces => ({ length, pieces: total }));
  const needed = surfaces.reduce((sum, { length, rows: count }) => sum + length * count, 0);
  const option = (mix: LengthMix, isBeyondStock: boolean) => toOption(mix, rows, { needed, isBeyondStock, facts });
  const fromStock = planLengths(
    runs,
    rows.map(({ length, stock }) => ({ length, pieces: stock })),
  );
  const plan =
    fromStock ??
    planLengths(
      runs,
      rows.map(({ length }) => ({ length, pieces: null })),
    );
  return {
    input,
    surfaces,
    needed,
    best: plan && option(plan, fromStock === null),
    method: plan?.method ?? 'exact',
    saved: plan?.saved ?? 0,
    savedAgainst: plan?.oneLength?.boards[0]?.length ?? null,
    longest,
    oneLength: rows.flatMap(({ length, stock }) => {
      const single = planLengths(runs, [{ length, pieces: null }]);
      return single ? [option(single, (single.boards[0]?.pieces ?? 0) > stock)] : [];
    }),
  };
}

function byArea(
  input: CalculatorInput,
  area: number,
  rows: readonly WoodRow[],
  longest: number,
  facts: CalculatorFacts,
): Calculation {
  const needed = (area * 1e6) / facts.cover;
  const withWaste = area * (1 + input.waste / 100);
  const oneLength = rows.map(({ length, stock }) => {
    const pieces = piecesForArea(withWaste, length, facts.cover);
    const mix = { boards: [{ length, pieces }], bought: length * pieces, waste: 0 };
    return toOption(mix, rows, { needed, isBeyondStock: pieces > stock, facts });
  });
  const inStock = oneLength.filter(({ isBeyondStock }) => !isBeyondStock);
  const best = (inStock.length > 0 ? inStock : oneLength).toSorted((one, other) => one.bought - other.bought)[0];
  return {
    input,
    surfaces: [],
    needed,
    best: best ?? null,
    method: 'area',
    saved: 0,
    savedAgainst: null,
    longest,
    oneLength,
  };
}

interface OptionContext {
  readonly needed: number;
  readonly isBeyondStock: boolean;
  readonly facts: CalculatorFacts;
}

/** Pieces in full steps, with what they cost. */
function toOption(
  mix: LengthMix,
  rows: readonly WoodRow[],
  { needed, isBeyondStock, facts }: OptionContext,
): PurchaseOption {
  const chosen = mix.boards.flatMap(({ length, pieces }) => {
    const row = rows.find((each) => each.length === length);
    return row ? [{ row, pieces: inSteps(pieces, facts.step) }] : [];
  });
  const bought = chosen.reduce((sum, { row, pieces }) => sum + row.length * pieces, 0);
  const { net, gross } = sumAmounts(chosen.map(({ row, pieces }) => rowAmounts(pieces, row, facts)));
  return {
    boards: chosen.map(({ row, pieces }) => ({ id: row.id, length: row.length, pieces })),
    pieces: chosen.reduce((sum, { pieces }) => sum + pieces, 0),
    bought,
    waste: bought === 0 ? 0 : Math.max(0, (bought - needed) / bought),
    price: facts.isNet ? net : gross,
    isBeyondStock,
  };
}
