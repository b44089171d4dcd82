import { expect, it } from 'vitest';
import { coveredArea, millilitresFor } from './coverage';

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

it('needs enough for the thirstiest wood, twice as much for two coats', () => {
  expect(millilitresFor(25.92, 1, OIL)).toBe(2592);
  expect(millilitresFor(25.92, 2, OIL)).toBe(5184);
  expect(millilitresFor(0.3, 1, { from: 3, to: 3 })).toBe(100);
});
