import type { BoardGroup } from './board-groups';
import { partsOf } from './row-kinds';

/** Boards that are cut alike, mm. */
export interface BoardCuts {
  readonly length: number;
  readonly boards: number;
  /** Longest first; one of the board's own length where it is not cut. */
  readonly pieces: readonly number[];
}

/** Rows that are joined from the same parts, mm. */
export interface JoinedRows {
  readonly length: number;
  readonly rows: number;
  readonly parts: readonly number[];
}

/** The pieces that each board is cut into, longest boards first. */
export function boardCuts(groups: readonly BoardGroup[]): BoardCuts[] {
  const cuts = groups.flatMap(({ board, rows }) => [
    { length: board, pieces: rows.map(({ cut }) => cut).sort((one, other) => other - one) },
    ...rows.flatMap((row) => row.boards.map((length, index) => ({ length, pieces: [partsOf(row)[index] ?? length] }))),
  ]);
  return alike(cuts, ({ length, pieces }) => [length, ...pieces])
    .map(([cut, boards]) => ({ ...cut, boards }))
    .sort((one, other) => other.length - one.length || (other.pieces[0] ?? 0) - (one.pieces[0] ?? 0));
}

/** What the rows that no board spans are joined from, longest rows first. */
export function joinedRows(groups: readonly BoardGroup[]): JoinedRows[] {
  const joined = groups.flatMap(({ rows }) => rows.filter(({ boards }) => boards.length > 0));
  const rows = joined.map((row) => ({
    length: row.kind.length,
    parts: partsOf(row).sort((one, other) => other - one),
  }));
  return alike(rows, ({ length, parts }) => [length, ...parts])
    .map(([row, count]) => ({ ...row, rows: count }))
    .sort((one, other) => other.length - one.length);
}

/** Each kind of thing once, with how many there are. */
function alike<Thing>(things: readonly Thing[], numbersOf: (thing: Thing) => readonly number[]): [Thing, number][] {
  const kinds = new Map<string, [Thing, number]>();
  for (const thing of things) {
    const key = numbersOf(thing).join();
    kinds.set(key, [thing, (kinds.get(key)?.[1] ?? 0) + 1]);
  }
  return [...kinds.values()];
}
