import { LOCALES, type Locale } from '@geven/timber';
import { createBits } from '../catalogue/projection/listing/bits';
import { createSearch } from '../catalogue/search/create-search';
import { termsOf } from '../catalogue/search/fold';
import { pageOfTiers } from '../catalogue/search/page-of-tiers';
import { createVocabularyBuilder } from '../catalogue/search/vocabulary';
import type { ContentPage } from '../ports/content-source';

/** A page that a search has found, in the language of the visitor. */
export interface ContentResult {
  title: string;
  path: string;
  intro: string;
}

/** Finds pages by term; the most relevant first. */
export type ContentSearch = (term: string, locale: Locale) => ContentResult[];

const LIMIT = 3;

/**
 * Search over titles and headings in all languages. Not over whole texts: nearly every word of the trade is in the
 * product information, and who searches for larch wants boards. Typos are left to products for the same reason.
 */
export function createContentSearch(pages: readonly ContentPage[]): ContentSearch {
  const words = createVocabularyBuilder(pages.length);
  for (const [number, page] of pages.entries()) {
    for (const locale of LOCALES) {
      const texts = page[locale];
      if (texts) words.adder([texts.title, ...texts.headings].flatMap(termsOf))(number);
    }
  }
  const search = createSearch({
    vocabulary: words.build(),
    texts: null,
    mayBeTypo: () => false,
    withNumber: () => undefined,
    withVariantNumber: () => undefined,
    withLength: () => createBits(pages.length),
    hasSizes: true,
  });
  return (term, locale) => {
    const found = search(term);
    if (!found) return [];
    return pageOfTiers(found.tiers, found.all, 0, LIMIT).flatMap((number) => {
      const texts = pages[number]?.[locale];
      return texts ? [{ title: texts.title, path: texts.path, intro: texts.intro }] : [];
    });
  };
}
