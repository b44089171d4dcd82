import { MAX_PIECES } from '../constants';
import { boardsOf, chooseGroups, countOf } from './choose-groups';
import { type BoardCuts, boardCuts, type JoinedRows, joinedRows } from './cutting-list';
import { leastLength } from './least-length';
import type { BoardLength, Pieces } from './pieces';
import { hasAllOptions, rowKinds, sum } from './row-kinds';

/** Boards to buy for rows of boards, and how to cut them. Lengths in mm. */
export interface LengthPlan {
  /** Longest first. */
  readonly boards: readonly Pieces[];
  /** Length of all boards together. */
  readonly bought: number;
  /** Part of it that is in no row: offcuts and saw cuts. */
  readonly waste: number;
  /**
   * No plan with so few joints buys less than this. The plan is proved to waste least when it is what is `bought`; else
   * the two say how far from the least it can be.
   */
  readonly least: number;
  readonly cuts: readonly BoardCuts[];
  readonly joints: readonly JoinedRows[];
}

/**
 * The boards to buy for rows of certain lengths, so that the least length of board is bought, and among equals the
 * fewest boards. Boards may be cut into pieces for several rows, at the price of a saw cut (`SAW_KERF`). A row longer
 * than every board is joined, with as few joints as the longest board allows and no part below `SHORTEST_PART`.
 *
 * Takes no more boards than there are: null when they do not suffice, or for more than 9,999 pieces. Each length is
 * once among the boards; one without stock counts for the number of joints alone. The work is bounded: what is beyond
 * reach is planned in parts, which is good and not proved.
 */
export function planLengths(rows: readonly Pieces[], boards: readonly BoardLength[]): LengthPlan | null {
  const longest = Math.max(0, ...boards.map(({ length }) => length));
  const kinds = longest > 0 ? rowKinds(rows, longest) : [];
  const pieces = sum(kinds.map((kind) => kind.rows * kind.parts));
  const there = boards.filter((board) => board.pieces !== 0);
  if (there.length === 0 || pieces > MAX_PIECES) return null;
  const chosen = chooseGroups(kinds, there);
  if (!chosen) return null;
  const lengths = there.map(({ length }) => length);
  const needed = sum(kinds.map((kind) => kind.length * kind.rows));
  const all = chosen.groups.flatMap(boardsOf);
  const bought = sum(all);
  const isProved = chosen.isShortest && kinds.every((kind) => hasAllOptions(kind, Math.max(...lengths)));
  return {
    boards: [...countOf(all)]
      .map(([length, count]) => ({ length, pieces: count }))
      .sort((one, other) => other.length - one.length),
    bought,
    waste: bought - needed,
    least: isProved ? bought : Math.max(needed, leastLength(kinds, lengths) ?? 0),
    cuts: boardCuts(chosen.groups),
    joints: joinedRows(chosen.groups),
  };
}
