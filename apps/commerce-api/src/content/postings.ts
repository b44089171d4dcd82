import { createWordCounter } from './page-words';

/** How much a word says about its page, by where it stands; `elsewhere` are titles in other languages. */
export const FIELD_WEIGHTS = { title: 5, intro: 2, description: 2, headings: 2, body: 1, elsewhere: 2 } as const;
export type Field = keyof typeof FIELD_WEIGHTS;
export const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/** The words of a page, by where they stand. */
export type IndexedPage = Readonly<Record<Field, string>>;

/** That a page has a word. */
interface Posting {
  /** Its number. */
  readonly page: number;
  readonly field: Field;
  /** How often, made comparable between long texts and short ones (BM25). */
  readonly frequency: number;
}

/** Where each word is. */
export type Postings = ReadonlyMap<string, readonly Posting[]>;

/** How much more often a long text has to mention a word: 0 no more, 1 in proportion. */
const LENGTH = 0.5;

export function readPostings(pages: readonly IndexedPage[]): Postings {
  const postings = new Map<string, Posting[]>();
  const countWords = createWordCounter();
  for (const field of FIELDS) {
    const counted = pages.map((page) => countWords(page[field]));
    const lengths = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
    const filled = lengths.filter((length) => length > 0);
    const average = filled.reduce((sum, length) => sum + length, 0) / filled.length;
    for (const [page, counts] of counted.entries()) {
      const relativeLength = 1 - LENGTH + (LENGTH * (lengths[page] ?? 0)) / average;
      for (const [word, count] of counts) {
        const places = postings.get(word) ?? [];
        postings.set(word, places);
        places.push({ page, field, frequency: count / relativeLength });
      }
    }
  }
  return postings;
}
