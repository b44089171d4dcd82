import { expect, it } from 'vitest';
import type { BoardGroup } from './board-groups';
import { boardCuts, joinedRows } from './cutting-list';

const kind = (length: number, parts: number) => ({ length, rows: 1, parts, shortest: 900 });
const group = (board: number, rows: BoardGroup['rows']): BoardGroup => ({ board, rows, takes: [], cost: 0 });

it('lists the cuts of the longest boards first, and the pieces of a board the longest first', () => {
  const groups = [
    group(2100, [{ kind: kind(1950, 1), cut: 1950, boards: [] }]),
    group(4000, [
      { kind: kind(5000, 2), cut: 1000, boards: [4000] },
      { kind: kind(2000, 1), cut: 2000, boards: [] },
    ]),
  ];
  expect(boardCuts(groups)).toEqual([
    { length: 4000, boards: 1, pieces: [4000] },
    { length: 4000, boards: 1, pieces: [2000, 1000] },
    { length: 2100, boards: 1, pieces: [1950] },
  ]);
});

it('lists the longest joined rows first, and the parts of a row the longest first', () => {
  const groups = [
    group(3000, [{ kind: kind(5000, 2), cut: 3000, boards: [2000] }]),
    group(4000, [{ kind: kind(7000, 2), cut: 4000, boards: [3000] }]),
    group(2100, [{ kind: kind(1950, 1), cut: 1950, boards: [] }]),
  ];
  expect(joinedRows(groups)).toEqual([
    { length: 7000, rows: 1, parts: [4000, 3000] },
    { length: 5000, rows: 1, parts: [3000, 2000] },
  ]);
});
