import type { Localized } from '@geven/catalogue-records';

/** What a page is for: answers that last, articles of a day, ways to build something, all others. */
export type ContentKind = 'KNOWLEDGE' | 'BLOG' | 'GUIDE' | 'PAGE';

/** A page of the shop in one language. */
export interface ContentTexts {
  kind: ContentKind;
  /** Path in the shop. */
  path: string;
  title: string;
  /** What the page is about, in a sentence. */
  intro: string;
  /** What search engines show of it: title and description. */
  description: string;
  /** Headings of its sections. */
  headings: readonly string[];
  /** Its paragraphs, entries of lists and rows of tables. */
  body: readonly string[];
}

/** A page of the shop that search can find, in the languages that it exists in. */
export type ContentPage = Partial<Localized<ContentTexts>>;

/** Where pages that are no products come from. */
export interface ContentSource {
  /** Every page that may be found; fails when they cannot be had. */
  read(): Promise<readonly ContentPage[]>;
}
