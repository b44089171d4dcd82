import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { CATEGORY_DESCRIPTIONS } from './category-descriptions';
import { SAMPLE_CATEGORIES } from './sample-categories';

/** Characters that search engines show of a description. */
const LENGTH = { from: 110, to: 155 };

it.each(LOCALES)(
  'descriptions of categories are 110 to 155 characters with a figure, and all differ in %s',
  (locale) => {
    const descriptions = SAMPLE_CATEGORIES.map(({ texts }) => texts[locale].seoDescription);
    const wrong = descriptions
      .map((text) => ({ text, length: text.length }))
      .filter(({ text, length }) => length < LENGTH.from || length > LENGTH.to || !/\d/.test(text));
    expect(wrong).toEqual([]);
    expect(new Set(descriptions).size).toBe(Object.keys(CATEGORY_DESCRIPTIONS).length);
  },
);

it.each(LOCALES)('pages of categories begin with the first sentence, which no other begins with in %s', (locale) => {
  const beginnings = SAMPLE_CATEGORIES.map(({ texts }) => texts[locale].description);
  for (const text of beginnings) expect(text).toMatch(/^[^.]+\.$/);
  expect(new Set(beginnings).size).toBe(beginnings.length);
});
