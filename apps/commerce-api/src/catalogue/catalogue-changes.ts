import type { Sql, TransactionSql } from 'postgres';

/** Channel on which processes tell each other that products, prices or stock have changed. */
export const CATALOGUE_CHANGED = 'catalogue_changed';

/** Makes every process read the catalogue anew; inside a transaction it is sent with the commit. */
export async function announceCatalogueChange(sql: Sql | TransactionSql): Promise<void> {
  await sql`select pg_notify(${CATALOGUE_CHANGED}, '')`;
}
