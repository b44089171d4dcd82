import { LOCALES, type Locale } from '@geven/timber';

/** Addresses of one page; a language that it does not exist in has none. */
export type PagePaths = Readonly<Partial<Record<Locale, string>>>;

/** A story that is a page. */
export interface StoryPage {
  /** Its path in the default language, by which the content service knows it. */
  readonly slug: string;
  readonly paths: PagePaths;
  /** Addresses that show it too, such as that of a form until there is one. */
  readonly aliases?: readonly PagePaths[];
}

/** What is at an address: `owner` is the language whose word it uses; null when languages share it. */
export interface FoundStory {
  readonly slug: string;
  readonly paths: PagePaths;
  readonly owner: Locale | null;
}

/** The addresses of everything that content has. */
export interface StoryPaths {
  readonly pages: readonly StoryPage[];
  /** The story at an address; null when content knows nothing there. */
  find(pathname: string): FoundStory | null;
}

/** Indexes stories by their addresses. Where two claim one, the first has it. */
export function createStoryPaths(pages: readonly StoryPage[]): StoryPaths {
  const found = new Map<string, FoundStory>();
  const add = (slug: string, paths: PagePaths) => {
    for (const locale of LOCALES) {
      const path = paths[locale];
      if (path === undefined || found.has(path)) continue;
      const speakers = LOCALES.filter((each) => paths[each] === path);
      found.set(path, { slug, paths, owner: speakers.length === 1 ? locale : null });
    }
  };
  for (const { slug, paths } of pages) add(slug, paths);
  for (const { slug, aliases = [] } of pages) for (const paths of aliases) add(slug, paths);
  return { pages, find: (pathname) => found.get(pathname) ?? null };
}
