import type { CartLine, Finish } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '../testing/sample-cart';
import { lineFacts } from './line-facts';
import { lineFinishes } from './line-finishes';

const OILED: Finish = {
  id: 5,
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

const details = (line: CartLine, isNet = true) =>
  lineFinishes(line, { locale: 'nl', vatRate: 21, isNet }).map(({ name, detail }) => [
    name,
    detail?.replaceAll('\u00a0', ' '),
  ]);

describe('the finishes of a line', () => {
  it('name what they add to the sum so that it can be checked', () => {
    expect(details(boards(OILED))).toEqual([['Oiled once', '9,57 m² × € 4,50']]);
    expect(details(boards(priced('CUBIC_METRE', 9500)))).toEqual([['Oiled once', '0,239 m³ × € 95,00']]);
    expect(details(boards(priced('PIECE', 80)))).toEqual([['Oiled once', '24 × € 0,80']]);
  });

  it('are shown with VAT where prices are', () => {
    expect(details(boards(OILED), false)).toEqual([['Oiled once', '9,57 m² × € 5,45']]);
  });

  it('name no amount where they cost nothing', () => {
    expect(details(boards({ ...OILED, surcharge: null }))).toEqual([['Oiled once', undefined]]);
    expect(details(boards())).toEqual([]);
  });

  it('stand beside what else is shown of the line', () => {
    expect(lineFacts(boards(OILED), { locale: 'nl', vatRate: 21, isNet: true }).finishes).toHaveLength(1);
  });
});
