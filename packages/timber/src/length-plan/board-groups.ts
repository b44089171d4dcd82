import { type RowKind, type RowOption, rowOptions, SAW_KERF, sum } from './row-kinds';

/**
 * A board that is cut, the rows that its pieces go to, and the other boards of these rows. Every plan falls into such
 * groups.
 */
export interface BoardGroup {
  /** The board that is cut, mm. */
  readonly board: number;
  readonly rows: readonly RowOption[];
  /** How much it takes of each limit: rows of each kind, then boards of each scarce length. */
  readonly takes: readonly number[];
  readonly cost: number;
}

export interface BoardGroupInput {
  readonly kinds: readonly RowKind[];
  /** Lengths that there are, mm. */
  readonly lengths: readonly number[];
  /** Those of them whose stock is watched. */
  readonly scarce: readonly number[];
  /** Rows of each kind, then stock of each scarce length. */
  readonly limits: readonly number[];
}

/** What plans are compared by: mm of board, and among equals the number of boards, which is less than this. */
const BOARDS_TO_A_MM = 2 ** 14;
const costOf = (boards: readonly number[]) => sum(boards) * BOARDS_TO_A_MM + boards.length;

/** Beyond that there is no end of ways to fill a board, such as with pieces of a few centimetres. */
const MOST_FILLINGS = 4000;

/** The cheapest group for each number of rows and scarce boards that a group can have; null when there are too many. */
export function boardGroups(input: BoardGroupInput): BoardGroup[] | null {
  const { lengths, scarce, limits } = input;
  const shortestFirst = lengths.toSorted((one, other) => one - other);
  const fillings = boardFillings(input);
  if (!fillings) return null;
  const groups = new Map<string, BoardGroup>();
  for (const { used, rows, takes, cost } of fillings) {
    for (const board of shortestFirst.filter((length) => length + SAW_KERF >= used)) {
      const group = { board, rows, takes: plus(takes, takesOf(input, null, [board])), cost: cost + costOf([board]) };
      const key = group.takes.join();
      const known = groups.get(key);
      if (isWithin(group.takes, limits) && (!known || group.cost < known.cost)) groups.set(key, group);
      // A longer board is of use only where this one may run out.
      if (!scarce.includes(board)) break;
    }
  }
  return [...groups.values()];
}

/** Pieces that one board may yield together, and what their rows need beside it. */
interface Filling extends Omit<BoardGroup, 'board'> {
  /** mm of the pieces, each with a saw cut. */
  readonly used: number;
}

function boardFillings(input: BoardGroupInput): Filling[] | null {
  const { kinds, lengths, limits } = input;
  const longest = Math.max(...lengths);
  const longestFirst = lengths.toSorted((one, other) => other - one);
  const fillings = new Map<string, Filling>();
  fillings.set('', { used: 0, rows: [], takes: limits.map(() => 0), cost: 0 });
  for (const option of kinds.flatMap((kind) => rowOptions(kind, longestFirst))) {
    const takes = takesOf(input, option.kind, option.boards);
    const cost = costOf(option.boards);
    // The loop also visits what it adds, so that an option joins as often as it fits.
    for (const before of fillings.values()) {
      const filling = {
        used: before.used + option.cut + SAW_KERF,
        rows: [...before.rows, option],
        takes: plus(before.takes, takes),
        cost: before.cost + cost,
      };
      if (filling.used > longest + SAW_KERF || !isWithin(filling.takes, limits)) continue;
      const key = [filling.used, ...filling.takes].join();
      const known = fillings.get(key);
      if (known && known.cost <= filling.cost) continue;
      fillings.delete(key);
      fillings.set(key, filling);
      if (fillings.size > MOST_FILLINGS) return null;
    }
  }
  return [...fillings.values()].slice(1);
}

const takesOf = ({ kinds, scarce }: BoardGroupInput, row: RowKind | null, boards: readonly number[]) => [
  ...kinds.map((kind) => (kind === row ? 1 : 0)),
  ...scarce.map((length) => boards.filter((board) => board === length).length),
];

const plus = (some: readonly number[], more: readonly number[]) => some.map((each, index) => each + (more[index] ?? 0));

const isWithin = (takes: readonly number[], limits: readonly number[]) =>
  takes.every((each, index) => each <= (limits[index] ?? 0));
