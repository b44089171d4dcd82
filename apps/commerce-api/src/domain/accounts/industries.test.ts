import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { industries, industry, isIndustry } from './industries';

it('names each industry with its group in every language, under the same id (API-51) (AU-04)', () => {
  expect(industry(1, 'en')).toEqual({ id: 1, name: 'Carpentry', fullName: 'Construction / Carpentry' });
  expect(industry(1, 'de')?.fullName).toBe('Bau / Zimmerei');
  for (const locale of LOCALES) expect(new Set(industries(locale).map(({ id }) => id)).size).toBe(15);
});

it('knows which ids there are', () => {
  expect(isIndustry(15)).toBe(true);
  expect(isIndustry(16)).toBe(false);
  expect(industry(16, 'nl')).toBeUndefined();
});
