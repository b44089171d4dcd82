import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@geven/timber';
import { expect, it } from 'vitest';

const messages = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const ofPage = (locale: Locale) => messages(`messages/${locale}/product.json`);
const ofSheet = (locale: Locale) => messages(`../commerce-api/src/downloads/messages/${locale}/product-sheet.json`);

it.each(LOCALES)('the page and its product sheet word durability and treatment alike in %s (PD-21)', (locale) => {
  const {
    data,
    safety,
    use: { shortPlaces, ...use },
  } = ofPage(locale);
  const sheet = ofSheet(locale);
  expect(sheet.use).toEqual(use);
  expect(sheet.durabilityClass).toEqual(data.durabilityClass);
  expect(sheet.withJoint).toBe(data.withJoint);
  const { treated, biocide, treatedFor } = safety;
  expect(sheet.safety).toMatchObject({ treated, biocide, treatedFor });
});
