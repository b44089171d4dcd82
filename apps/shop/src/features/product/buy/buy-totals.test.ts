import type { FinishId, ProductVariantId } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import type { BuyRow, FinishChoice } from './buy-content';
import { buyTotals } from './buy-totals';
import { rowAmounts } from './finishes';

const row = (id: number, values: Partial<BuyRow>): BuyRow => ({
  id: id as ProductVariantId,
  name: '',
  length: 3000,
  isSample: false,
  price: 969,
  unitOfSale: 'PIECE',
  contents: null,
  weight: 5000,
  stock: 10,
  saleDelay: 2,
  missing: [],
  ...values,
});

const oil: FinishChoice = {
  id: 9 as FinishId,
  attribute: 'finishing',
  slug: 'oiled',
  name: 'oiled',
  surchargeText: '',
  details: '',
  isDefault: false,
  extraDays: 10,
  surcharge: { unit: 'SQUARE_METRE', price: 450 },
};

const totals = (rows: readonly BuyRow[], pieces: [number, number][], finishes: readonly FinishChoice[] = []) =>
  buyTotals(rows, new Map(pieces), finishes, (count, each) =>
    rowAmounts(count, each, { board: { thickness: 25, width: 145 }, finishes, vatRate: 21 }),
  );

describe('buyTotals', () => {
  it('shows for N pieces the gross of the line, not unit gross times N (PD-09)', () => {
    expect(totals([row(1, {})], [[1, 10]])).toMatchObject({ net: 9690, gross: 11725, pieces: 10 });
  });

  it('adds lengths and weights, and waits for the slowest line', () => {
    const rows = [row(1, { saleDelay: 1 }), row(2, { length: 4850, saleDelay: 6, weight: 7000 })];
    expect(
      totals(rows, [
        [1, 2],
        [2, 1],
      ]),
    ).toMatchObject({ length: 10_850, weight: 17_000, saleDelay: 6, longest: 4850 });
  });

  it('expects what comes first while nothing is chosen (PD-16)', () => {
    expect(totals([row(1, { saleDelay: 6 }), row(2, { saleDelay: 3 })], [])).toMatchObject({ saleDelay: 3, pieces: 0 });
  });

  it('waits five days more for pieces beyond the stock, like the cart (PD-16)', () => {
    const rows = [row(1, { stock: 66, saleDelay: 1 }), row(2, { stock: 0, saleDelay: 2 })];
    expect(totals(rows, [[1, 66]])).toMatchObject({ saleDelay: 1 });
    expect(totals(rows, [[1, 67]])).toMatchObject({ saleDelay: 6 });
    expect(totals(rows, [[2, 1]])).toMatchObject({ saleDelay: 7 });
    expect(totals(rows.slice(1), [])).toMatchObject({ saleDelay: 7 });
  });

  it('never waits for a length that cannot be had', () => {
    const missing = { ...row(2, { saleDelay: 0 }), id: null };
    expect(totals([row(1, { saleDelay: 3 }), missing], [])).toMatchObject({ saleDelay: 3 });
  });

  it('counts samples as pieces but not as metres of wood', () => {
    const sample = row(1, { length: 250, isSample: true });
    expect(totals([sample], [[1, 3]])).toMatchObject({ pieces: 3, length: 0, longest: 0 });
  });

  it('adds what a finish costs and how long it takes (PD-13)', () => {
    // 10 pieces of 3 m × 145 mm are 4,35 m² × 4,50.
    expect(totals([row(1, {})], [[1, 10]], [oil])).toMatchObject({ net: 9690 + 1958, saleDelay: 12 });
  });
});
