import { MAX_PIECES } from './constants';

/** So many pieces of one length, mm. */
export interface Pieces {
  readonly length: number;
  readonly pieces: number;
}

/** A length that can be bought, mm; `pieces` is what there is of it, null without a limit. */
export interface BoardLength {
  readonly length: number;
  readonly pieces: number | null;
}

/** Boards to buy, and what is left of them. Lengths in mm. */
export interface LengthMix {
  /** Longest first. */
  readonly boards: readonly Pieces[];
  /** Length of all boards together. */
  readonly bought: number;
  /** Part of it that is no piece: offcuts and saw kerfs. */
  readonly waste: number;
}

export interface LengthPlan extends LengthMix {
  /** Least waste of all, or what first fit decreasing finds, which is good but not always the least. */
  readonly method: 'exact' | 'first fit decreasing';
  /** The least waste with boards of one length; null when no length is enough by itself. */
  readonly oneLength: LengthMix | null;
  /** mm of board that the mix saves against one length. */
  readonly saved: number;
}

/** Width of a saw cut, mm. */
export const SAW_KERF = 4;

/**
 * The boards to buy for pieces of certain lengths, so that least is wasted. Exact where all pieces have one length; for
 * several lengths the heuristic is first fit decreasing. A run longer than every board is joined from equal parts. Null
 * when the boards that there are do not suffice. `needed` pieces are whole, at most 9,999 together.
 */
export function planLengths(needed: readonly Pieces[], boards: readonly BoardLength[]): LengthPlan | null {
  const longest = Math.max(0, ...boards.map(({ length }) => length));
  const cuts = joinRuns(needed, longest);
  const count = cuts.reduce((sum, { pieces }) => sum + pieces, 0);
  if (longest === 0 || count > MAX_PIECES) return null;
  const used = cuts.reduce((sum, { length, pieces }) => sum + length * pieces, 0);
  const isExact = cuts.length <= 1;
  const solve = (lengths: readonly BoardLength[]) => (isExact ? leastWaste(cuts[0], lengths) : firstFit(cuts, lengths));
  const counts = solve(boards);
  if (!counts) return null;
  const singles = boards.flatMap((board) => solve([board]) ?? []).map((single) => mixOf([single], used));
  const oneLength = singles.reduce<LengthMix | null>(
    (best, mix) => (best && best.bought <= mix.bought ? best : mix),
    null,
  );
  const mix = mixOf(counts, used);
  // The heuristic may miss what one length does by itself.
  const best = oneLength && oneLength.bought < mix.bought ? oneLength : mix;
  return {
    ...best,
    method: isExact ? 'exact' : 'first fit decreasing',
    oneLength,
    saved: oneLength ? oneLength.bought - best.bought : 0,
  };
}

/** Equal lengths together, longest first; a run that no board spans becomes parts of one length. */
function joinRuns(needed: readonly Pieces[], longest: number): Pieces[] {
  const counts = new Map<number, number>();
  for (const { length, pieces } of needed) {
    const parts = longest > 0 ? Math.max(1, Math.ceil(length / longest)) : 1;
    const part = Math.ceil(length / parts);
    if (pieces > 0) counts.set(part, (counts.get(part) ?? 0) + pieces * parts);
  }
  return [...counts].map(([length, pieces]) => ({ length, pieces })).sort((one, other) => other.length - one.length);
}

function mixOf(boards: readonly Pieces[], used: number): LengthMix {
  const bought = boards.reduce((sum, { length, pieces }) => sum + length * pieces, 0);
  return {
    boards: boards.filter(({ pieces }) => pieces > 0).toSorted((one, other) => other.length - one.length),
    bought,
    waste: bought - used,
  };
}

/** Pieces that a board yields: one cut less than pieces when the last one ends with the board. */
const yieldOf = (board: number, piece: number) => Math.floor((board + SAW_KERF) / (piece + SAW_KERF));

interface Bundle {
  readonly length: number;
  readonly boards: number;
  readonly pieces: number;
}

