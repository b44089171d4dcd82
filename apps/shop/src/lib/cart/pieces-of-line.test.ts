import type { CartLine, Finish, FinishId } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { piecesOfLine } from './pieces-of-line';

const OILED: Finish = {
  id: 5 as FinishId,
  attribute: 'finishing',
  slug: 'oiled-once',
  name: 'oiled once',
  isDefault: false,
  surcharge: { unit: 'SQUARE_METRE', price: 450 },
  extraDays: 8,
  longest: null,
};

/** 24 boards of 25 × 145 × 2750 mm at 27.89 net. */
function boards(changes: Partial<CartLine> = {}): CartLine {
  const [line] = sampleCart().websiteOrderLine;
  if (!line) throw new Error('The sample cart has lines');
  return { ...line, ...changes };
}

describe('some pieces of a line', () => {
  it('are the whole line where they are all of it', () => {
    expect(piecesOfLine(boards(), 24, 19)).toEqual(boards());
  });

  it('cost what the product page said of them, taxed once (PD-09)', () => {
    // 3 × 27.89 = 83.67, of which 19 % are 15.8973.
    expect(piecesOfLine(boards(), 3, 19)).toMatchObject({ priceSubtotal: 8367, priceTax: 1590, priceTotal: 9957 });
  });

  it('bear the finishes of their own m² (PD-13)', () => {
    // 3 × 0.145 m × 2.75 m = 1.20 m² × 4.50.
    const { priceFinishes, priceSubtotal } = piecesOfLine(boards({ finishes: [OILED] }), 3, 19);
    expect([priceFinishes, priceSubtotal]).toEqual([540, 8907]);
  });

  it('have their part of metres, weight and stock', () => {
    const line = boards({ productUomQty: 24, totalLength: 66_000, weight: 235_200, piecesFromStock: 2 });
    expect(piecesOfLine(line, 3, 19)).toMatchObject({
      productUomQty: 3,
      totalLength: 8250,
      weight: 29_400,
      piecesFromStock: 2,
      piecesToOrder: 1,
    });
  });
});
