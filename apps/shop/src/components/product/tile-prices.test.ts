import { expect, it } from 'vitest';
import { tilePrices } from './tile-prices';

const net = { locale: 'de', isNet: true, vatRate: 19 } as const;
const info = {
  price: 1777,
  price_m1: 985,
  price_m2: 6567,
  lowestPrice30Days: null,
  lowestPrice30Days_m1: null,
};

it('gives the metre and the square metre, and strikes nothing that was not reduced (LG-03)', () => {
  const prices = tilePrices(info, net);
  expect(prices.map(({ amount, unit }) => `${amount} ${unit}`)).toEqual(['€\u00a09,85 /m', '€\u00a065,67 /m²']);
  expect(prices.every(({ was }) => was === undefined)).toBe(true);
});

it('strikes the lowest price of the 30 days before a reduction, with VAT like the price beside it (LG-03)', () => {
  const [metre] = tilePrices(
    { ...info, lowestPrice30Days: 2000, lowestPrice30Days_m1: 1100 },
    { ...net, isNet: false },
  );
  expect(metre).toMatchObject({ amount: '€\u00a011,72', was: '€\u00a013,09' });
});

it('gives the piece of what is not sold by length', () => {
  const piece = tilePrices({ ...info, price_m1: null, price_m2: null, lowestPrice30Days: 2000 }, net);
  expect(piece).toEqual([{ amount: '€\u00a017,77', unit: '/Stück', was: '€\u00a020,00' }]);
});
