import { nextMidnightInBerlin } from '../../domain/calendar/next-midnight-in-berlin';
import type { Clock } from '../../ports/clock';
import type { Pages, PageTag } from '../../ports/pages';

interface KeepPagesFreshOptions {
  readonly pages: Pages;
  readonly clock: Clock;
  /** Calls the listener after every change of the catalogue; returns an unsubscribe function. */
  readonly onCatalogueChange: (listener: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Changes come in bursts, and other processes of the API need a moment to read them too; pages follow within 3 s. */
const QUIET_MS = 1000;
/** The shop may be starting: first wait, doubling up to the maximum. */
const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 10 * 60 * 1000;
/** Past midnight, so that the shop's clock has passed it as well. */
const AFTER_MIDNIGHT_MS = 1000;

/**
 * Tells the shop which pages are stale: at the start, at midnight in Berlin and when the catalogue changes. Returns how
 * to stop.
 */
export function keepPagesFresh({ pages, clock, onCatalogueChange, onError }: KeepPagesFreshOptions): () => void {
  const timers = new Map<PageTag | 'midnight', NodeJS.Timeout>();
  let isStopped = false;

  /** One timer of a name at a time; none keeps the process alive. */
  function after(delay: number, name: PageTag | 'midnight', run: () => void): void {
    clearTimeout(timers.get(name));
    if (!isStopped) timers.set(name, setTimeout(run, delay).unref());
  }

  function expire(tag: PageTag, retryDelay = FIRST_RETRY_MS): void {
    pages.expire([tag]).catch((error: unknown) => {
      onError(error);
      after(retryDelay, tag, () => expire(tag, Math.min(retryDelay * 2, MAX_RETRY_MS)));
    });
  }

  function waitForMidnight(): void {
    const now = clock.now();
    after(nextMidnightInBerlin(now).getTime() - now.getTime() + AFTER_MIDNIGHT_MS, 'midnight', () => {
      expire('day');
      waitForMidnight();
    });
  }

  // Midnights and changes may have passed while no process ran.
  for (const tag of ['day', 'catalogue'] as const) after(QUIET_MS, tag, () => expire(tag));
  waitForMidnight();
  const unsubscribe = onCatalogueChange(() => after(QUIET_MS, 'catalogue', () => expire('catalogue')));
  return () => {
    isStopped = true;
    unsubscribe();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
