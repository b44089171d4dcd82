import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALE_TAGS, LOCALES } from './locales';
import { formatDecimal, formatMetres, formatPercent, formatWeight } from './numbers';

describe('numbers', () => {
  it('have a decimal comma and points between thousands in Dutch and German', () => {
    for (const locale of ['nl', 'de'] as const) {
      expect(formatDecimal(19.4, 2, locale)).toBe('19,40');
      expect(formatDecimal(12345.678, 1, locale)).toBe('12.345,7');
      expect(formatDecimal(7, 0, locale)).toBe('7');
    }
  });

  it('have a decimal point and commas between thousands in English, unlike money (CN-01)', () => {
    expect(formatDecimal(19.4, 2, 'en')).toBe('19.40');
    expect(formatDecimal(12345.678, 1, 'en')).toBe('12,345.7');
    expect(formatDecimal(1888, 0, 'en')).toBe('1,888');
  });

  it.each(LOCALES)('are written as its readers know them (%s, CN-01)', (locale) => {
    for (const digits of [0, 1, 2, 3]) {
      const known = new Intl.NumberFormat(LOCALE_TAGS[locale], {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      // Cents as euros, mm as metres, and whole numbers.
      fc.assert(
        fc.property(
          fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
          fc.constantFrom(1, 10, 100, 1000),
          (n, unit) => {
            const value = n / unit;
            expect(formatDecimal(value, digits, locale)).toBe(known.format(value).replace(/^-(?=[0,.]+$)/, ''));
          },
        ),
        { numRuns: 500 },
      );
    }
  });

  it('round halves away from zero', () => {
    expect(formatDecimal(2.55, 1, 'nl')).toBe('2,6');
    expect(formatDecimal(-1.005, 2, 'nl')).toBe('-1,01');
    expect(formatDecimal(1e-9, 2, 'nl')).toBe('0,00');
  });

  it('never show a minus before zero', () => {
    expect(formatDecimal(-0.001, 2, 'en')).toBe('0.00');
    expect(formatDecimal(-0, 0, 'en')).toBe('0');
  });

  it('show a share with its sign, apart only in German (CN-01)', () => {
    expect(formatPercent(5.46, 1, 'nl')).toBe('5,5%');
    expect(formatPercent(5.46, 1, 'en')).toBe('5.5%');
    expect(formatPercent(5.46, 1, 'de')).toBe('5,5\u00a0%');
  });

  it('show a length in mm as metres', () => {
    expect(formatMetres(4850, 'de')).toBe('4,85');
    expect(formatMetres(250, 'en')).toBe('0.25');
    expect(formatMetres(5455, 'nl', 1)).toBe('5,5');
  });

  it('show a weight below 100 kg with one decimal, rounded up', () => {
    expect(formatWeight(12_300, 'de')).toBe('12,3');
    expect(formatWeight(12_301, 'en')).toBe('12.4');
    expect(formatWeight(0, 'nl')).toBe('0,0');
  });

  it('show a weight from 100 kg on in whole kg, rounded up', () => {
    expect(formatWeight(453_100, 'nl')).toBe('454');
    expect(formatWeight(99_901, 'nl')).toBe('100');
    expect(formatWeight(1_500_000, 'en')).toBe('1,500');
  });
});
