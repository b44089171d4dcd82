import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/transaction';

/** Channel on which processes tell each other that products, prices or stock have changed. */
export const CATALOGUE_CHANGED = 'catalogue_changed';

/** Makes every process read the catalogue again; inside a transaction it is sent with the commit. */
export async function announceCatalogueChange(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`);
}
