import type { WatchedRow } from './watched-models';

/**
 * A transaction dates its records when it begins and shows them when it ends. Questions reach back this far behind the
 * newest date, until so much time has passed that whatever began before it has ended.
 */
const OVERLAP_MS = 120_000;
/** Odoo's dates are whole seconds: what was written in the second of our reading may not have been seen. */
const SETTLED_AFTER_MS = 2000;

/**
 * Tells what of Odoo's answers is new. Dates are Odoo's own; our clock only measures how long ago something was seen.
 * What is remembered keeps the overlap of two rounds from being read for ever.
 */
export interface News {
  /** From which date on to ask, when `newest` is the newest that was ever seen. */
  since(newest: string): string;
  /** Whether a record was not yet read as it is now. */
  isNews(model: string, row: WatchedRow, newest: string): boolean;
  /** A round failed: nothing counts as read. */
  forget(): void;
}

interface Seen {
  readonly writeDate: string;
  readonly at: number;
  readonly isSettled: boolean;
}

/** `now` in ms of any clock that only runs forward. */
export function createNews(now: () => number = () => performance.now()): News {
  const seen = new Map<string, Seen>();
  let newestSeen = { date: '', at: 0 };

  return {
    since(newest) {
      if (newestSeen.date !== newest) newestSeen = { date: newest, at: now() };
      const isOver = now() - newestSeen.at > OVERLAP_MS;
      const date = isOver ? newest : earlier(newest, OVERLAP_MS);
      for (const [key, { writeDate }] of seen) {
        if (writeDate < date) seen.delete(key);
      }
      return date;
    },
    isNews(model, { id, write_date }, newest) {
      const key = `${model} ${id}`;
      const known = seen.get(key);
      const isSame = known?.writeDate === write_date;
      if (isSame && known.isSettled) return false;
      const at = isSame ? known.at : now();
      // Read once more when its second is surely over, by Odoo's clock or by ours.
      const isSettled = write_date < earlier(newest, SETTLED_AFTER_MS) || now() - at >= SETTLED_AFTER_MS;
      seen.set(key, { writeDate: write_date, at, isSettled });
      return true;
    },
    forget() {
      seen.clear();
      newestSeen = { date: '', at: 0 };
    },
  };
}

/** Odoo's dates are UTC: `2026-11-21 09:15:00`. */
function earlier(date: string, ms: number): string {
  const time = Date.parse(`${date.replace(' ', 'T')}Z`) - ms;
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
