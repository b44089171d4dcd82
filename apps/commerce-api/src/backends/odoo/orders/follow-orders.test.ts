import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { odooCursors } from '../../../database/schema/odoo-customers';
import { type OrderSnapshot, orders } from '../../../database/schema/orders';
import { createTestDatabase } from '../../../database/testing';
import { createFakeRecords } from '../testing/fake-records';
import { followOrders } from './follow-orders';

const NOW = new Date('2026-11-24T09:00:00Z');
const clock = { now: () => NOW };
const STEP_TAGS = ['collect', 'planing', 'bundling'].map((step, index) => ({
  name: `step_${step}`,
  res_id: 61 + index,
}));
/** More than Odoo is asked for at once. */
const MANY = 501;

describe('what a merchant does with orders in Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let sales: ReturnType<typeof createFakeRecords>;
  /** What was offered to be taken over. */
  let confirmed: number[];
  const ids = Array.from({ length: MANY }, (_, index) => index + 1);

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });
  beforeEach(async () => {
    const { db } = database;
    confirmed = [];
    await db.delete(odooCursors);
    await db.delete(odooOrders);
    await db.delete(orders);
    const placed = { state: 'QuotationSent', paymentState: 'pending', placedAt: NOW, locale: 'de' } as const;
    const snapshot = {} as OrderSnapshot;
    await db
      .insert(orders)
      .values(ids.map((id) => ({ id, name: `S${id}`, clientKey: `key-${id}`, snapshot, ...placed })));
    await db.insert(odooOrders).values(ids.map((id) => ({ cartId: id, odooId: 1000 + id, shown: {} })));
    sales = createFakeRecords(
      ids.map((id) => ({ id: 1000 + id, state: 'sent', locked: false, write_date: '2026-11-24 09:00:00' })),
    );
  });

  const follow = async () => {
    const { client, calls } = createFakeOdooClient({
      'sale.order.search_read': sales.search,
      'ir.model.data.search_read': () => STEP_TAGS,
    });
    await followOrders({
      db: database.db,
      client,
      clock,
      takeOver: async (odooIds) => void confirmed.push(...odooIds),
    });
    return calls;
  };
  const stateOf = async (...asked: number[]) => {
    const found = await database.db.select().from(orders).where(inArray(orders.id, asked)).orderBy(orders.id);
    return found.map(({ state, paymentState }) => `${state} ${paymentState}`);
  };

  const stepsOf = async (...asked: number[]) => {
    const found = await database.db.select().from(orders).where(inArray(orders.id, asked)).orderBy(orders.id);
    return found.map(({ processStep }) => processStep);
  };

  it('is followed however many orders are open: nothing is done with the older ones', async () => {
    await follow();
    sales.write(1000 + MANY, { state: 'sale' }, '2026-11-24 10:00:00');
    await follow();
    expect(await stateOf(1, MANY)).toEqual(['QuotationSent pending', 'SalesOrder done']);
  });

  it('is noticed of orders that were made there, once they are confirmed', async () => {
    await follow();
    sales.write(1001, { state: 'sale' }, '2026-11-24 10:00:00');
    sales.write(1002, { state: 'cancel' }, '2026-11-24 10:00:00');
    confirmed = [];
    await follow();
    expect(confirmed).toEqual([1001]);
  });

  it('is followed where many were changed at once', async () => {
    for (const id of ids) sales.write(1000 + id, { state: 'cancel' }, '2026-11-24 10:00:00');
    await follow();
    expect(await stateOf(1, MANY)).toEqual(['Cancelled pending', 'Cancelled pending']);
  });

  it('is asked for from where it was followed to, and a little before: what began earlier may end later', async () => {
    sales.write(1003, { state: 'sale' }, '2026-11-24 10:00:00');
    await follow();
    sales.write(1002, { state: 'sale' }, '2026-11-24 09:59:30');
    const [call] = await follow();
    expect(call?.args.domain).toContainEqual(['write_date', '>=', '2026-11-24 09:58:00']);
    expect(await stateOf(2, 3)).toEqual(['SalesOrder done', 'SalesOrder done']);
  });

  it('tags with how far the yard is, and with other things (EN-07)', async () => {
    await follow();
    sales.write(1001, { state: 'sale', tag_ids: [7] }, '2026-11-24 10:00:00');
    sales.write(1002, { state: 'sale', tag_ids: [61, 62] }, '2026-11-24 10:00:00');
    await follow();
    expect(await stepsOf(1, 2)).toEqual([null, 'Planing']);
    sales.write(1001, { tag_ids: [7, 61] }, '2026-11-24 11:00:00');
    sales.write(1002, { tag_ids: [63] }, '2026-11-24 11:00:00');
    await follow();
    expect(await stepsOf(1, 2)).toEqual(['Collect', 'Bundling']);
    sales.write(1002, { tag_ids: [] }, '2026-11-24 12:00:00');
    await follow();
    expect(await stepsOf(1, 2)).toEqual(['Collect', null]);
  });

  it('is not forgotten when Odoo fails in the middle', async () => {
    for (const id of ids) sales.write(1000 + id, { state: 'sale' }, '2026-11-24 10:00:00');
    sales.failAfter(1);
    await expect(follow()).rejects.toThrow('away');
    await follow();
    expect(await stateOf(1, MANY)).toEqual(['SalesOrder done', 'SalesOrder done']);
  });

  it('leaves an order that was deleted there as it was known last', async () => {
    sales.write(1002, { state: 'sale', tag_ids: [62] }, '2026-11-24 10:00:00');
    await follow();
    sales.remove(1002);
    sales.write(1003, { state: 'sale' }, '2026-11-24 11:00:00');
    await follow();
    expect(await stateOf(2, 3)).toEqual(['SalesOrder done', 'SalesOrder done']);
    expect(await stepsOf(2)).toEqual(['Planing']);
  });

  it('of orders of other channels, and of those that are over, is not ours', async () => {
    await follow();
    sales.write(1001, { state: 'cancel' }, '2026-11-24 10:00:00');
    sales.insert({ id: 7, state: 'sale', locked: false, write_date: '2026-11-24 10:00:00' });
    await follow();
    sales.write(1001, { state: 'sale' }, '2026-11-24 11:00:00');
    await follow();
    expect(await stateOf(1, 2, 7)).toEqual(['Cancelled pending', 'QuotationSent pending', 'QuotationSent pending']);
  });
});
