import { describe, expect, it } from 'vitest';
import { readPieces } from '../../lib/pieces-form';
import type { LengthRow } from './length-row';
import { lengthTotals } from './length-totals';

const row = (id: number, values: Partial<LengthRow>): LengthRow => ({
  id,
  name: '',
  length: 3000,
  isSample: false,
  price: 969,
  weight: 5000,
  stock: 10,
  saleDelay: 2,
  from: '',
  pieces: 0,
  ...values,
});

describe('lengthTotals', () => {
  it('shows for N pieces the gross of the line, not unit gross times N (PD-09)', () => {
    expect(lengthTotals([row(1, {})], new Map([[1, 10]]), 21)).toMatchObject({ net: 9690, gross: 11725, pieces: 10 });
  });

  it('adds lengths and weights, and waits for the slowest line', () => {
    const rows = [row(1, { saleDelay: 1 }), row(2, { length: 4850, saleDelay: 6, weight: 7000 })];
    const pieces = new Map([
      [1, 2],
      [2, 1],
    ]);
    expect(lengthTotals(rows, pieces, 19)).toMatchObject({
      length: 10_850,
      weight: 17_000,
      saleDelay: 6,
      longest: 4850,
    });
  });

  it('expects what comes first while nothing is chosen (PD-16)', () => {
    const rows = [row(1, { saleDelay: 6 }), row(2, { saleDelay: 3 })];
    expect(lengthTotals(rows, new Map(), 19)).toMatchObject({ saleDelay: 3, pieces: 0 });
  });

  it('counts samples as pieces but not as metres of wood', () => {
    const sample = row(1, { length: 250, isSample: true });
    expect(lengthTotals([sample], new Map([[1, 3]]), 19)).toMatchObject({ pieces: 3, length: 0, longest: 0 });
  });
});

describe('readPieces', () => {
  it('reads the fields that hold pieces and leaves out empty ones', () => {
    expect(readPieces({ 'pieces[7]': '3', 'pieces[8]': '0', 'pieces[9]': '', locale: 'de' })).toEqual([
      { id: 7, quantity: 3 },
    ]);
  });

  it('does not hide halves, signs and words', () => {
    expect(readPieces({ 'pieces[7]': '1,5' })).toEqual([{ id: 7, quantity: 1.5 }]);
    expect(readPieces({ 'pieces[7]': '-2' })).toEqual([{ id: 7, quantity: -2 }]);
    expect(readPieces({ 'pieces[7]': 'x' })).toEqual([{ id: 7, quantity: Number.NaN }]);
  });
});
