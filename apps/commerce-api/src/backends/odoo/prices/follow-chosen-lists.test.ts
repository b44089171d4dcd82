import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { customers } from '../../../database/schema/customers';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { createTestDatabase } from '../../../database/testing';
import { followCustomers } from '../customers/follow-customers';
import { createFakeRecords } from '../testing/fake-records';
import { followChosenLists, followListOf } from './follow-chosen-lists';

const clock = { now: () => new Date('2026-11-24T09:00:00Z') };
const SHOPS = 1;
const LIST = 41;

describe('the price list that the merchant chose in Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  const ids: number[] = [];
  const before = { write_date: '2026-11-24 08:00:00', active: true };
  const partners = createFakeRecords(
    [71, 72].map((id) => ({ id, ...before, specific_property_product_pricelist: false })),
  );
  const lists = createFakeRecords([SHOPS, LIST].map((id) => ({ id, ...before, 'currency_id.name': 'EUR' })));

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
    const made = await database.db.insert(customers).values([{}, {}]).returning();
    ids.push(...made.map(({ id }) => id));
    await database.db
      .insert(odooCustomers)
      .values(ids.map((customerId, index) => ({ customerId, key: `key ${index}`, partnerId: 71 + index })));
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  function odoo() {
    const { client } = createFakeOdooClient({
      'res.partner.search_read': partners.search,
      'product.pricelist.search_read': lists.search,
    });
    return { db: database.db, client, ids: { find: async () => SHOPS }, clock };
  }
  /** What is followed in one round. */
  async function follow(): Promise<void> {
    await followCustomers(odoo());
    await followChosenLists(odoo());
  }
  const listOf = async (index: number) => {
    const [row] = await database.db
      .select()
      .from(customers)
      .where(eq(customers.id, ids[index] ?? 0));
    return row?.priceList;
  };

  it('is the customer’s after the next round, and nobody else’s (PD-46) (AU-19)', async () => {
    await follow();
    partners.write(71, { specific_property_product_pricelist: LIST }, '2026-11-24 10:00:00');
    await follow();
    expect([await listOf(0), await listOf(1)]).toEqual([String(LIST), 'standard']);
  });

  it('is everybody’s again when the list can no longer be used, which no partner says', async () => {
    // The customer's partner is too long ago to be asked for once more.
    partners.write(72, {}, '2026-11-24 10:30:00');
    await follow();
    lists.write(LIST, { 'currency_id.name': 'USD' }, '2026-11-24 11:00:00');
    await follow();
    expect(await listOf(0)).toBe('standard');
    lists.write(LIST, { 'currency_id.name': 'EUR' }, '2026-11-24 11:00:00');
  });

  it('is there as soon as a customer is found in Odoo, whose partner nobody wrote', async () => {
    partners.write(72, { specific_property_product_pricelist: LIST }, '2026-11-24 07:00:00');
    await followListOf(odoo(), ids[1] ?? 0);
    expect(await listOf(1)).toBe(String(LIST));
  });
});
