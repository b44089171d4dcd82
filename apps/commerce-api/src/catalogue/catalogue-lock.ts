import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/transaction';

// Any number that nothing else in the database locks.
const CATALOGUE_LOCK = 7_431_203;

/** Lets one transaction at a time write the catalogue. */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
}
