import type { IsNews } from './read-changes';

/** Odoo's dates are whole seconds: what was written in the second of our reading may not have been seen. */
const SETTLED_AFTER_MS = 2000;

interface Seen {
  readonly writeDate: string;
  readonly at: number;
  isSettled: boolean;
}

/** Remembers what was read, so that the overlap of two rounds is not read for ever. */
export interface News {
  readonly isNews: IsNews;
  /** A round failed: nothing counts as read. */
  forget(): void;
}

export function createNews(now: () => number = () => performance.now()): News {
  const seen = new Map<string, Seen>();
  return {
    isNews(model, { id, write_date }) {
      const key = `${model} ${id}`;
      const known = seen.get(key);
      if (known?.writeDate !== write_date) {
        seen.set(key, { writeDate: write_date, at: now(), isSettled: false });
        return true;
      }
      if (known.isSettled) return false;
      // Read once more when its second is surely over.
      known.isSettled = now() - known.at >= SETTLED_AFTER_MS;
      return true;
    },
    forget: () => seen.clear(),
  };
}
