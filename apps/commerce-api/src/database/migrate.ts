import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { APP_ROOT } from '../app-root';
import { createDatabase } from './connection';

// Any number that nothing else in the database locks.
const MIGRATION_LOCK = 7_431_202;

/** Brings the database to the newest schema. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const { db, close } = createDatabase(url, { max: 1 });
  try {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder: join(APP_ROOT, 'drizzle') });
  } finally {
    // Closing the only connection gives the lock back.
    await close();
  }
}
