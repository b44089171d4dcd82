import type { BoardLength, Pieces } from '../length-plan/pieces';
import { SAW_KERF, SHORTEST_PART, sum } from '../length-plan/row-kinds';

interface TriedRow {
  readonly length: number;
  readonly parts: number;
  readonly shortest: number;
}

/**
 * For tests: the least length of board, mm, by trying every set of boards and every way to spread the rows over them;
 * null when there are not enough. Parts may have any length, so it knows nothing of groups, whole boards and bounds.
 */
export function leastByTrying(needed: readonly Pieces[], boards: readonly BoardLength[]): number | null {
  const longest = Math.max(...boards.map(({ length }) => length));
  const rows = needed.flatMap(({ length, pieces }): TriedRow[] => {
    const parts = Math.ceil(length / longest);
    const shortest = parts === 1 ? length : Math.min(SHORTEST_PART, Math.floor(length / parts));
    return Array.from({ length: pieces }, () => ({ length, parts, shortest }));
  });
  const most = sum(rows.map(({ parts }) => parts));
  const sets = boards.reduce<number[][]>(
    (all, { length, pieces }) =>
      all.flatMap((set) =>
        Array.from({ length: Math.min(pieces ?? most, most) + 1 }, (_, count) => [
          ...set,
          ...Array(count).fill(length),
        ]),
      ),
    [[]],
  );
  const totals = sets.map((set) => ({ set, total: sum(set) })).sort((one, other) => one.total - other.total);
  return totals.find(({ set }) => set.length <= most && canSpread(rows, set, []))?.total ?? null;
}

/** Whether the rows can be given boards, as many as they have parts, so that the boards are long enough. */
function canSpread(
  rows: readonly TriedRow[],
  boards: readonly number[],
  given: readonly (readonly number[])[],
): boolean {
  const row = rows[given.length];
  if (!row) return isLongEnough(rows, boards, given);
  return subsets(boards.length, row.parts).some((chosen) => canSpread(rows, boards, [...given, chosen]));
}

/**
 * Whether lengths of the parts can be found. Each part gets its shortest length and a saw cut first; by Hall's theorem
 * the rest can be shared out when no set of rows asks for more than its boards have left together.
 */
function isLongEnough(
  rows: readonly TriedRow[],
  boards: readonly number[],
  given: readonly (readonly number[])[],
): boolean {
  const left = boards.map((board, index) => {
    const parts = rows.filter((_, row) => given[row]?.includes(index));
    return parts.length === 0 ? board : board + SAW_KERF - sum(parts.map(({ shortest }) => shortest + SAW_KERF));
  });
  if (left.some((mm) => mm < 0)) return false;
  return Array.from({ length: 2 ** rows.length }, (_, set) => rows.filter((__, row) => set & (2 ** row))).every(
    (some) => {
      const theirs = new Set(some.flatMap((row) => given[rows.indexOf(row)] ?? []));
      const asked = sum(some.map(({ length, parts, shortest }) => length - parts * shortest));
      return asked <= sum([...theirs].map((board) => left[board] ?? 0));
    },
  );
}

/** All sets of `size` numbers below `below`. */
function subsets(below: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: below }, (_, last) => subsets(last, size - 1).map((set) => [...set, last])).flat();
}
