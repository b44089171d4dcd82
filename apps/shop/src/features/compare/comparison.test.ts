import type { Product } from '@geven/odoo-sdk';
import { durabilityOf, type WoodDurability } from '@geven/timber';
import { expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { comparisonRows, metreWeightOf, movementOf } from './comparison';

const context = { locale: 'en', isNet: true, vatRate: 21 } as const;

/** Only what a comparison reads. */
function board(change: { width?: number; price?: number; wood?: Partial<WoodDurability>; cites?: string | null }) {
  const { width = 145, price = 985, wood = {}, cites = null } = change;
  return {
    headSize: `25 × ${width} mm`,
    width,
    profile1: { slug: 'smooth', name: 'smooth' },
    colour: null,
    specie: {
      name: 'Bangkirai',
      latinName: 'Shorea laevis a.o.',
      density: 930,
      hardness: 42,
      movement: 0.3,
      origin: 'Indonesia',
      cites,
    },
    durability: durabilityOf({
      durabilityClass: '2',
      modification: null,
      marineDurability: null,
      treatment: null,
      ...wood,
    }),
    origin: { countries: 'Indonesia', cites },
    quality: 'FAS',
    humidity: 'air-dried, 18–25%',
    certification: 'PEFC',
    lengthRange: { min: 1850, max: 4850 },
    productVariants: [
      { isSample: false, isPublished: true, stock: 4, lengte: 4850, weight: 16_490 },
      { isSample: false, isPublished: true, stock: 0, lengte: 1850, weight: 6290 },
      { isSample: true, isPublished: true, stock: 9, lengte: 250, weight: 900 },
    ],
    stock: 2323,
    saleDelay: 2,
    combinationInfo: { price: price * 2, price_m1: price, price_m2: null },
  } as unknown as Product;
}

const rowsOf = (...products: Product[]) =>
  new Map(comparisonRows({ products, context, t: getTexts('en', 'compare') }).map((row) => [row.key, row]));

it('says of each property whether the products differ in it', () => {
  const rows = rowsOf(board({}), board({ width: 90, price: 650 }));
  expect(rows.get('specie')?.differs).toBe(false);
  expect(rows.get('size')).toMatchObject({
    differs: true,
    values: [{ text: '25\u00a0×\u00a0145\u00a0mm' }, { text: '25\u00a0×\u00a090\u00a0mm' }],
  });
});

it('takes values for different where only their second line differs', () => {
  const soldOut = { ...board({}), productVariants: [{ isSample: false, isPublished: true, stock: 0 }] } as Product;
  const lengths = rowsOf(board({}), soldOut).get('lengths');
  expect(lengths?.differs).toBe(true);
  expect(lengths?.values.map(({ note }) => note)).toEqual(['1 of 2 lengths in stock', '0 of 1 lengths in stock']);
});

it('leaves out rows that no compared product has', () => {
  const unnamed = { ...board({}), certification: null } as Product;
  expect(rowsOf(unnamed, unnamed).has('certification')).toBe(false);
});

it('says of each use what the API says of the product, in words', () => {
  const wood = { durabilityClass: '3–4' };
  const rows = rowsOf(board({ wood }), board({ wood: { ...wood, treatment: { useClass: '4' } } }));
  expect(rows.get('use 4')).toMatchObject({
    label: 'Use class 4: in the ground or in fresh water',
    differs: true,
    values: [
      { fit: 'NOT_SUITABLE', text: 'not suitable' },
      { fit: 'SUITABLE', text: 'suitable' },
    ],
  });
  expect(rows.get('durability')?.values.map(({ text }) => text)).toEqual([
    '3–4 (EN\u00a0350)',
    '3–4 for untreated heartwood (EN\u00a0350)',
  ]);
});

it('calculates how far a board moves across for five points of moisture', () => {
  expect(movementOf({ width: 145, specie: { movement: 0.3 } })).toBeCloseTo(2.175, 3);
  expect(movementOf({ width: null, specie: { movement: 0.3 } })).toBeNull();
  expect(movementOf({ width: 145, specie: null })).toBeNull();
});

it('flags species listed by CITES and says so of the others', () => {
  const rows = rowsOf(board({ cites: 'CITES Appendix II' }), board({}));
  expect(rows.get('cites')?.values.map(({ text }) => text)).toEqual(['CITES Appendix II', 'not CITES-listed']);
});

it('keeps numbers beside their units, to be drawn against each other', () => {
  expect(rowsOf(board({})).get('density')?.values).toEqual([{ text: '930', unit: 'kg/m³', amount: 930 }]);
});

it('keeps a range of moisture in one line', () => {
  expect(rowsOf(board({})).get('humidity')?.values).toEqual([{ text: 'air-dried, 18–\u206025%' }]);
});

it('says what a m² is of, where there is a price of it', () => {
  const priced = (cover: number) =>
    ({ ...board({}), width: 145, cover, combinationInfo: { price_m2: 4000 } }) as unknown as Product;
  const said = (...products: Product[]) =>
    rowsOf(...products)
      .get('area')
      ?.values.map(({ text }) => text);
  expect(said(priced(150), priced(145))).toEqual(['laid with a 5\u00a0mm gap', 'covered area']);
  expect(said(board({}))).toBeUndefined();
});

it('counts lengths in stock without the sample', () => {
  expect(rowsOf(board({})).get('lengths')?.values).toEqual([
    {
      ...{ text: '1.85–4.85 m', note: '1 of 2 lengths in stock' },
      lengths: [
        { lengte: 1850, stock: 0 },
        { lengte: 4850, stock: 4 },
      ],
    },
  ]);
});

it('weighs a metre by a length, not by the sample', () => {
  expect(rowsOf(board({})).get('weight')?.values).toEqual([{ text: '3.4', unit: 'kg/m', amount: 3.4 }]);
  expect(metreWeightOf({ productVariants: [] })).toBeNull();
});
