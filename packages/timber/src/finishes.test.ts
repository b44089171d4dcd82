import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FinishedPiece,
  finishedPiecePrice,
  finishQuantity,
  finishSurcharge,
  finishSurchargePerPiece,
} from './finishes';

const board = { width: 145, thickness: 25, lengthMm: 4000 };
const oil: FinishedPiece = { ...board, unit: 'SQUARE_METRE', price: 450 };
const impregnation: FinishedPiece = { ...board, unit: 'CUBIC_METRE', price: 9500 };

describe('what a finish adds to a line (PD-13)', () => {
  it('is calculated from its area in hundredths of a m²', () => {
    // 7 × 0.145 m × 4 m = 4.06 m² × 4.50 = 18.27.
    expect(finishSurcharge({ ...oil, pieces: 7 })).toBe(1827);
    // 0.145 m × 3.9 m = 0.5655 m², on the invoice 0.57 m² × 4.50 = 2.565.
    expect(finishSurcharge({ ...oil, lengthMm: 3900, pieces: 1 })).toBe(257);
    // 0.245 m² is 0.25 and 0.2449 m² is 0.24: halves go up, less does not.
    expect(finishSurcharge({ ...oil, width: 100, lengthMm: 2450, pieces: 1, price: 100 })).toBe(25);
    expect(finishSurcharge({ ...oil, width: 100, lengthMm: 2449, pieces: 1, price: 100 })).toBe(24);
  });

  it('is calculated from its volume in whole litres', () => {
    // 10 × 14.5 l = 145 l × 0.095; one is 14.5 l, on the invoice 15.
    expect(finishSurcharge({ ...impregnation, pieces: 10 })).toBe(1378);
    expect(finishSurcharge({ ...impregnation, pieces: 1 })).toBe(143);
  });

  it('says what it is calculated from: hundredths of a m², litres, pieces', () => {
    const quantity = (unit: FinishedPiece['unit']) => finishQuantity({ ...board, unit, pieces: 7 });
    expect([quantity('SQUARE_METRE'), quantity('CUBIC_METRE'), quantity('PIECE')]).toEqual([406, 102, 7]);
  });

  it('is the price for every piece', () => {
    expect(finishSurcharge({ ...board, unit: 'PIECE', price: 80, pieces: 12 })).toBe(960);
  });

  it('is nothing without pieces or without a price', () => {
    for (const finish of [oil, impregnation, { ...oil, unit: 'PIECE' as const }]) {
      expect(finishSurcharge({ ...finish, pieces: 0 })).toBe(0);
      expect(finishSurcharge({ ...finish, price: 0, pieces: 9 })).toBe(0);
    }
  });

  it('is never more than the rounding of the line away from its pieces', () => {
    const size = fc.record({
      width: fc.integer({ min: 20, max: 300 }),
      thickness: fc.integer({ min: 10, max: 300 }),
      lengthMm: fc.integer({ min: 250, max: 9000 }),
      price: fc.integer({ min: 0, max: 20_000 }),
      pieces: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(size, (line) => {
        const exact = (line.width * line.lengthMm * line.pieces * line.price) / 1e6;
        // Half a hundredth of a m², and half a cent.
        const allowed = 0.005 * line.price + 0.5;
        expect(Math.abs(finishSurcharge({ ...line, unit: 'SQUARE_METRE' }) - exact)).toBeLessThanOrEqual(
          allowed + 1e-6,
        );
      }),
    );
  });
});

describe('what a finish adds to the price of one piece (PD-13)', () => {
  it('is that of its exact area or volume, rounded once', () => {
    // 0.5655 m² × 4.50 = 2.54475.
    expect(finishSurchargePerPiece({ ...oil, lengthMm: 3900 })).toBe(254);
    // 14.5 l × 0.095 = 1.3775.
    expect(finishSurchargePerPiece(impregnation)).toBe(138);
    expect(finishSurchargePerPiece({ ...board, unit: 'PIECE', price: 80 })).toBe(80);
  });
});

describe('the price of a finished piece (PD-12) (PD-13)', () => {
  it('is that of the piece and of each of its finishes, rounded for itself', () => {
    const { unit, price } = oil;
    expect(finishedPiecePrice({ ...board, lengthMm: 3900, price: 969, surcharges: [] })).toBe(969);
    expect(
      finishedPiecePrice({
        ...board,
        lengthMm: 3900,
        price: 969,
        surcharges: [
          { unit, price },
          { unit: 'PIECE', price: 80 },
        ],
      }),
    ).toBe(969 + 254 + 80);
  });
});
