import type { CartLine, Finish, FinishId } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { lineFacts } from './line-facts';
import { lineFinishes } from './line-finishes';

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
const priced = (unit: NonNullable<Finish['surcharge']>['unit'], price: number): Finish => ({
  ...OILED,
  surcharge: { unit, price },
});

/** 24 boards of 25 × 145 × 2750 mm. */
function boards(...finishes: Finish[]): CartLine {
  const [line] = sampleCart().websiteOrderLine;
  if (!line) throw new Error('The sample cart has lines');
  return { ...line, finishes };
}

const shown = (line: CartLine, isNet = true) =>
  lineFinishes(line, { locale: 'nl', vatRate: 21, isNet }).map(({ name, quantity, amount }) =>
    [name, quantity, amount].filter(Boolean).join(' ').replaceAll('\u00a0', ' '),
  );

describe('the finishes of a line', () => {
  it('are amounts of their own, with the area or volume that they are calculated from (PD-13)', () => {
    // 24 × 0.145 m × 2.75 m = 9.57 m² × 4.50.
    expect(shown(boards(OILED))).toEqual(['Oiled once 9,57 m² € 43,07']);
    expect(shown(boards(priced('CUBIC_METRE', 9500)))).toEqual(['Oiled once 0,239 m³ € 22,71']);
    expect(shown(boards(priced('PIECE', 80)))).toEqual(['Oiled once € 19,20']);
  });

  it('are shown with VAT where prices are', () => {
    expect(shown(boards(OILED), false)).toEqual(['Oiled once 9,57 m² € 52,11']);
  });

  it('have no amount where they cost nothing', () => {
    expect(shown(boards({ ...OILED, surcharge: null }))).toEqual(['Oiled once']);
    expect(shown(boards())).toEqual([]);
  });

  it('are part of the price per piece, metre and m², as on the product page (PD-12) (PD-13)', () => {
    const prices = { locale: 'nl', vatRate: 21, isNet: true } as const;
    const [plain, oiled] = [lineFacts(boards(), prices), lineFacts(boards(OILED), prices)];
    const cents = (amount: string | null) => Number(amount?.replace(/[.,]/g, ''));
    // 0.145 m × 1 m × 4.50 = 0.65 a metre; the piece comes from the order.
    expect(lineFacts({ ...boards(OILED), priceUnitFinished: 2968 }, prices).pricePerPiece).toBe('29,68');
    expect(cents(oiled.pricePerMetre) - cents(plain.pricePerMetre)).toBe(65);
    expect(cents(oiled.pricePerArea)).toBeGreaterThan(cents(plain.pricePerArea));
    expect(oiled.finishes).toHaveLength(1);
  });
});
