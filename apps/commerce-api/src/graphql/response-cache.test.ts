import { describe, expect, it } from 'vitest';
import { cacheKey, createResponseCache } from './response-cache';

const body = (text: string) => Buffer.from(text);

describe('createResponseCache', () => {
  it('keeps an answer until the catalogue changes', () => {
    const cache = createResponseCache(1000);
    cache.begin()('key', body('answer'));
    expect(cache.get('key')?.toString()).toBe('answer');
    cache.clear();
    expect(cache.get('key')).toBeUndefined();
  });

  it('does not keep what was computed before a change that came in between', () => {
    const cache = createResponseCache(1000);
    const keep = cache.begin();
    cache.clear();
    keep('key', body('old'));
    expect(cache.get('key')).toBeUndefined();
  });

  it('never holds more bytes than its maximum', () => {
    const cache = createResponseCache(100);
    for (const key of ['a', 'b', 'c']) cache.begin()(key, body('x'.repeat(40)));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['b', 'c']);
  });
});

const DUTCH = { locale: 'nl', priceList: 'standard' } as const;

describe('cacheKey', () => {
  it('distinguishes document, language, price list and variables', () => {
    const keys = [
      cacheKey({ documentId: 'a', variables: {} }, DUTCH),
      cacheKey({ documentId: 'b', variables: {} }, DUTCH),
      cacheKey({ documentId: 'a', variables: {} }, { ...DUTCH, locale: 'de' }),
      cacheKey({ documentId: 'a', variables: { id: 1 } }, DUTCH),
      cacheKey({ documentId: 'a', variables: {} }, { ...DUTCH, priceList: 'trade' }),
    ];
    expect(new Set(keys).size).toBe(5);
  });

  it('has none for ad-hoc queries and for endless variables', () => {
    expect(cacheKey({ query: '{ a }', variables: {} }, DUTCH)).toBeNull();
    expect(cacheKey({ documentId: 'a', variables: { search: 'x'.repeat(2000) } }, DUTCH)).toBeNull();
  });
});
