import { expect, it } from 'vitest';
import { type TilePriced, tilePrices } from './tile-prices';

const net = { locale: 'de', isNet: true, vatRate: 19 } as const;
const combinationInfo = {
  price: 1777,
  price_m1: 985,
  price_m2: 6567,
  lowestPrice30Days: null,
  lowestPrice30Days_m1: null,
};

const board: TilePriced = { combinationInfo, unitOfSale: 'PIECE', contents: null, isPriceFrom: true };

it('gives the metre and the square metre, and strikes nothing that was not reduced (LG-03)', () => {
  const prices = tilePrices(board, net);
  expect(prices.map(({ amount, unit }) => `${amount} ${unit}`)).toEqual(['€\u00a09,85 /m', '€\u00a065,67 /m²']);
  expect(prices.every(({ was }) => was === undefined)).toBe(true);
});

it('strikes the lowest price of the 30 days before a reduction, with VAT like the price beside it (LG-03)', () => {
  const reduced = { ...combinationInfo, lowestPrice30Days: 2000, lowestPrice30Days_m1: 1100 };
  const [metre] = tilePrices({ ...board, combinationInfo: reduced }, { ...net, isNet: false });
  expect(metre).toMatchObject({ amount: '€\u00a011,72', was: '€\u00a013,09' });
});

it('gives a pack with what is in it and its unit price, with VAT like the price beside it (LG-02)', () => {
  const can: TilePriced = {
    combinationInfo: { ...combinationInfo, price: 1690, price_m1: null, price_m2: null, lowestPrice30Days: 2000 },
    unitOfSale: 'CAN',
    contents: { amount: 750, unit: 'MILLILITRE', reference: 1000 },
    isPriceFrom: true,
  };
  expect(tilePrices(can, net)).toEqual([
    { amount: 'ab €\u00a016,90', unit: '/Dose (0,75\u00a0l)', was: '€\u00a020,00' },
    { amount: '€\u00a022,53', unit: '/l' },
  ]);
  const [, perLitre] = tilePrices(can, { ...net, isNet: false });
  // 16,90 net are 20,11.
  expect(perLitre?.amount).toBe('€\u00a026,81');
});

it('never parts a number from what it counts', () => {
  const box: TilePriced = {
    combinationInfo: { ...combinationInfo, price: 1150, price_m1: null, price_m2: null },
    unitOfSale: 'BOX',
    contents: { amount: 200, unit: 'PIECE', reference: 100 },
    isPriceFrom: false,
  };
  expect(tilePrices(box, net).map(({ unit }) => unit)).toEqual(['/Packung (200\u00a0Stück)', '/100\u00a0Stück']);
});

it('gives the piece of what is neither sold by length nor in packs', () => {
  const bracket = { ...board, combinationInfo: { ...combinationInfo, price_m1: null }, isPriceFrom: false };
  expect(tilePrices(bracket, net)).toEqual([{ amount: '€\u00a017,77', unit: '/Stück', was: undefined }]);
});
