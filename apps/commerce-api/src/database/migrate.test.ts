import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './connection';
import { migrateDatabase } from './migrate';
import { createTestDatabase } from './testing';

describe('migrateDatabase', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('may run again, also from several processes at once, without applying anything twice', async () => {
    await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url), migrateDatabase(database.url)]);
    const { db, close } = createDatabase(database.url, { max: 1 });
    const { rows } = await db.execute<{ all: number; different: number }>(sql`
      select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations`);
    const [applied] = rows;
    await close();
    expect(applied?.all).toBeGreaterThan(0);
    expect(applied?.all).toBe(applied?.different);
  });
});
