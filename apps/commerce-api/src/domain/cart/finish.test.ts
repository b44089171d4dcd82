import { describe, expect, it } from 'vitest';
import { type Finish, finishedPrice, finishLine } from './finish';

const BOARD = { thickness: 25, width: 145, lengthMm: 4000 };
const OILED: Finish = {
  id: 5,
  attribute: 'finishing',
  slug: 'oiled-once',
  name: 'oiled once',
  isDefault: false,
  surcharge: { unit: 'SQUARE_METRE', price: 450 },
  extraDays: 0,
  longest: null,
};
const FIREPROOF: Finish = { ...OILED, id: 6, surcharge: { unit: 'CUBIC_METRE', price: 90_000 } };
const UNTREATED: Finish = { ...OILED, id: 4, surcharge: null };

describe('a finish of a line', () => {
  it('is calculated from the face, from the wood, or from nothing where it is part of the price (PD-13)', () => {
    // 5,80 m² × 4,50 and 145 l × 0,90.
    expect(finishLine(OILED, { ...BOARD, pieces: 10 })).toEqual({ ...OILED, quantity: 580, net: 2610 });
    expect(finishLine(FIREPROOF, { ...BOARD, pieces: 10 })).toEqual({ ...FIREPROOF, quantity: 145, net: 13_050 });
    expect(finishLine(UNTREATED, { ...BOARD, pieces: 10 })).toEqual({ ...UNTREATED, quantity: 0, net: 0 });
  });

  it('costs nothing on what has no face', () => {
    const screws = { thickness: null, width: null, lengthMm: null, pieces: 10 };
    for (const finish of [OILED, FIREPROOF]) expect(finishLine(finish, screws)).toMatchObject({ quantity: 0, net: 0 });
  });
});

describe('the price of a piece with its finishes', () => {
  it('adds what each adds to one piece (PD-12, PD-13)', () => {
    // 0,58 m² × 4,50 = 2,61 and 14,5 l × 0,90 = 13,05.
    expect(finishedPrice(969, [], BOARD)).toBe(969);
    expect(finishedPrice(969, [UNTREATED, OILED, FIREPROOF], BOARD)).toBe(969 + 261 + 1305);
  });

  it('is that of the piece where it has no section or length', () => {
    const perPiece: Finish = { ...OILED, surcharge: { unit: 'PIECE', price: 100 } };
    expect(finishedPrice(969, [perPiece], BOARD)).toBe(1069);
    for (const size of ['thickness', 'width', 'lengthMm']) {
      expect(finishedPrice(969, [perPiece], { ...BOARD, [size]: null })).toBe(969);
    }
  });
});
