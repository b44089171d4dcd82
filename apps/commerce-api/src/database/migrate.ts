import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { createDatabase } from './connection';

// Any number that nothing else in the database locks.
const MIGRATION_LOCK = 7_431_202;

/** Brings the database to the newest schema. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const { db, close } = createDatabase(url, { max: 1 });
  try {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder: migrationsFolder() });
  } finally {
    // Closing the only connection gives the lock back.
    await close();
  }
}

/** The folder `drizzle` of the app, seen from src/database as well as from the bundle in dist. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'drizzle', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder drizzle/ with the migrations was not found');
    folder = parent;
  }
  return join(folder, 'drizzle');
}
