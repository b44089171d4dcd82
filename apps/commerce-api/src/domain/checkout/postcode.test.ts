import { describe, expect, it } from 'vitest';
import type { CountryCode } from './countries';
import { normalisePostcode, postcodeExample } from './postcode';

describe('normalisePostcode', () => {
  it.each<[CountryCode, string, string]>([
    ['NL', '1234ab', '1234 AB'],
    ['NL', ' 1234  AB ', '1234 AB'],
    ['DE', ' 0 1067', '01067'],
    ['DE', '99998', '99998'],
    ['NL', '9999 zz', '9999 ZZ'],
    ['BE', '1000 ', '1000'],
    ['PL', '00-001', '00-001'],
    ['FR', ' 75001 ', '75001'],
    ['IE', 'd02 af30', 'D02 AF30'],
  ])('writes %s %j as %s', (country, typed, written) => {
    expect(normalisePostcode(typed, country)).toBe(written);
  });

  it.each<[CountryCode, string]>([
    ['NL', '1234'],
    ['NL', '0123 AB'],
    ['DE', '1234'],
    ['DE', '1234A'],
    ['DE', '00000'],
    ['DE', '05123'],
    ['DE', '43210'],
    ['DE', '62001'],
    ['NL', '1234 SS'],
    ['BE', '0999'],
    ['BE', '10000'],
    ['NL', '12345 AB'],
    ['NL', '1234 ABC'],
    ['NL', '1234 SA'],
    ['NL', '1234 SD'],
    ['BE', '100'],
    ['BE', '11000'],
    ['DE', '123456'],
    ['PL', '00'],
    ['IE', 'D02 AF30 1234'],
    ['FR', '<b>'],
    ['NL', ''],
  ])('refuses %s %j', (country, typed) => {
    expect(normalisePostcode(typed, country)).toBeNull();
  });
});

it('describes how the postcodes of a country look (VA-08)', () => {
  const countries: CountryCode[] = ['NL', 'BE', 'DE', 'FR'];
  expect(countries.map(postcodeExample)).toEqual(['1234 AB', '1234', '12345', '12345']);
});
