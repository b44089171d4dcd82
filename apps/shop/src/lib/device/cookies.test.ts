import { describe, expect, it } from 'vitest';
import { readCartSize } from '../cart/cart-size';
import { preferenceCookie, readPreferences } from './cookies';

describe('geven-user', () => {
  it('holds showTaxPrice, the price list and the cache key for seven days (CK-01)', () => {
    const value = {
      showTaxPrice: 'VATExcluded',
      currentPricelist: { id: 3 },
      availableCategIdsCacheKey: 'k',
      listingView: 'table',
    } as const;
    expect(readPreferences(encodeURIComponent(JSON.stringify(value)))).toEqual(value);
    expect(preferenceCookie('geven-user', JSON.stringify(value))).toContain('Path=/; Max-Age=604800');
  });

  it('shows prices with VAT when it is missing or malformed (CK-01)', () => {
    for (const cookie of [
      undefined,
      '',
      '{',
      'null',
      '%E0%A4%A',
      '{"showTaxPrice":"x","currentPricelist":{"id":"1"},"listingView":"pie"}',
    ]) {
      expect(readPreferences(cookie)).toMatchObject({
        showTaxPrice: 'VATIncluded',
        currentPricelist: { id: 1 },
        listingView: 'cards',
      });
    }
  });
});

it('keeps the language for a year (CK-05)', () => {
  expect(preferenceCookie('locale', 'nl')).toBe('locale=nl; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('reads the number of lines from the cart-size cookie (CK-04, CA-05)', () => {
  expect(readCartSize('has-session=1; cart-size=3; b=2')).toBe(3);
  expect(readCartSize('has-session=1; xcart-size=3')).toBe(0);
  expect(readCartSize('has-session=1; cart-size=-1')).toBe(0);
  // Without a session there is no cart, whatever an earlier one has left behind.
  expect(readCartSize('cart-size=3')).toBe(0);
  expect(readCartSize('')).toBe(0);
});
