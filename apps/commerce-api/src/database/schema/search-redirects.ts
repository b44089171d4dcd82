import type { Locale } from '@geven/timber';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Searches that lead to a page instead of to results. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What is searched for: trimmed and in lower case. */
    from: text().notNull(),
    /** Language of the shop that it holds for; null: every language without a row of its own. */
    locale: text().$type<Locale>(),
    /** Path in the shop, with its query. */
    to: text().notNull(),
  },
  (table) => [
    unique('search_redirects_one_per_search').on(table.from, table.locale).nullsNotDistinct(),
    check('search_redirects_from', sql`${table.from} <> '' and ${table.from} = lower(btrim(${table.from}))`),
    // Never another host: neither `https://…` nor `//…` nor what browsers read as it.
    check('search_redirects_to', sql`${table.to} ~ '^/([^/\\\\]|$)'`),
  ],
);
