import type { ContentSource } from '../ports/content-source';
import { type ContentSearch, createContentSearch } from './search-content';

/** The pages of the shop as this process holds them. */
export interface Content {
  /** Finds pages in memory: never waits for their source. */
  readonly search: ContentSearch;
  /** Reads the pages again now: somebody knows that one has changed. */
  refresh(): void;
  /** Called when the pages have changed. */
  onChange(listener: () => void): void;
  close(): void;
}

interface ContentOptions {
  readonly source: ContentSource;
  /** Called once when the source fails, and again when it fails after a success; what was read last stays in use. */
  readonly onError: (error: unknown) => void;
}

/** ms until the next look: soon while nothing has been read, because shop and API start side by side. */
const FIRST_LOOKS = 5000;
const LATER_LOOKS = 5 * 60_000;

/** Reads the pages in the background, now and again. */
export function createContent({ source, onError }: ContentOptions): Content {
  const listeners = new Set<() => void>();
  let search = createContentSearch([]);
  let seen = '[]';
  let isFailing = false;
  let isClosed = false;
  let isLooking = false;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    isLooking = true;
    isStale = false;
    try {
      const pages = await source.read();
      const shown = JSON.stringify(pages);
      isFailing = false;
      if (shown !== seen && !isClosed) {
        seen = shown;
        search = createContentSearch(pages);
        for (const listener of listeners) listener();
      }
    } catch (error) {
      if (!isFailing && !isClosed) onError(error);
      isFailing = true;
    }
    isLooking = false;
    if (isClosed) return;
    timer = setTimeout(look, isStale ? 0 : seen === '[]' ? FIRST_LOOKS : LATER_LOOKS).unref();
  }
  void look();

  return {
    search: (term, locale) => search(term, locale),
    refresh() {
      // What is being read may be from before the change.
      isStale = true;
      if (isLooking || isClosed) return;
      clearTimeout(timer);
      void look();
    },
    onChange: (listener) => void listeners.add(listener),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
