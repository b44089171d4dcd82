import { countBits } from '../projection/listing/bits';
import type { Search } from './create-search';

/** What is left of a search, and how many products it finds. */
export interface WiderSearch {
  term: string;
  totalCount: number;
}

const LIMIT = 3;
/** Each word costs one more search. */
const MAX_WORDS = 8;

/** The term without its numbers, and without each of its words, as far as that finds something; most words first. */
export function widerSearches(search: Search, term: string): WiderSearch[] {
  // A size is one word, however it is written.
  const words = term
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
    .trim()
    .split(/\s+/)
    .slice(0, MAX_WORDS);
  if (words.length < 2) return [];
  const terms = [
    ...words.map((_, left) => words.filter((_word, index) => index !== left)),
    words.filter((word) => !/\d/.test(word)),
  ]
    .filter((kept) => kept.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((kept) => kept.join(' '));
  return [...new Set(terms)]
    .flatMap((each) => {
      const found = search(each);
      const totalCount = found ? countBits(found.all) : 0;
      return totalCount > 0 ? [{ term: each, totalCount }] : [];
    })
    .slice(0, LIMIT);
}
