import { termsAround } from '../catalogue/search/compounds';
import { stemsOf } from '../catalogue/search/stems';
import { nearestTerms } from '../catalogue/search/typos';
import type { Vocabulary } from '../catalogue/search/vocabulary';

/** How much a word counts beside the very one that was searched for. */
export const LIKENESS = { same: 1, form: 0.9, beginning: 0.6, part: 0.5, typo: 0.4 } as const;

/** Fewer letters are the beginning of too many words. */
const BEGINNING_MIN = 3;

/** The words of texts that a searched one may stand for, each with its likeness, the most alike first. */
export function similarWords(word: string, vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (terms: readonly string[], likeness: number): void => {
    for (const term of terms) if (!found.has(term)) found.set(term, likeness);
  };
  if (vocabulary.has(word)) add([word], LIKENESS.same);
  add(formsOf(word, vocabulary), LIKENESS.form);
  if (word.length >= BEGINNING_MIN) add(vocabulary.withPrefix(word), LIKENESS.beginning);
  add(termsAround(word, vocabulary), LIKENESS.part);
  return found;
}

/** What a word that no text has may be misspelled for. */
export function nearWords(word: string, vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const near = nearestTerms(word, vocabulary);
  return new Map([...near, ...near.flatMap((term) => formsOf(term, vocabulary))].map((term) => [term, LIKENESS.typo]));
}

const formsOf = (word: string, vocabulary: Vocabulary): string[] =>
  stemsOf(word).flatMap((stem) => [...vocabulary.withStem(stem)]);
