import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES, toLocale } from './locales';

describe('locales', () => {
  it('are nl, en and de, with de as the default; the Netherlands, the US and Germany write for them (CN-04, CN-11)', () => {
    expect(LOCALES).toEqual(['nl', 'en', 'de']);
    expect(DEFAULT_LOCALE).toBe('de');
    expect(LOCALE_TAGS).toEqual({ nl: 'nl-NL', en: 'en-US', de: 'de-DE' });
  });

  it('are found by their full tags', () => {
    for (const locale of LOCALES) expect(toLocale(LOCALE_TAGS[locale])).toBe(locale);
  });

  it('are found whatever the case, the separator and what follows', () => {
    expect(toLocale('NL')).toBe('nl');
    expect(toLocale('en_GB')).toBe('en');
    expect(toLocale(' nl;q=0.9')).toBe('nl');
  });

  it('fall back to the default for anything else', () => {
    for (const tag of ['fr', 'nld', 'english', '', '*', null, undefined]) expect(toLocale(tag)).toBe('de');
  });
});
