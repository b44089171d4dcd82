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
    await database.sql`create table things (item_name text, amount int, is_sold bool, tags text[], facts jsonb)`;
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
    await database.sql.begin((transaction) => copyRows(transaction, 'things', rows));
    const stored =
      await database.sql`select item_name as "itemName", amount, is_sold as "isSold", tags, facts from things`;
    expect([...stored]).toEqual(rows);
  });

  it('does nothing with no rows', async () => {
    await database.sql.begin((transaction) => copyRows(transaction, 'no_such_table', []));
    expect(await database.sql`select 1 as one`).toHaveLength(1);
  });
});
