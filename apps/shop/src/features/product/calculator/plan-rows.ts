import { type LengthPlan, type Pieces, planLengths } from '@geven/timber/length-plan';
import type { CalculatorInput, Surface } from '@/lib/products/calculator-input';
import { type CalculatorFacts, type PurchaseOption, purchaseOption, type WoodRow } from './purchase-option';
import { staggerJoints } from './stagger-joints';

/** Rows of boards that a rectangle takes. */
export interface SurfaceRows extends Surface {
  readonly rows: number;
  /** With spare rows. */
  readonly total: number;
}

/** How rows are made from boards. */
export interface RowPlan extends Pick<LengthPlan, 'cuts' | 'joints'> {
  readonly surfaces: readonly SurfaceRows[];
  /** Longest board, mm: longer rows are joined. */
  readonly longest: number;
  /**
   * How much more board than the least it can be, as a share of the least: 0 is proved to be the least. Null when it
   * takes more than there is in stock, which is planned for its own sake only.
   */
  readonly excess: number | null;
  /** What it saves against the best single length, both mm; null without one to compare with. */
  readonly saved: Readonly<{ mm: number; length: number }> | null;
}

export interface PlannedRows {
  readonly best: PurchaseOption | null;
  readonly oneLength: readonly PurchaseOption[];
  readonly plan: RowPlan | null;
}

interface Candidate {
  readonly option: PurchaseOption;
  readonly plan: LengthPlan;
}

/**
 * Boards for rectangles, row by row: least wood from what is in stock, so that all comes at once; beyond the stock only
 * when it does not suffice. A single length wins where it is as good as a mix and has no more joints.
 */
export function planRows(input: CalculatorInput, rows: readonly WoodRow[], facts: CalculatorFacts): PlannedRows {
  const surfaces = input.surfaces.map((surface): SurfaceRows => {
    const count = Math.ceil(surface.width / facts.cover);
    return { ...surface, rows: count, total: Math.ceil(count * (1 + input.waste / 100)) };
  });
  const runs = surfaces.map(({ length, total }): Pieces => ({ length, pieces: total }));
  const needed = runs.reduce((sum, { length, pieces }) => sum + length * pieces, 0);
  const candidate = (plan: LengthPlan | null): Candidate[] =>
    plan
      ? [{ plan, option: purchaseOption({ boards: plan.boards, needed, joints: jointsOf(plan) }, rows, facts) }]
      : [];
  const endless = rows.map(({ length }) => ({ length, pieces: null }));
  const inStock = rows.map(({ length, stock }) => ({ length, pieces: stock }));
  const [mix] = candidate(planLengths(runs, inStock) ?? planLengths(runs, endless));
  const singles = endless.flatMap((length) => candidate(planLengths(runs, [length])));
  const oneLength = singles.map(({ option }) => option);
  if (!mix) return { best: null, oneLength, plan: null };
  const rivals = singles.filter(
    ({ option }) =>
      option.joints <= mix.option.joints && Number(option.isBeyondStock) <= Number(mix.option.isBeyondStock),
  );
  const single = least(rivals);
  const { plan, option: best } = single && single.option.bought <= mix.option.bought ? single : mix;
  return {
    best,
    oneLength,
    plan: {
      surfaces,
      ...staggerJoints({ cuts: plan.cuts, joints: plan.joints }),
      longest: Math.max(...rows.map(({ length }) => length)),
      excess: best.isBeyondStock ? null : best.bought / mix.plan.least - 1,
      saved: single && {
        mm: single.option.bought - best.bought,
        length: single.option.boards[0]?.length ?? 0,
      },
    },
  };
}

const jointsOf = ({ joints }: LengthPlan) =>
  joints.reduce((sum, { rows, parts }) => sum + rows * (parts.length - 1), 0);

/** What buys least; of equals the cheapest, then the fewest pieces. */
const least = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.toSorted(
    ({ option: one }, { option: other }) =>
      one.bought - other.bought || one.price - other.price || one.pieces - other.pieces,
  )[0] ?? null;
