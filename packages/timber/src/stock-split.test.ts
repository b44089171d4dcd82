import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEYOND_STOCK_DAYS, stockLeft, stockSplit } from './stock-split';

describe('stockSplit', () => {
  it('takes everything from stock while there is enough', () => {
    expect(stockSplit(10, 10, 3)).toEqual({ piecesFromStock: 10, piecesToOrder: 0, saleDelay: 3 });
  });

  it('makes the excess for the order, which takes five days more', () => {
    expect(stockSplit(10, 4, 3)).toEqual({ piecesFromStock: 4, piecesToOrder: 6, saleDelay: 3 + BEYOND_STOCK_DAYS });
    expect(BEYOND_STOCK_DAYS).toBe(5);
  });

  it('splits into parts that make the whole, also where the stock is wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: -50, max: 500 }), (pieces, stock) => {
        const { piecesFromStock, piecesToOrder } = stockSplit(pieces, stock, 1);
        expect(piecesFromStock + piecesToOrder).toBe(pieces);
        expect(Math.min(piecesFromStock, piecesToOrder)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('stockLeft', () => {
  it('lets the lines of one variant share its stock', () => {
    const lines = [
      { variantId: 7, pieces: 70, stock: 100 },
      { variantId: 8, pieces: 5, stock: 3 },
      { variantId: 7, pieces: 50, stock: 100 },
      { variantId: 7, pieces: 1, stock: 100 },
    ];
    expect(stockLeft(lines)).toEqual([100, 3, 30, -20]);
  });
});
