import type { ContentSource } from '../ports/content-source';
import { type ContentSearch, createContentSearch } from './search-content';

/** The pages of the shop as this process holds them. */
export interface Content {
  /** Finds pages in memory: never waits for their source. */
  readonly search: ContentSearch;
  /** Reads the pages again: somebody knows that one has changed. Resolves when that is done, also where it failed. */
  refresh(): Promise<void>;
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
  let search: ContentSearch = () => [];
  let seen = '[]';
  let isFailing = false;
  let isClosed = false;
  let looking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function look(): Promise<void> {
    clearTimeout(timer);
    looking = readOnce().finally(() => {
      looking = null;
      if (!isClosed) timer = setTimeout(look, seen === '[]' ? FIRST_LOOKS : LATER_LOOKS).unref();
    });
    return looking;
  }

  async function readOnce(): Promise<void> {
    try {
      const pages = await source.read();
      const shown = JSON.stringify(pages);
      isFailing = false;
      if (shown !== seen && !isClosed) {
        search = await createContentSearch(pages);
        seen = shown;
        for (const listener of listeners) listener();
      }
    } catch (error) {
      if (!isFailing && !isClosed) onError(error);
      isFailing = true;
    }
  }
  void look();

  return {
    search: (term, locale) => search(term, locale),
    async refresh() {
      // What is being read may be from before the change.
      await looking;
      if (!isClosed) await (looking ?? look());
    },
    onChange: (listener) => void listeners.add(listener),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
