import { LOCALES, type Locale } from '@geven/timber';

/** A story that is a page: its slug in the content service, and its address in each language that it exists in. */
export interface StoryPage {
  readonly slug: string;
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
}

/** What is at an address: `owner` is the language whose word it uses; null when languages share it. */
export interface FoundStory extends StoryPage {
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
  for (const page of pages) {
    for (const locale of LOCALES) {
      const path = page.paths[locale];
      if (path === undefined || found.has(path)) continue;
      const speakers = LOCALES.filter((each) => page.paths[each] === path);
      found.set(path, { ...page, owner: speakers.length === 1 ? locale : null });
    }
  }
  return { pages, find: (pathname) => found.get(pathname) ?? null };
}
