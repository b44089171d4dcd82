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

  it('stays within its bytes', () => {
    const cache = createResponseCache(100);
    for (const key of ['a', 'b', 'c']) cache.begin()(key, body('x'.repeat(40)));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['b', 'c']);
  });
});

describe('cacheKey', () => {
  it('tells document, language and variables apart', () => {
    const keys = [
      cacheKey({ documentId: 'a', variables: {} }, 'nl'),
      cacheKey({ documentId: 'b', variables: {} }, 'nl'),
      cacheKey({ documentId: 'a', variables: {} }, 'de'),
      cacheKey({ documentId: 'a', variables: { id: 1 } }, 'nl'),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  it('has none for ad-hoc queries and for endless variables', () => {
    expect(cacheKey({ query: '{ a }', variables: {} }, 'nl')).toBeNull();
    expect(cacheKey({ documentId: 'a', variables: { search: 'x'.repeat(2000) } }, 'nl')).toBeNull();
  });
});
