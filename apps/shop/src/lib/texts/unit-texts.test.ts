import { expect, it } from 'vitest';
import { getTexts } from './i18n';
import { countText, legalUnitPrice, perUnitText, quantityText, unitPriceTexts } from './unit-texts';

const PACK = { amount: 200, unit: 'PIECE', reference: 100 } as const;

it('counts what is sold by its own word, in the right number', () => {
  const inAll = (count: number) =>
    (['nl', 'en', 'de'] as const).map((locale) => countText(count, 'BOX', getTexts(locale, 'common')));
  expect(inAll(1)).toEqual(['1 doos', '1 box', '1 Packung']);
  expect(inAll(2)).toEqual(['2 dozen', '2 boxes', '2 Packungen']);
  expect(countText(1200, 'PIECE', getTexts('de', 'common'))).toBe('1.200\u00a0Stück');
});

it('adds up pieces that are counted in the same unit, and parts no count from its word', () => {
  const counted = [
    { pieces: 1, unitOfSale: 'PIECE' },
    { pieces: 2, unitOfSale: 'BOX' },
    { pieces: 0, unitOfSale: 'CAN' },
    { pieces: 3, unitOfSale: 'BOX' },
  ] as const;
  expect(quantityText(counted, getTexts('en', 'common'))).toBe('1\u00a0piece, 5\u00a0boxes');
  expect(quantityText([], getTexts('en', 'common'))).toBe('0');
});

it('says what a single unit contains', () => {
  expect(perUnitText({ unitOfSale: 'BOX', contents: PACK }, 'nl', getTexts('nl', 'common'))).toBe(
    '/doos (200\u00a0stuks)',
  );
  expect(perUnitText({ unitOfSale: 'PIECE', contents: null }, 'en', getTexts('en', 'common'))).toBe('/piece');
});

it('has a unit price of what is measured or packed, and none where none is due (LG-02)', () => {
  const priceOf = (contents: Parameters<typeof legalUnitPrice>[1]) => {
    const legal = legalUnitPrice(3199, contents, getTexts('en', 'common'));
    return legal && `${legal.amount} ${legal.unit}`;
  };
  expect(priceOf(PACK)).toBe('€\u00a016,00 /100\u00a0pieces');
  expect(priceOf({ amount: 24, unit: 'PIECE', reference: 1 })).toBe('€\u00a01,33 /piece');
  expect(priceOf({ amount: 500_000, unit: 'SQUARE_CENTIMETRE', reference: 10_000 })).toBe('€\u00a00,64 /m²');
  expect(priceOf({ amount: 5, unit: 'PIECE', reference: null })).toBeNull();
  expect(priceOf(null)).toBeNull();
});

it('prices boards per metre and m², beams per metre, and packs with their unit price (LG-06)', () => {
  const context = { locale: 'de', isNet: true, vatRate: 19 } as const;
  const pricesOf = (price_m1: number | null, price_m2: number | null) =>
    unitPriceTexts(
      { combinationInfo: { price: 1650, price_m1, price_m2 }, unitOfSale: 'BOX', contents: PACK, isPriceFrom: false },
      context,
      getTexts('de', 'common'),
    ).map(({ amount, unit }) => `${amount} ${unit}`.replaceAll('\u00a0', ' '));
  expect(pricesOf(639, 4260)).toEqual(['€ 6,39 /m', '€ 42,60 /m²']);
  expect(pricesOf(892, null)).toEqual(['€ 8,92 /m']);
  expect(pricesOf(null, null)).toEqual(['€ 16,50 /Packung (200 Stück)', '€ 8,25 /100 Stück']);
});
