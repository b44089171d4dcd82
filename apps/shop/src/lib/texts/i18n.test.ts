import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { AREA_NAMES } from './areas';
import { getMessages, getTexts } from './i18n';

it('speaks three languages and fills in what a text leaves open (IN-01)', () => {
  expect(getTexts('nl', 'common')('cart')).toBe('Winkelwagen');
  expect(getTexts('en', 'common')('cartCount', { count: 1 })).toBe('1 item in the cart');
  expect(getTexts('de', 'catalogue')('listing.searchTitle', { q: '<b>' })).toBe('Suche: <b>');
});

it('writes numbers as the language does (CN-01)', () => {
  expect(getTexts('de', 'catalogue')('listing.count', { count: 1123 })).toMatch(/^1\.123 /);
  expect(getTexts('en', 'catalogue')('listing.count', { count: 1888 })).toMatch(/^1,888 /);
  expect(getTexts('nl', 'catalogue')('listing.count', { count: 1 })).toMatch(/^1 /);
  expect(getTexts('en', 'common')('footer.copyright', { year: '2026', seller: 'Geven' })).toContain('2026');
});

it('says the quoted error texts as they are quoted (ER-01, ER-10, ER-13)', () => {
  const t = getTexts('en', 'common');
  expect(t('notFound.heading')).toBe('This page was not found');
  expect(t('notFound.detail')).toBe('This page could not be found');
  expect(t('notFound.title')).toBe('Page not found');
  expect(getTexts('en', 'failure')('title')).toBe('Error');
});

it('keeps numbers beside their units, also where they are filled in later', () => {
  for (const locale of LOCALES)
    for (const area of AREA_NAMES)
      expect(JSON.stringify(getMessages(locale, area))).not.toMatch(/(?:\d|\}\}) (?:mm|m²|kg|%|MB|Uhr|uur|days)\b/);
  expect(getTexts('de', 'orders')('order.weight', { weight: '27,6' })).toBe('zusammen 27,6\u00a0kg');
});
