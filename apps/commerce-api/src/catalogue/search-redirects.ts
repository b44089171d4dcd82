import type { SearchRedirect, SearchRedirectRecord } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import { asc, eq, isNull, or } from 'drizzle-orm';
import { searchRedirects } from '../database/schema/search-redirects';
import type { Queryable } from '../database/transaction';

/** The redirects of a language by their searches; its own go before those of all languages. */
export async function readSearchRedirects(db: Queryable, locale: Locale): Promise<SearchRedirect[]> {
  const rows = await db
    .select()
    .from(searchRedirects)
    .where(or(isNull(searchRedirects.locale), eq(searchRedirects.locale, locale)))
    .orderBy(asc(searchRedirects.from));
  const own = new Set(rows.flatMap((row) => (row.locale ? [row.from] : [])));
  return rows.filter((row) => row.locale || !own.has(row.from)).map(({ from, to }) => ({ from, to }));
}

/**
 * Puts other redirects in the place of those that are there. Searches may be written as people write them; the
 * database refuses targets outside the shop, and two targets for one search.
 */
export async function replaceSearchRedirects(tx: Queryable, records: readonly SearchRedirectRecord[]): Promise<void> {
  await tx.delete(searchRedirects);
  if (records.length === 0) return;
  await tx
    .insert(searchRedirects)
    .values(records.map(({ from, locale, to }) => ({ from: from.trim().toLowerCase(), locale, to })));
}
