import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedRates } from '../../freight/testing';
import type { Destination } from '../checkout/destination';
import { type CartFacts, type CartLineFacts, composeCart } from './compose-cart';
import type { Finish } from './finish';
import { NO_TEXTS } from './order-texts';

const line = (facts: Partial<CartLineFacts> = {}): CartLineFacts => ({
  id: 1,
  pieces: 10,
  variantId: 1,
  templateId: 1,
  name: 'Board',
  unitOfSale: 'PIECE',
  thickness: 25,
  width: 145,
  lengthMm: 4000,
  price: 969,
  stock: 100,
  saleDelay: 2,
  weight: 8000,
  isSample: false,
  isPlanedToOrder: false,
  finishes: [],
  ...facts,
});

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
const FIREPROOF: Finish = {
  ...OILED,
  id: 6,
  slug: 'fire-retardant',
  surcharge: { unit: 'SQUARE_METRE', price: 2400 },
  extraDays: 10,
};
const BRUSHED: Finish = {
  ...OILED,
  id: 2,
  attribute: 'surface_finishing',
  slug: 'brushed',
  surcharge: { unit: 'SQUARE_METRE', price: 220 },
  extraDays: 1,
};

const cart = (facts: Partial<CartFacts>): CartFacts => ({
  id: 1,
  name: null,
  state: 'Quotation',
  version: 1,
  removedLines: [],
  quotation: null,
  locale: 'nl',
  freightRates: shippedRates(),
  lines: [line()],
  destination: null,
  isPickup: false,
  shippingAddress: null,
  invoiceAddress: null,
  vatIdCheck: null,
  credit: null,
  guest: null,
  paymentProviderId: null,
  consent: { isTermsAccepted: false, isProductInfoRead: false, isDeliveryCostAccepted: false },
  ...NO_TEXTS,
  coupon: null,
  campaign: null,
  ...facts,
});

describe('composeCart', () => {
  it('taxes the line, not the piece: 10 × 9,69 net at 21 % is 117,25 gross (CA-06)', () => {
    const { lines } = composeCart(cart({}));
    expect(lines[0]).toMatchObject({ priceUnit: 969, net: 9690, tax: 2035, gross: 11_725 });
  });

  it('gives metres and weight of a line, and the price of a piece with its finishes (CA-06)', () => {
    const screws = line({ id: 2, pieces: 3, thickness: null, width: null, lengthMm: null, weight: 500 });
    const { lines } = composeCart(cart({ lines: [line({ finishes: [OILED] }), screws] }));
    // 0,58 m² × 4,50 = 2,61.
    expect(lines[0]).toMatchObject({ totalLength: 40_000, weight: 80_000, priceUnitFinished: 969 + 261 });
    expect(lines[1]).toMatchObject({ totalLength: null, weight: 1500, priceUnitFinished: 969 });
  });

  it('adds what the finishes cost and taxes it with the line: 7 boards, oiled once (PD-13)', () => {
    // 67,83 + 4,06 m² × 4,50 = 86,10; 21 % of it is 18,08.
    const { lines } = composeCart(cart({ lines: [line({ pieces: 7, finishes: [OILED] })] }));
    expect(lines[0]).toMatchObject({ priceUnit: 969, priceFinishes: 1827, net: 8610, tax: 1808, gross: 10_418 });
  });

  it('rounds each finish for itself and adds the days of both (PD-12) (PD-13)', () => {
    // 5,80 m² × 2,20 = 12,76 and 5,80 m² × 24,00 = 139,20.
    const { lines } = composeCart(cart({ lines: [line({ finishes: [BRUSHED, FIREPROOF] })] }));
    expect(lines[0]).toMatchObject({ priceFinishes: 1276 + 13_920, net: 9690 + 15_196, saleDelay: 2 + 1 + 10 });
    expect(lines[0]?.finishes.map(({ slug }) => slug)).toEqual(['brushed', 'fire-retardant']);
  });

  it('charges nothing for a finish that is part of the price', () => {
    const { lines } = composeCart(cart({ lines: [line({ finishes: [{ ...OILED, surcharge: null }] })] }));
    expect(lines[0]).toMatchObject({ priceFinishes: 0, net: 9690, saleDelay: 2 });
  });

  it('adds freight of 69,00 as 57,02 net and 11,98 tax (CA-08)', () => {
    const { amounts } = composeCart(cart({ destination: { country: 'NL', zip: '3011 AA' } }));
    expect(amounts).toEqual({
      untaxed: 9690 + 5702,
      tax: 2035 + 1198,
      total: 11_725 + 6900,
      delivery: 6900,
      discounts: 0,
    });
  });

  it('takes the rate of the language until the country is known, then of the country (CN-02) (CA-09)', () => {
    const rate = (facts: Partial<CartFacts>) => composeCart(cart(facts)).vatRate;
    const to = (country: 'NL' | 'BE' | 'DE', zip: string) => ({ destination: { country, zip } });
    expect([rate({ locale: 'nl' }), rate({ locale: 'en' }), rate({ locale: 'de' })]).toEqual([21, 21, 19]);
    expect(rate({ locale: 'nl', ...to('DE', '48143') })).toBe(19);
    expect(rate({ locale: 'de', ...to('NL', '3011 AA') })).toBe(21);
    expect(rate({ locale: 'de', ...to('BE', '1000') })).toBe(21);
  });

  it('knows no delivery without a destination or without anything to deliver', () => {
    expect(composeCart(cart({})).freight).toBeNull();
    expect(composeCart(cart({ lines: [], destination: { country: 'DE', zip: '48143' } })).freight).toBeNull();
  });

  it('sums weight, longest piece and the longest delay', () => {
    const lines = [line(), line({ id: 2, lengthMm: null, weight: 500, pieces: 2, stock: 0 })];
    expect(composeCart(cart({ lines }))).toMatchObject({ weight: 81_000, longestPiece: 4000, saleDelay: 7 });
  });

  it('makes totals that are the sums of their parts, whatever is in the cart', () => {
    const anyLine = fc.record({
      pieces: fc.integer({ min: 1, max: 9999 }),
      price: fc.integer({ min: 1, max: 99_999 }),
      weight: fc.integer({ min: 1, max: 60_000 }),
    });
    const anywhere = fc.constantFrom<Destination | null>(
      null,
      { country: 'NL', zip: '1791 AB' },
      { country: 'BE', zip: '1000' },
      { country: 'DE', zip: '80331' },
    );
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), anywhere, (facts, destination) => {
        const { lines, amounts } = composeCart(cart({ lines: facts.map((fact) => line(fact)), destination }));
        const gross = lines.reduce((sum, { gross }) => sum + gross, 0);
        expect(amounts.total).toBe(amounts.untaxed + amounts.tax);
        expect(amounts.total).toBe(gross + amounts.delivery);
        for (const { net, tax, gross: lineGross } of lines) expect(net + tax).toBe(lineGross);
      }),
    );
  });
});
