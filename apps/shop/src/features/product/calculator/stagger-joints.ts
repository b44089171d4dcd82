import { type LengthPlan, SHORTEST_PART } from '@geven/timber/length-plan';

type Plan = Pick<LengthPlan, 'cuts' | 'joints'>;
type Cuts = Plan['cuts'][number];

/** mm that a saw takes, as much as the plan counts. */
const SAW_KERF = 4;
/** mm that the joints of neighbours keep apart at least. */
const APART = 300;

/**
 * A plan whose joints make no line across a deck. Rows of parts that are about equal would, whichever end they begin at:
 * every other one begins and ends with half of its shortest part instead, as carpenters do. It takes no more boards; what
 * the saw takes is in the gaps of the joints.
 */
export function staggerJoints<P extends Plan>(plan: P): P {
  let { cuts } = plan;
  const joints = plan.joints.flatMap((joined) => {
    const part = Math.min(...joined.parts);
    const rows = Math.floor(joined.rows / 2);
    const half = Math.floor((part - SAW_KERF) / 2);
    if (rows === 0 || half < SHORTEST_PART || !meets(joined.parts)) return [joined];
    cuts = halved(cuts, part, rows);
    const others = without(joined.parts, part);
    return [
      { ...joined, rows: joined.rows - rows },
      { ...joined, rows, parts: [half, ...others, half] },
    ];
  });
  return { ...plan, cuts, joints };
}

/** Whether joints of a row meet those of the same row begun at its other end. */
function meets(parts: readonly number[]): boolean {
  const joints = parts.slice(1).map((_, index) => sum(parts.slice(0, index + 1)));
  return joints.some((joint) => joints.some((other) => Math.abs(joint + other - sum(parts)) < APART));
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, each) => total + each, 0);

const without = (lengths: readonly number[], one: number): number[] =>
  lengths.filter((_, index) => index !== lengths.indexOf(one));

/** Cuts in which so many pieces of a length are two halves of it. */
function halved(cuts: readonly Cuts[], part: number, count: number): Cuts[] {
  let left = count;
  const half = Math.floor((part - SAW_KERF) / 2);
  return cuts.flatMap((cut) => {
    const boards = Math.min(left, cut.pieces.includes(part) ? cut.boards : 0);
    if (boards === 0) return [cut];
    left -= boards;
    const pieces = [...without(cut.pieces, part), half, half].sort((one, other) => other - one);
    return [...(cut.boards > boards ? [{ ...cut, boards: cut.boards - boards }] : []), { ...cut, boards, pieces }];
  });
}
