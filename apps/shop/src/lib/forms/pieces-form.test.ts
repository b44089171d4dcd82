import { describe, expect, it } from 'vitest';
import { readPieces } from './pieces-form';

describe('readPieces', () => {
  it('reads the fields that hold pieces and leaves out empty ones', () => {
    expect(readPieces({ 'pieces[7]': '3', 'pieces[8]': '0', 'pieces[9]': '', locale: 'de' })).toEqual([
      { id: 7, pieces: 3 },
    ]);
  });

  it('reads a form that asks for one variant by the variant that was chosen', () => {
    expect(readPieces({ variant: '7', pieces: '3', locale: 'de' })).toEqual([{ id: 7, pieces: 3 }]);
    expect(readPieces({ variant: '7', pieces: '2,5' })).toEqual([{ id: 7, pieces: 2.5 }]);
    for (const values of [
      { variant: '7' },
      { variant: '7', pieces: '0' },
      { variant: 'x', pieces: '3' },
      { pieces: '3' },
    ]) {
      expect(readPieces(values)).toEqual([]);
    }
  });

  it('keeps fractions, signs and words for validation', () => {
    expect(readPieces({ 'pieces[7]': '1,5' })).toEqual([{ id: 7, pieces: 1.5 }]);
    expect(readPieces({ 'pieces[7]': '-2' })).toEqual([{ id: 7, pieces: -2 }]);
    expect(readPieces({ 'pieces[7]': 'x' })).toEqual([{ id: 7, pieces: Number.NaN }]);
  });
});
