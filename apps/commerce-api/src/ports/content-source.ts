import type { Localized } from '@geven/catalogue-records';

/** A page of the shop in one language. */
export interface ContentTexts {
  /** Path in the shop. */
  path: string;
  title: string;
  /** What the page is about, in a sentence. */
  intro: string;
  /** Headings of its sections. */
  headings: readonly string[];
}

/** A page of the shop that search can find, in the languages that it exists in. */
export type ContentPage = Partial<Localized<ContentTexts>>;

/** Where pages that are no products come from. */
export interface ContentSource {
  /** Every page that may be found; fails when they cannot be had. */
  read(): Promise<readonly ContentPage[]>;
}
