import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY } from './constants';
import { formatAmount, formatMoney } from './money';

const readBack = (text: string) => Number(text.replace(/[^\d-]/g, ''));
const cents = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  it('is in the one currency that is offered; dollars are only listed (CN-03)', () => {
    const offered = Object.entries(CURRENCIES).filter(([, { isOffered }]) => isOffered);
    expect(offered.map(([code]) => code)).toEqual([CURRENCY]);
    expect(Object.keys(CURRENCIES)).toContain('USD');
    expect(formatMoney(100)).toMatch(/^€/);
  });

  it('has the euro sign first, a point between thousands and a decimal comma (CN-01)', () => {
    expect(formatMoney(123_450)).toBe('€\u00a01.234,50');
    expect(formatMoney(1_000_000_00)).toBe('€\u00a01.000.000,00');
    expect(formatMoney(0)).toBe('€\u00a00,00');
  });

  it('has the minus of a credit between sign and figure, as nl-NL does (CN-01)', () => {
    expect(formatMoney(-123_450)).toBe('€\u00a0-1.234,50');
    const dutch = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
    expect(formatMoney(-5)).toBe(dutch.format(-0.05));
  });

  it('can leave the euro sign out (CN-01)', () => {
    expect(formatAmount(123_450)).toBe('1.234,50');
    expect(formatAmount(7)).toBe('0,07');
  });

  it('reads back to the same cents (CN-01)', () => {
    fc.assert(fc.property(cents, (amount) => readBack(formatMoney(amount)) === amount));
  });

  it('always has two decimals and groups of three (CN-01)', () => {
    fc.assert(fc.property(cents, (amount) => /^€\u00a0-?\d{1,3}(\.\d{3})*,\d{2}$/.test(formatMoney(amount))));
  });
});
