import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, formatMetres, formatWeight } from './numbers';

describe('numbers', () => {
  it('have a decimal comma and points between thousands', () => {
    expect(formatDecimal(19.4, 2)).toBe('19,40');
    expect(formatDecimal(12345.678, 1)).toBe('12.345,7');
    expect(formatDecimal(7, 0)).toBe('7');
  });

  it('are written as Dutch readers know them (CN-01)', () => {
    for (const digits of [0, 1, 2, 3]) {
      const dutch = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: digits, maximumFractionDigits: digits });
      // Cents as euros, mm as metres, and whole numbers.
      fc.assert(
        fc.property(
          fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
          fc.constantFrom(1, 10, 100, 1000),
          (n, unit) => {
            const value = n / unit;
            expect(formatDecimal(value, digits)).toBe(dutch.format(value).replace(/^-(?=[0,]+$)/, ''));
          },
        ),
        { numRuns: 500 },
      );
    }
  });

  it('round halves away from zero', () => {
    expect(formatDecimal(2.55, 1)).toBe('2,6');
    expect(formatDecimal(-1.005, 2)).toBe('-1,01');
    expect(formatDecimal(1e-9, 2)).toBe('0,00');
  });

  it('never show a minus before zero', () => {
    expect(formatDecimal(-0.001, 2)).toBe('0,00');
    expect(formatDecimal(-0, 0)).toBe('0');
  });

  it('show a length in mm as metres', () => {
    expect(formatMetres(4850)).toBe('4,85');
    expect(formatMetres(250)).toBe('0,25');
    expect(formatMetres(5455, 1)).toBe('5,5');
  });

  it('show a weight below 100 kg with one decimal, rounded up', () => {
    expect(formatWeight(12_300)).toBe('12,3');
    expect(formatWeight(12_301)).toBe('12,4');
    expect(formatWeight(0)).toBe('0,0');
  });

  it('show a weight from 100 kg on in whole kg, rounded up', () => {
    expect(formatWeight(453_100)).toBe('454');
    expect(formatWeight(99_901)).toBe('100');
    expect(formatWeight(1_500_000)).toBe('1.500');
  });
});
