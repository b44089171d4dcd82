import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { productVariants } from '../../../database/schema/catalogue';
import { customers } from '../../../database/schema/customers';
import { listPrices } from '../../../database/schema/prices';
import { createTestDatabase } from '../../../database/testing';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { readMapping } from '../catalogue/mapping/read-mapping';
import { createOdooRange } from '../catalogue/odoo-range';
import { createSyncRounds, type SyncRounds } from '../catalogue/sync/sync-rounds';
import { KNOWN_RANGES } from '../sample/known-ranges';
import { testClients } from '../testing/clients';
import { followPartnerTerms } from './follow-partner-terms';

const mapping = await readMapping(KNOWN_RANGES);
const { admin, gateway } = testClients();
const ids = createOdooIds(gateway);
const range = createOdooRange({ client: gateway, run: createActionRunner(gateway, ids), ids, mapping });

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let rounds: SyncRounds;
beforeAll(async () => {
  created = await createTestDatabase();
  database = createDatabase(created.url, { max: 3 });
  rounds = createSyncRounds({ client: gateway, range, database });
  await rounds.follow();
}, 300_000);
afterAll(async () => {
  await database?.close();
  await created?.drop();
});

async function create(model: string, values: object): Promise<number> {
  const [id = 0] = await admin.call<number[]>(model, 'create', { vals_list: [values] });
  return id;
}
const finish = async () => {
  while (await rounds.followLists());
};

it('reads what a partner’s own pricelist makes of the range, and follows its rules', async () => {
  const list = await create('product.pricelist', {
    name: 'Real list',
    item_ids: [[0, 0, { applied_on: '3_global', compute_price: 'percentage', percent_price: 10 }]],
  });
  const partnerId = await create('res.partner', { name: 'Trade', specific_property_product_pricelist: list });
  const plainId = await create('res.partner', { name: 'Nobody special' });
  const made = await database.db.insert(customers).values([{}, {}]).returning();
  const [trade = 0, plain = 0] = made.map(({ id }) => id);
  const linked = [
    { customerId: trade, partnerId },
    { customerId: plain, partnerId: plainId },
  ];
  const listOf = async (customerId: number) =>
    (await database.db.select().from(customers).where(eq(customers.id, customerId)))[0]?.priceList;
  const follow = () => followPartnerTerms({ db: database.db, client: gateway, ids }, linked);
  await follow();
  expect([await listOf(trade), await listOf(plain)]).toEqual([String(list), 'standard']);

  await finish();
  const variants = await database.db.select().from(productVariants);
  const shares = async () => {
    const rows = await database.db.select().from(listPrices);
    const prices = new Map(rows.map(({ variantId, price }) => [variantId, price]));
    return variants.map(({ id, price }) => Math.abs((prices.get(id) ?? price) - price * 0.9));
  };
  expect(variants.length).toBeGreaterThan(0);
  expect(Math.max(...(await shares()))).toBeLessThanOrEqual(1);

  const [item] = await admin.call<number[]>('product.pricelist.item', 'search', {
    domain: [['pricelist_id', '=', list]],
  });
  await admin.call('product.pricelist.item', 'write', { ids: [item ?? 0], vals: { percent_price: 0 } });
  await rounds.follow();
  await finish();
  expect(await database.db.select().from(listPrices)).toEqual([]);

  await admin.call('product.pricelist', 'write', { ids: [list], vals: { active: false } });
  await follow();
  expect(await listOf(trade)).toBe('standard');
}, 300_000);
