import { expect, it } from 'vitest';
import { coveredArea } from './coverage';

const OIL = { from: 10, to: 14 };
const litres = (amount: number) => ({ amount, unit: 'MILLILITRE' }) as const;

it('says how far a can reaches in one coat, rather too little than too much', () => {
  expect(coveredArea(litres(750), OIL)).toEqual({ from: 7, to: 10 });
  expect(coveredArea(litres(2500), OIL)).toEqual({ from: 25, to: 35 });
  expect(coveredArea(litres(5000), { from: 6.5, to: 9 })).toEqual({ from: 32, to: 45 });
});

it('says nothing of what is not sold by the litre, or holds a drop', () => {
  expect(coveredArea({ amount: 2500, unit: 'GRAM' }, OIL)).toBeNull();
  expect(coveredArea(litres(90), OIL)).toBeNull();
});
