import { type RowKind, type RowOption, rowOptions, SAW_KERF, sum } from './row-kinds';

/**
 * A board that is cut, the rows that its pieces go to, and the other boards of these rows. Every plan falls into such
 * groups, or can be cut so that it does (`hasAllOptions`).
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
  /** Available lengths in mm. */
  readonly lengths: readonly number[];
  /** The lengths of those with limited stock. */
  readonly scarce: readonly number[];
  /** Rows of each kind, then stock of each scarce length. */
  readonly limits: readonly number[];
}

/** What plans are compared by: mm of board, and among equals the number of boards, which is less than this. */
const BOARDS_TO_A_MM = 2 ** 14;
const costOf = (boards: readonly number[]) => sum(boards) * BOARDS_TO_A_MM + boards.length;

/** Beyond that there is no end of ways to fill a board, such as with pieces of a few centimetres. */
const MAX_FILLINGS = 2500;

/** The cheapest group for each number of rows and scarce boards that a group can have; null when there are too many. */
export function boardGroups(input: BoardGroupInput): BoardGroup[] | null {
  const { lengths, scarce, limits } = input;
  const shortestFirst = lengths.toSorted((one, other) => one - other);
  const fillings = boardFillings(input);
  if (!fillings) return null;
  const groups = new Map<string, BoardGroup>();
  for (const filling of fillings) {
    for (const board of shortestFirst.filter((length) => length + SAW_KERF >= filling.used)) {
      const takes = plus(filling.takes, takesOf(input, null, [board]));
      const cost = filling.cost + costOf([board]);
      const known = groups.get(takes.join());
      if (isWithin(takes, limits) && (!known || cost < known.cost)) {
        groups.set(takes.join(), { board, rows: rowsOf(filling), takes, cost });
      }
      // A longer board is of use only where this one may run out.
      if (!scarce.includes(board)) break;
    }
  }
  return [...groups.values()];
}

/** Pieces that one board may yield together, and what their rows need beside it. */
interface Filling extends Pick<BoardGroup, 'takes' | 'cost'> {
  /** mm of the pieces, each with a saw cut. */
  readonly used: number;
  /** The row that came last, and what was there before it: lists of rows would be copied without end. */
  readonly row: RowOption | null;
  readonly before: Filling | null;
}

function rowsOf(filling: Filling | null): RowOption[] {
  const rows: RowOption[] = [];
  for (let each = filling; each?.row; each = each.before) rows.push(each.row);
  return rows.reverse();
}

function boardFillings(input: BoardGroupInput): Filling[] | null {
  const { lengths, limits } = input;
  const max = Math.max(...lengths) + SAW_KERF;
  const fillings = new Map<string, Filling>();
  fillings.set('', { used: 0, takes: limits.map(() => 0), cost: 0, row: null, before: null });
  for (const single of singleFillings(input)) {
    // The loop also visits what it adds, so that a row joins as often as it fits.
    for (const before of fillings.values()) {
      const used = before.used + single.used;
      if (used > max) continue;
      const takes = plus(before.takes, single.takes);
      if (!isWithin(takes, limits)) continue;
      const key = keyOf(used, takes);
      const cost = before.cost + single.cost;
      const known = fillings.get(key);
      if (known && known.cost <= cost) continue;
      fillings.delete(key);
      fillings.set(key, { used, takes, cost, row: single.row, before });
      if (fillings.size > MAX_FILLINGS) return null;
    }
  }
  return [...fillings.values()].slice(1);
}

/** The ways to make one row, without those that only differ in their whole boards. */
function singleFillings(input: BoardGroupInput): Filling[] {
  const longestFirst = input.lengths.toSorted((one, other) => other - one);
  const singles = new Map<string, Filling>();
  for (const option of input.kinds.flatMap((kind) => rowOptions(kind, longestFirst))) {
    const used = option.cut + SAW_KERF;
    const takes = takesOf(input, option.kind, option.boards);
    const cost = costOf(option.boards);
    const key = keyOf(used, takes);
    const known = singles.get(key);
    if (!known || cost < known.cost) singles.set(key, { used, takes, cost, row: option, before: null });
  }
  return [...singles.values()];
}

const keyOf = (used: number, takes: readonly number[]) => `${used} ${takes}`;

const takesOf = ({ kinds, scarce }: BoardGroupInput, row: RowKind | null, boards: readonly number[]) => [
  ...kinds.map((kind) => (kind === row ? 1 : 0)),
  ...scarce.map((length) => boards.filter((board) => board === length).length),
];

const plus = (some: readonly number[], more: readonly number[]) => some.map((each, index) => each + (more[index] ?? 0));

const isWithin = (takes: readonly number[], limits: readonly number[]) =>
  takes.every((each, index) => each <= (limits[index] ?? 0));
