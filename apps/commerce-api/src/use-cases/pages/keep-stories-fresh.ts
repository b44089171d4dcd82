import { type Pages, type PageTag, storyTag } from '../../ports/pages';

interface KeepStoriesFreshOptions {
  readonly pages: Pages;
  /** The number of the content's newest version. */
  readonly readVersion: () => Promise<number>;
  /**
   * Called after every change, also where nobody said which story it was: search reads the pages again, and notes where
   * they are. The shop is told when that is done.
   */
  readonly onChange: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface StoriesFreshness {
  /** A story was published, unpublished, moved or deleted; null where the webhook names none. Returns at once. */
  changed(storyId: number | null): void;
  close(): void;
}

/** Webhooks come in bursts, and an editor presses twice: a story expires once a second at most. */
const GATHER_MS = 1000;
/** The vendor never sends a webhook again, so a lost one is noticed by the version. */
const POLL_MS = 60_000;
const RETRY_MS = 5000;
/** More stories than this at once are an import: then everything is read again. */
const MAX_TAGS = 50;

/**
 * Has the shop revalidate what shows a story that changed (CM-16). What a webhook says is trusted with nothing but this:
 * a page is read again, so one that is sent twice only costs that.
 */
export function keepStoriesFresh({ pages, readVersion, onChange, onError }: KeepStoriesFreshOptions): StoriesFreshness {
  const stale = new Set<PageTag>();
  let version: number | null = null;
  let isPolling = false;
  let flushing: NodeJS.Timeout | null = null;
  let lastFlush = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  function expire(tags: readonly PageTag[]): void {
    for (const tag of tags) stale.add(tag);
    const wait = Math.max(0, lastFlush + GATHER_MS - performance.now());
    if (!isClosed) flushing ??= setTimeout(flush, wait).unref();
  }

  function flush(): void {
    flushing = null;
    lastFlush = performance.now();
    const tags: PageTag[] = stale.size > MAX_TAGS ? ['stories'] : [...stale];
    stale.clear();
    const told = onChange()
      .catch(onError)
      .then(() => pages.expire(tags));
    told.catch((error: unknown) => {
      onError(error);
      for (const tag of tags) stale.add(tag);
      if (!isClosed) flushing ??= setTimeout(flush, RETRY_MS).unref();
    });
  }

  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      const newest = await readVersion();
      // The first look compares with nothing: content may have changed while no process ran.
      if (newest !== version) expire(['stories']);
      version = newest;
    } catch {
      // Whoever reads stories says that they cannot be had; pages stay as they are until then.
    } finally {
      isPolling = false;
    }
  }

  void poll();
  const polling = setInterval(() => void poll(), POLL_MS).unref();
  return {
    changed: (storyId) => expire(storyId === null ? ['stories'] : [storyTag(storyId), 'story-lists']),
    close() {
      isClosed = true;
      clearInterval(polling);
      if (flushing) clearTimeout(flushing);
    },
  };
}
