import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { productVariants } from '../../../database/schema/catalogue';
import { customers } from '../../../database/schema/customers';
import { odooSync } from '../../../database/schema/odoo-catalogue';
import { listPrices } from '../../../database/schema/prices';
import { createTestDatabase } from '../../../database/testing';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { readMapping } from '../catalogue/mapping/read-mapping';
import { createOdooRange } from '../catalogue/odoo-range';
import { createSyncRounds, type SyncRounds } from '../catalogue/sync/sync-rounds';
import { KNOWN_RANGES } from '../sample/known-ranges';
import { createFakeRange, type FakeRange } from '../testing/fake-range';

const mapping = await readMapping(KNOWN_RANGES);
const LIST = 41;

describe('prices of customers’ own price lists', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let odoo: FakeRange;
  let rounds: SyncRounds;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 3 });
  });
  beforeEach(async () => {
    await database.db.delete(odooSync);
    await database.db.delete(customers);
    await database.db.delete(listPrices);
    odoo = createFakeRange();
    odoo.percents.set(LIST, 90);
    rounds = start();
    await rounds.follow();
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  function start(): SyncRounds {
    const { client } = odoo;
    const ids = createOdooIds(client);
    const range = createOdooRange({ client, ids, run: createActionRunner(client, ids), mapping });
    return createSyncRounds({ client, range, database });
  }
  const give = (priceList: number | string) => database.db.insert(customers).values({ priceList: String(priceList) });
  /** Until nothing is left; returns how many pieces there were. */
  async function finish(): Promise<number> {
    for (let pieces = 1; ; pieces += 1) if (!(await rounds.followLists())) return pieces;
  }
  const variants = () => database.db.select().from(productVariants).orderBy(asc(productVariants.id));
  const stored = async (list = LIST) => {
    const rows = await database.db
      .select()
      .from(listPrices)
      .where(eq(listPrices.priceList, String(list)));
    return new Map(rows.map(({ variantId, price }) => [variantId, price]));
  };
  const factsCalls = () => odoo.calls.filter((call) => call.startsWith('ir.actions.server')).length;

  it('are asked for once a customer has the list, and forgotten when nobody has it any more', async () => {
    await finish();
    expect((await stored()).size).toBe(0);
    await give(LIST);
    await finish();
    const all = await variants();
    expect(all.length).toBeGreaterThan(0);
    const prices = await stored();
    for (const { id, price } of all) expect(prices.get(id)).toBe(Math.round(price * 0.9));
    await database.db.delete(customers);
    await finish();
    expect((await stored()).size).toBe(0);
  });

  it('are those of what the list makes another alone: the others are everybody’s', async () => {
    await give(LIST);
    odoo.percents.set(LIST, 100);
    await finish();
    expect((await stored()).size).toBe(0);
  });

  it('follow a rule of a pricelist, and a product whose own price changed', async () => {
    await give(LIST);
    await finish();
    odoo.percents.set(LIST, 50);
    odoo.insert('product.pricelist.item', { id: 1, product_tmpl_id: false });
    await rounds.follow();
    await finish();
    const [variant] = await variants();
    expect((await stored()).get(variant?.id ?? 0)).toBe(Math.round((variant?.price ?? 0) / 2));
    odoo.facts(variant?.id ?? 0)[1] = 40;
    odoo.write('product.template', variant?.templateId ?? 0, {});
    await rounds.follow();
    const before = factsCalls();
    await finish();
    expect((await stored()).get(variant?.id ?? 0)).toBe(2000);
    // The one product's variants alone.
    expect(factsCalls() - before).toBe(1);
  });

  it('find in the comparison what changed by itself, one list after the other', async () => {
    odoo.percents.set(LIST + 1, 80);
    await give(LIST);
    await give(LIST + 1);
    await finish();
    odoo.percents.set(LIST, 70);
    odoo.percents.set(LIST + 1, 60);
    const [variant] = await variants();
    const shares = async () =>
      [await stored(), await stored(LIST + 1)].map((prices) =>
        Math.round(((prices.get(variant?.id ?? 0) ?? 0) / (variant?.price ?? 1)) * 100),
      );
    await rounds.compare();
    await finish();
    expect(await shares()).toEqual([70, 80]);
    await rounds.compare();
    await finish();
    expect(await shares()).toEqual([70, 60]);
  });

  it('keep what is known while Odoo is down, and go on with the piece that failed', async () => {
    await give(LIST);
    odoo.failure = 'unavailable';
    await expect(rounds.followLists()).rejects.toThrow('fails for the test');
    odoo.failure = undefined;
    await finish();
    expect((await stored()).size).toBe((await variants()).length);
  });

  it('are everybody’s for a list that was deleted, and for one that is none of Odoo’s', async () => {
    await give(LIST);
    await finish();
    odoo.insert('product.pricelist', { id: 9 });
    await rounds.follow();
    odoo.onCall = (call) => {
      if (call.startsWith('ir.actions.server')) odoo.failure = 'missing';
    };
    await finish();
    odoo.onCall = undefined;
    odoo.failure = undefined;
    expect((await stored()).size).toBe(0);
    await database.db.update(customers).set({ priceList: 'trade' });
    expect(await finish()).toBe(1);
  });
});
