import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from './connection';
import { copyRows } from './copy-rows';
import { createTestDatabase } from './testing';

describe('copyRows', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 1 });
    await database.db.execute(
      sql`create table things (item_name text, amount int, is_sold bool, tags text[], facts jsonb)`,
    );
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  it('stores every value as it was, whatever characters it has', async () => {
    const awkward = 'tab\t line\n return\r back\\slash "quotes" {braces}, \\N × ü';
    const rows = [
      {
        itemName: awkward,
        amount: -3,
        isSold: true,
        tags: [awkward, '', 'NULL', 'a,b'],
        facts: { [awkward]: awkward },
      },
      { itemName: '', amount: null, isSold: false, tags: [], facts: null },
    ];
    await database.transactionOnClient((_tx, client) => copyRows(client, 'things', rows));
    const stored = await database.db.execute(
      sql`select item_name as "itemName", amount, is_sold as "isSold", tags, facts from things`,
    );
    expect(stored.rows).toEqual(rows);
  });

  it('fails with what PostgreSQL says, stores nothing, and leaves the connection usable', async () => {
    const before = await database.db.execute(sql`select count(*) from things`);
    const many = Array.from({ length: 2000 }, () => ({ amount: 1 }));
    const copying = database.transactionOnClient((_tx, client) =>
      copyRows(client, 'things', [...many, { amount: 'x' }]),
    );
    await expect(copying).rejects.toThrow('invalid input syntax for type integer');
    expect((await database.db.execute(sql`select count(*) from things`)).rows).toEqual(before.rows);
  });

  it('makes no statement for an empty list of rows', async () => {
    await database.transactionOnClient((_tx, client) => copyRows(client, 'no_such_table', []));
    expect((await database.db.execute(sql`select 1 as one`)).rows).toHaveLength(1);
  });
});
