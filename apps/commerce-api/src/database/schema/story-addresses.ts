import type { Locale } from '@geven/timber';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** Every address that a story ever had: an old one leads to where the story is now. */
export const storyAddresses = pgTable(
  'story_addresses',
  {
    path: text().primaryKey(),
    /** The vendor's uuid of the story that had it last. */
    story: text().notNull(),
    /** Language of the address; of several that share it, one. */
    locale: text().$type<Locale>().notNull(),
  },
  (table) => [index('story_addresses_story').on(table.story)],
);
