import { expect, it } from 'vitest';
import { packUnitPrice } from './pack-unit-price';

const pieces = { amount: 500, unit: 'PIECE', reference: 100 } as const;

it('is of a hundred, of one or of a litre, in the words of each language (LG-02)', () => {
  expect(packUnitPrice(7366, pieces, 'de')).toEqual({ amount: '14,73', unit: 'je 100' });
  expect(packUnitPrice(7366, pieces, 'nl')).toEqual({ amount: '14,73', unit: 'per 100' });
  expect(packUnitPrice(2725, { amount: 10, unit: 'PIECE', reference: 1 }, 'en')).toEqual({
    amount: '2,73',
    unit: 'per piece',
  });
  expect(packUnitPrice(2011, { amount: 750, unit: 'MILLILITRE', reference: 1000 }, 'de')).toEqual({
    amount: '26,81',
    unit: 'je l',
  });
});

it('is none where none is due', () => {
  expect(packUnitPrice(2011, null, 'de')).toBeNull();
  expect(packUnitPrice(2011, { amount: 1, unit: 'PIECE', reference: null }, 'de')).toBeNull();
});
