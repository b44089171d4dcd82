import { fold, wordsOf } from './fold';
import { readMeasures } from './measures';
import { UNWEIGHTED } from './small-words';

/** What a search asks for. */
export interface ParsedSearch {
  /** As item numbers are compared: its words with hyphens between them. */
  number: string;
  /** Whether it was typed in one piece, as item numbers and barcodes are. */
  isOneWord: boolean;
  /** Folded, each once, without words that say nothing; sizes are words as well. */
  words: string[];
  /** Wanted lengths in mm. */
  lengths: number[];
}

/** Nobody types more; what follows is not looked at, so a pasted page costs no more than a sentence. */
const MAX_CHARACTERS = 240;
const MAX_WORDS = 12;
/** Longer words are cut: the longest of the trade has half as many letters. */
const MAX_LETTERS = 48;

/** Null when there is nothing to look for: blank, or signs alone. */
export function parseSearch(search: string): ParsedSearch | null {
  const folded = fold(search.slice(0, MAX_CHARACTERS));
  const typed = wordsOf(folded);
  if (typed.length === 0) return null;
  const { text, lengths } = readMeasures(folded);
  const words = significant(wordsOf(text).map((word) => word.slice(0, MAX_LETTERS)));
  const isAnything = words.length > 0 || lengths.length > 0;
  return {
    number: typed.slice(0, MAX_WORDS).join('-'),
    isOneWord: typed.length === 1,
    words: [...new Set(isAnything ? words : typed)].slice(0, MAX_WORDS),
    lengths: [...new Set(lengths)].slice(0, MAX_WORDS),
  };
}

/** Words without those that say nothing. */
export const significant = (words: readonly string[]): string[] => words.filter((word) => !UNWEIGHTED.has(word));
