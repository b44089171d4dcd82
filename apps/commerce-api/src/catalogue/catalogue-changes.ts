import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/transaction';

/** Channel on which processes tell each other that products, prices or stock have changed. */
export const CATALOGUE_CHANGED = 'catalogue_changed';
/** Sent along where orders hold or release stock, which is all that has changed. */
export const STOCK_HELD = 'stock_held';

/** Makes every process read the catalogue again; inside a transaction it is sent with the commit. */
export async function announceCatalogueChange(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`);
}

/** Makes every process read the catalogue again within a minute or so: orders hold stock, or have released it. */
export async function announceHeldStock(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, ${STOCK_HELD})`);
}
