import { type BoardGroup, boardGroups } from './board-groups';
import { cheapestGroups, isWithinReach } from './cheapest-groups';
import type { BoardLength } from './pieces';
import type { RowKind } from './row-kinds';

export interface ChosenGroups {
  readonly groups: readonly BoardGroup[];
  /** Whether no other groups are shorter. */
  readonly isShortest: boolean;
}

/**
 * The groups that make all rows with the least length of board, and no more boards than there are; null when there are
 * none. First every length counts as endless; one of which too many boards are taken is watched from then on. What
 * grows beyond reach is planned in halves.
 */
export function chooseGroups(kinds: readonly RowKind[], boards: readonly BoardLength[]): ChosenGroups | null {
  const lengths = boards.map(({ length }) => length);
  const scarce: BoardLength[] = [];
  for (;;) {
    const limits = [...kinds.map(({ rows }) => rows), ...scarce.map(({ pieces }) => pieces ?? 0)];
    const groups = isWithinReach(limits, 1)
      ? boardGroups({ kinds, lengths, scarce: scarce.map(({ length }) => length), limits })
      : null;
    if (!groups || !isWithinReach(limits, groups.length)) return chooseHalves(kinds, boards);
    const chosen = cheapestGroups(groups, limits, kinds.length);
    if (!chosen) return null;
    const [first] = afterwards(boards, chosen)
      .filter(({ pieces }) => pieces !== null && pieces < 0)
      .sort((one, other) => one.length - other.length);
    const missing = boards.find(({ length }) => length === first?.length);
    if (!missing) return { groups: chosen, isShortest: true };
    scarce.push(missing);
  }
}

function chooseHalves(kinds: readonly RowKind[], boards: readonly BoardLength[]): ChosenGroups | null {
  const isOneEach = kinds.every(({ rows }) => rows === 1);
  if (isOneEach && kinds.length === 1) return null;
  const half = (index: number, rows: number) => (isOneEach ? Number(index % 2 === 0) : Math.ceil(rows / 2));
  const part = (rowsOf: (index: number, rows: number) => number) =>
    kinds.flatMap((kind, index) => {
      const rows = rowsOf(index, kind.rows);
      return rows > 0 ? [{ ...kind, rows }] : [];
    });
  const one = chooseGroups(part(half), boards);
  if (!one) return null;
  const rest = afterwards(boards, one.groups).filter(({ pieces }) => pieces !== 0);
  const other = chooseGroups(
    part((index, rows) => rows - half(index, rows)),
    rest,
  );
  return other && { groups: [...one.groups, ...other.groups], isShortest: false };
}

/** What is left of the boards; below zero where there are not enough. */
function afterwards(boards: readonly BoardLength[], groups: readonly BoardGroup[]): BoardLength[] {
  const counts = countOf(groups.flatMap(boardsOf));
  return boards.map(({ length, pieces }) => ({
    length,
    pieces: pieces === null ? null : pieces - (counts.get(length) ?? 0),
  }));
}

/** All boards of a group, mm. */
export const boardsOf = ({ board, rows }: BoardGroup): readonly number[] => [
  board,
  ...rows.flatMap(({ boards }) => boards),
];

/** Counts how often each number occurs. */
export function countOf(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}
