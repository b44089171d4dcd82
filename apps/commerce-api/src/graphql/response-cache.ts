import type { Locale } from '@geven/timber';
import { LRUCache } from 'lru-cache';
import type { GraphqlRequest } from './prepare-operation';

/** Ready answers to anonymous catalogue queries. */
export interface ResponseCache {
  get(key: string): Buffer | undefined;
  /** Notes the state of the catalogue; what is computed from an older state is not kept. */
  begin(): (key: string, body: Buffer) => void;
  /** For when the catalogue has changed. */
  clear(): void;
}

// Longer ones are unusual, and a cache of them could be filled on purpose.
const MAX_KEY_LENGTH = 1000;

/** Keeps at most `maxBytes`; the least used go first. */
export function createResponseCache(maxBytes: number): ResponseCache {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (body, key) => body.length + key.length * 2,
  });
  let generation = 0;
  return {
    get: (key) => bodies.get(key),
    begin() {
      const begun = generation;
      return (key, body) => {
        if (begun === generation) bodies.set(key, body);
      };
    },
    clear() {
      generation += 1;
      bodies.clear();
    },
  };
}

interface Reader {
  readonly locale: Locale;
  /** Nobody must be shown the prices of a list that is another's. */
  readonly priceList: string;
}

/** The key of a trusted document's answer for readers of a language and a price list; null for requests that are not kept. */
export function cacheKey({ documentId, variables }: GraphqlRequest, { locale, priceList }: Reader): string | null {
  if (documentId === undefined) return null;
  const key = JSON.stringify([documentId, locale, priceList, variables]);
  return key.length > MAX_KEY_LENGTH ? null : key;
}
