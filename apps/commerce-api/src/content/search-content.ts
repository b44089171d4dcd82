import { LOCALES, type Locale } from '@geven/timber';
import type { ContentKind, ContentPage } from '../ports/content-source';
import { createPageIndex, type PageIndex } from './page-index';
import { searchedWords } from './page-words';

/** A page that a search has found, in the language of the visitor. */
export interface ContentResult {
  kind: ContentKind;
  title: string;
  path: string;
  intro: string;
}

/** Finds pages by term; the most relevant first. */
export type ContentSearch = (term: string, locale: Locale) => ContentResult[];

const LIMIT = 6;

/**
 * Search over everything that pages say in a language, and over what they are called in the others. Reading them takes
 * some 50 ms a language, between which requests are answered.
 */
export async function createContentSearch(pages: readonly ContentPage[]): Promise<ContentSearch> {
  const searches = new Map<Locale, ReturnType<typeof searchIn>>();
  for (const locale of LOCALES) {
    searches.set(locale, searchIn(pages, locale));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return (term, locale) => searches.get(locale)?.(searchedWords(term, locale)) ?? [];
}

function searchIn(pages: readonly ContentPage[], locale: Locale): (words: readonly string[]) => ContentResult[] {
  const existing = pages.flatMap((page) => (page[locale] ? [{ page, texts: page[locale] }] : []));
  const index: PageIndex = createPageIndex(
    existing.map(({ page, texts }) => ({
      title: texts.title,
      intro: texts.intro,
      description: texts.description,
      headings: texts.headings.join('\n'),
      body: texts.body.join('\n'),
      elsewhere: LOCALES.flatMap((other) => (other === locale ? [] : (page[other]?.title ?? []))).join('\n'),
    })),
    locale,
  );
  return (words) =>
    index
      .rank(words)
      .slice(0, LIMIT)
      .flatMap((number) => {
        const texts = existing[number]?.texts;
        return texts ? [{ kind: texts.kind, title: texts.title, path: texts.path, intro: texts.intro }] : [];
      });
}
