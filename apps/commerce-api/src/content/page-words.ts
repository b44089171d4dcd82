import type { Locale } from '@geven/timber';
import { termsOf, wordsOf } from '../catalogue/search/fold';
import { parseSearch } from '../catalogue/search/parse-search';
import questionWords from './question-words.json' with { type: 'json' };

/** A cross-section as `parseSearch` leaves it. */
const CROSS_SECTION = /^\d+x\d+$/;

/** `m²` and `m2` are one word. */
const withPlainPowers = (text: string): string => text.normalize('NFC').replace(/²/g, '2').replace(/³/g, '3');

/** Counts how often each word is in a text, under every spelling that it may be searched by. */
export function createWordCounter(): (text: string) => Map<string, number> {
  const spellings = new Map<string, readonly string[]>();
  return (text) => {
    const counts = new Map<string, number>();
    for (const word of wordsOf(withPlainPowers(text).toLowerCase())) {
      const known = spellings.get(word) ?? [...new Set(termsOf(word))];
      spellings.set(word, known);
      for (const term of known) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    return counts;
  };
}

/**
 * The words of a search, each once, without those that only make it a question. None where no page can be meant: who
 * names a cross-section wants that board, and so does who names a length alone (SR-01).
 */
export function searchedWords(search: string, locale: Locale): string[] {
  const words = parseSearch(withPlainPowers(search))?.words ?? [];
  if (words.some((word) => CROSS_SECTION.test(word))) return [];
  const plain = words.map((word) => word.replace(/^(?:thickness|width)(?=\d)/, ''));
  const telling = plain.filter((word) => !questionWords[locale].includes(word));
  return telling.length > 0 ? telling : plain;
}
