import { describe, expect, it } from 'vitest';
import { readPieces } from './pieces-form';

describe('readPieces', () => {
  it('reads the fields that hold pieces and leaves out empty ones', () => {
    expect(readPieces({ 'pieces[7]': '3', 'pieces[8]': '0', 'pieces[9]': '', locale: 'de' })).toEqual([
      { id: 7, pieces: 3 },
    ]);
  });

  it('keeps fractions, signs and words for validation', () => {
    expect(readPieces({ 'pieces[7]': '1,5' })).toEqual([{ id: 7, pieces: 1.5 }]);
    expect(readPieces({ 'pieces[7]': '-2' })).toEqual([{ id: 7, pieces: -2 }]);
    expect(readPieces({ 'pieces[7]': 'x' })).toEqual([{ id: 7, pieces: Number.NaN }]);
  });
});
