import { describe, expect, it } from 'vitest';
import { hasAllOptions, partsOf, type RowKind, rowKinds, rowOptions } from './row-kinds';

const kind = (length: number, parts: number): RowKind => ({ length, rows: 1, parts, shortest: 900 });

describe('kinds of rows', () => {
  it('are rows of equal length together, the longest first, with as few parts as the longest board allows', () => {
    const needed = [
      { length: 2000, pieces: 3 },
      { length: 5000, pieces: 1 },
      { length: 2000, pieces: 1 },
    ];
    expect(rowKinds(needed, 4000)).toEqual([
      { length: 5000, rows: 1, parts: 2, shortest: 900 },
      { length: 2000, rows: 4, parts: 1, shortest: 900 },
    ]);
  });

  it('leave out rows of no length and lengths without rows', () => {
    const needed = [
      { length: 0, pieces: 3 },
      { length: 3000, pieces: 0 },
    ];
    expect(rowKinds(needed, 4000)).toEqual([]);
  });

  it('allow parts below 0.90 m where the row has no longer ones', () => {
    expect(rowKinds([{ length: 1000, pieces: 1 }], 300)[0]).toMatchObject({ parts: 4, shortest: 250 });
  });
});

describe('ways to make a row', () => {
  const cuts = (row: RowKind, lengths: readonly number[]) =>
    rowOptions(row, lengths).map(({ cut, boards }) => ({ cut, boards }));

  it('are one piece where a board spans it', () => {
    expect(cuts(kind(3000, 1), [4000])).toEqual([{ cut: 3000, boards: [] }]);
  });

  it('are a whole board and a piece where it has one joint, from the boards that are long enough for a part', () => {
    expect(cuts(kind(5000, 2), [4000, 900, 899])).toEqual([
      { cut: 1000, boards: [4000] },
      { cut: 4100, boards: [900] },
    ]);
  });

  it('are whole boards of which all but one are alike where it has more joints', () => {
    expect(cuts(kind(9000, 3), [4000, 3000])).toEqual([
      { cut: 1000, boards: [4000, 4000] },
      { cut: 2000, boards: [4000, 3000] },
      { cut: 2000, boards: [3000, 4000] },
      { cut: 3000, boards: [3000, 3000] },
    ]);
  });

  it('are all there are of rows with one joint, unless a board must be trimmed for it', () => {
    expect(hasAllOptions(kind(3000, 1), 4000)).toBe(true);
    expect(hasAllOptions(kind(5000, 2), 4100)).toBe(true);
    expect(hasAllOptions(kind(5000, 2), 4101)).toBe(false);
    expect(hasAllOptions(kind(9000, 3), 4000)).toBe(false);
  });
});

it('trims the first boards of a row to the shortest part before it trims the next', () => {
  expect(partsOf({ kind: kind(5000, 2), cut: 900, boards: [4850] })).toEqual([4100, 900]);
  expect(partsOf({ kind: kind(3000, 3), cut: 900, boards: [1000, 2000] })).toEqual([900, 1200, 900]);
});
