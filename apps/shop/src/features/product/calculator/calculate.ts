import { piecesForArea } from '@geven/timber';
import type { CalculatorInput } from '@/lib/products/calculator-input';
import type { ProductState } from '@/lib/products/product-state';
import { chosenFinishes, isOffered } from '../buy/finishes';
import { type PlannedRows, planRows } from './plan-rows';
import type { ProductFacts } from './product-facts';
import { type CalculatorFacts, purchaseOption, type WoodRow } from './purchase-option';

/** What to buy: the best way, each length by itself, and how rows are planned where their lengths are known. */
export interface Calculation extends PlannedRows {
  readonly input: CalculatorInput;
}

/** What to buy of a product with the finishes that are chosen. */
export function calculateFor(input: CalculatorInput, facts: ProductFacts, { finishes }: ProductState): Calculation {
  return calculate(input, { ...facts, ...facts.context, finishes: chosenFinishes(facts.finishes, finishes) });
}

/** Boards for an area: planned row by row where length and width are known, else rounded up per length (PD-10). */
export function calculate(input: CalculatorInput, facts: CalculatorFacts): Calculation {
  const rows = facts.rows.filter(
    (row): row is WoodRow => row.length !== null && !row.isSample && isOffered(row, facts.finishes),
  );
  const planned =
    input.area === null ? planRows(input, rows, facts) : roundUp(input.area, input.waste, { rows, facts });
  return { input, ...planned };
}

/** Pieces of each length for an area in m², with an allowance in per cent; the best is in stock and leaves least over. */
function roundUp(
  area: number,
  waste: number,
  { rows, facts }: { rows: readonly WoodRow[]; facts: CalculatorFacts },
): PlannedRows {
  const needed = (area * 1e6) / facts.cover;
  const oneLength = rows.map(({ length }) => {
    const pieces = piecesForArea(area * (1 + waste / 100), length, facts.cover);
    return purchaseOption({ boards: [{ length, pieces }], needed, joints: 0 }, rows, facts);
  });
  const inStock = oneLength.filter(({ isBeyondStock }) => !isBeyondStock);
  const [best = null] = (inStock.length > 0 ? inStock : oneLength).toSorted((one, other) => one.bought - other.bought);
  return { best, oneLength, plan: null };
}
