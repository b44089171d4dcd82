import { expect, it } from 'vitest';
import { countryCodes } from './country-codes';

it('shortens names of countries to their codes in every language', () => {
  expect(countryCodes('Österreich, Deutschland, Tschechien', 'de')).toBe('AT, DE, CZ');
  expect(countryCodes('Duitsland', 'nl')).toBe('DE');
  expect(countryCodes('Brazil, Peru', 'en')).toBe('BR, PE');
});

it('has no codes for regions and words', () => {
  expect(countryCodes('West- und Zentralafrika', 'de')).toBeNull();
  expect(countryCodes('Deutschland, Skandinavien', 'de')).toBeNull();
});
