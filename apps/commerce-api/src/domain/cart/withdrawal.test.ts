import { expect, it } from 'vitest';
import { hasWithdrawalRight } from './withdrawal';

it('leaves the right of withdrawal to what is sold as it is, and to nothing made to choice (LG-05)', () => {
  expect(hasWithdrawalRight({ isPlanedToOrder: false, finishes: [] })).toBe(true);
  expect(hasWithdrawalRight({ isPlanedToOrder: true, finishes: [] })).toBe(false);
  expect(hasWithdrawalRight({ isPlanedToOrder: false, finishes: ['oiled'] })).toBe(false);
});