/**
 * Pieces of one length: a knapsack over the number of pieces, least length of board first, then fewest boards. Stock is
 * bounded, so each length enters as bundles of 1, 2, 4 … boards.
 */
function leastWaste(cut: Pieces | undefined, boards: readonly BoardLength[]): Pieces[] | null {
  if (!cut) return [];
  const bundles = boards.flatMap((board) => bundlesOf(board, cut));
  const best: ({ length: number; boards: number } | null)[] = Array.from({ length: cut.pieces + 1 }, () => null);
  best[0] = { length: 0, boards: 0 };
  const taken = bundles.map(() => new Uint8Array(cut.pieces + 1));
  bundles.forEach((bundle, index) => {
    for (let pieces = cut.pieces; pieces > 0; pieces -= 1) {
      const before = best[Math.max(0, pieces - bundle.pieces)];
      if (!before) continue;
      const now = { length: before.length + bundle.length * bundle.boards, boards: before.boards + bundle.boards };
      const known = best[pieces];
      if (known && (known.length < now.length || (known.length === now.length && known.boards <= now.boards))) continue;
      best[pieces] = now;
      taken[index]?.fill(1, pieces, pieces + 1);
    }
  });
  return best[cut.pieces] ? collect(bundles, taken, cut.pieces) : null;
}

function bundlesOf({ length, pieces: stock }: BoardLength, cut: Pieces): Bundle[] {
  const each = yieldOf(length, cut.length);
  if (each === 0) return [];
  const bundles: Bundle[] = [];
  let rest = Math.min(stock ?? MAX_PIECES, Math.ceil(cut.pieces / each));
  for (let boards = 1; rest > 0; boards *= 2) {
    const taken = Math.min(boards, rest);
    bundles.push({ length, boards: taken, pieces: taken * each });
    rest -= taken;
  }
  return bundles;
}

function collect(bundles: readonly Bundle[], taken: readonly Uint8Array[], pieces: number): Pieces[] {
  const counts = new Map<number, number>();
  let rest = pieces;
  for (let index = bundles.length - 1; index >= 0 && rest > 0; index -= 1) {
    const bundle = bundles[index];
    if (!bundle || !taken[index]?.[rest]) continue;
    counts.set(bundle.length, (counts.get(bundle.length) ?? 0) + bundle.boards);
    rest = Math.max(0, rest - bundle.pieces);
  }
  return [...counts].map(([length, count]) => ({ length, pieces: count }));
}

interface OpenBoard {
  readonly length: number;
  rest: number;
}

/**
 * Pieces of several lengths, longest first, each from the first opened board that has room; else from a new one: the
 * shortest that it fits into, or the longest there is when that leaves room for more.
 */
function firstFit(cuts: readonly Pieces[], boards: readonly BoardLength[]): Pieces[] | null {
  const stock = new Map(boards.map(({ length, pieces }) => [length, pieces ?? Number.POSITIVE_INFINITY]));
  const lengths = [...stock.keys()].sort((one, other) => one - other);
  const open: OpenBoard[] = [];
  for (const { length, pieces } of cuts) {
    for (let count = 0; count < pieces; count += 1) {
      const fitting = open.find(({ rest }) => rest >= length);
      const board = fitting ?? openBoard(length, lengths, stock);
      if (!board) return null;
      if (!fitting) open.push(board);
      board.rest -= length + SAW_KERF;
    }
  }
  const counts = new Map<number, number>();
  for (const { length } of open) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].map(([length, count]) => ({ length, pieces: count }));
}

function openBoard(piece: number, lengths: readonly number[], stock: Map<number, number>): OpenBoard | undefined {
  const there = lengths.filter((length) => length >= piece && (stock.get(length) ?? 0) > 0);
  // The least offcut when cut into pieces of this length alone.
  const offcut = (length: number) => length - yieldOf(length, piece) * piece;
  const length = there.toSorted((one, other) => offcut(one) / one - offcut(other) / other)[0];
  if (length === undefined) return undefined;
  stock.set(length, (stock.get(length) ?? 0) - 1);
  return { length, rest: length };
}
