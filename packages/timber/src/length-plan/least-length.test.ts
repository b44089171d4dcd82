import { expect, it } from 'vitest';
import { leastLength } from './least-length';
import type { Pieces } from './pieces';
import { rowKinds } from './row-kinds';

const rows = (length: number, pieces: number): Pieces => ({ length, pieces });
const least = (needed: readonly Pieces[], lengths: readonly number[]) =>
  leastLength(rowKinds(needed, Math.max(...lengths)), lengths);

it.each([
  ['rows that share boards', [rows(2500, 2), rows(1400, 2)], [4000], 8000],
  ['rows that do not, for want of a saw cut', [rows(2000, 2)], [4000], 8000],
  ['rows that leave least in different boards', [rows(1950, 5)], [2100, 3000, 4000], 10_100],
  ['a row between two lengths of board', [rows(2200, 1)], [2000, 2300, 2600], 2300],
  ['a row shorter than every board', [rows(700, 1)], [2000, 2300], 2000],
  ['joined rows', [rows(5200, 20)], [1850, 3350, 4850], 104_000],
])('is the board that %s cannot do without', (_, needed, lengths, mm) => {
  expect(least(needed, lengths)).toBe(mm);
});
