import type { Locale } from '@geven/timber';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { storyAddresses } from '../database/schema/story-addresses';

/** Where a story is in a language now. */
export interface StoryAddress {
  /** The vendor's uuid. */
  readonly story: string;
  readonly locale: Locale;
  readonly path: string;
}

/** Remembers where stories were, so that a renamed one is found under its old address (301). */
export interface StoryAddresses {
  /** Notes where every story is now. */
  note(current: readonly StoryAddress[]): Promise<void>;
  /** Old paths of stories that still exist, each with where its story is now in that language. */
  redirects(): Promise<Readonly<Record<string, string>>>;
}

/** Rows of one statement at most. */
const BATCH = 1000;

/** Addresses of stories in the database; what was noted last is where stories are. */
export function createStoryAddresses(db: NodePgDatabase): StoryAddresses {
  let current: readonly StoryAddress[] = [];

  return {
    async note(addresses) {
      current = addresses;
      // Languages that share a path have one row.
      const byPath = new Map(addresses.map(({ path, story, locale }) => [path, { path, story, locale }]));
      const rows = [...byPath.values()];
      for (let start = 0; start < rows.length; start += BATCH) {
        await db
          .insert(storyAddresses)
          .values(rows.slice(start, start + BATCH))
          .onConflictDoUpdate({
            target: storyAddresses.path,
            set: { story: sql`excluded.story`, locale: sql`excluded.locale` },
          });
      }
    },
    async redirects() {
      const taken = new Set(current.map(({ path }) => path));
      const now = new Map(current.map(({ story, locale, path }) => [`${story} ${locale}`, path]));
      const known = await db.select().from(storyAddresses);
      return Object.fromEntries(
        known.flatMap(({ path, story, locale }) => {
          const target = now.get(`${story} ${locale}`);
          return taken.has(path) || target === undefined ? [] : [[path, target]];
        }),
      );
    },
  };
}
