import { type Extent, editDistance } from './edit-distance';
import type { Vocabulary } from './vocabulary';

/** Words shorter than this are not taken for misspelled ones: too many others are near. */
const TYPO_MIN = 4;
/** From this length on, two letters may be wrong. */
const TWO_TYPOS_MIN = 8;
/** The beginning of a word needs more letters before it is near to few others. */
const BEGINNING_MIN = 5;

/** The terms nearest to a misspelled word, or whose beginnings are when no whole term is near. */
export function nearestTerms(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < TYPO_MIN || !/^\p{L}+$/u.test(word)) return [];
  const max = word.length < TWO_TYPOS_MIN ? 1 : 2;
  const whole = nearest(word, vocabulary, max, 'whole');
  if (whole.length > 0 || word.length < BEGINNING_MIN) return whole;
  return nearest(word, vocabulary, max, 'beginning');
}

function nearest(word: string, { words }: Vocabulary, max: number, extent: Extent): string[] {
  let best = max;
  let found: string[] = [];
  for (const { term } of words) {
    const distance = editDistance(word, term, best, extent);
    if (distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(term);
  }
  return found;
}
