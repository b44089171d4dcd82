import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { href, livePaths, ROUTES } from './routes';

describe('href', () => {
  it('gives every named route its path in each language (RT-31)', () => {
    expect(href('cart', 'nl')).toBe('/winkelwagen');
    expect(href('cart', 'en')).toBe('/cart');
    expect(href('cart', 'de')).toBe('/einkaufswagen');
    expect(href('login', 'nl')).toBe('/inloggen');
    expect(href('login', 'en')).toBe('/login');
    expect(href('login', 'de')).toBe('/einloggen');
    expect(href('search', 'de')).toBe('/suche');
    expect(href('quote', 'de')).toBe('/angebot-anfordern');
    expect(href('reviews', 'nl')).toBe('/t/beoordelingen');
    expect(href('knowledgeBase', 'de')).toBe('/t/wissensdatenbank');
    expect(href('knowledgeBase', 'nl')).toBe('/t/kennisbank');
    expect(href('category', 'en', { segments: ['decking'] })).toBe('/products/decking');
    expect(href('product', 'de', { segments: ['ipe', 7] })).toBe('/produkte/ipe/7');
  });

  it('never puts a language in front of a path (RT-32)', () => {
    for (const paths of Object.values(ROUTES)) {
      for (const path of LOCALES.map((locale) => paths[locale])) expect(path).not.toMatch(/^\/(nl|en|de)(\/|$)/);
    }
  });

  it('leaves no trace of empty values and encodes what segments hold', () => {
    expect(href('category', 'de', { query: { q: '', page: null, sort: 'name,ASC' } })).toBe('/produkte?sort=name,ASC');
    expect(href('category', 'de', { segments: ['a b'] })).toBe('/produkte/a%20b');
    expect(href('home', 'de')).toBe('/');
  });
});

it('names where pages begin that are rendered for each visitor, so that none of them is fetched ahead', () => {
  expect(livePaths('nl')).toEqual(
    expect.arrayContaining(['/winkelwagen', '/vergelijken', '/checkout/payment', '/my-account', '/dashboard/home']),
  );
  expect(livePaths('en')).not.toContain('/');
});
