import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { createTestDatabase } from '../../../database/testing';
import { insertOrder } from '../../../orders/order-rows';
import { sampleOrder } from '../../../testing/sample-order';
import { createShoppers } from '../../contracts/new-shopper';
import type { RunAction } from '../actions/run-action';
import { ARCHIVE_PARTNERS_ACTION, archivePartners } from './archive-partners';

describe('a deleted customer in Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  const run = vi.fn(async (..._call: unknown[]) => ({ archived: [70] }));
  const archive = (customerId: number) =>
    archivePartners({ db: database.db, run: run as unknown as RunAction }, customerId);
  const shoppers = () => createShoppers(database.db, { now: () => new Date() });

  let count = 100;
  async function placeOrder(customerId: number | null, odooId: number): Promise<void> {
    count += 1;
    const placed = sampleOrder('de');
    const order = { ...placed.order, id: count, name: `S${count}`, lines: [] };
    const line = placed.order.lines[0];
    await database.db.transaction((tx) =>
      insertOrder(
        tx,
        { ...placed, order: { ...order, lines: line ? [{ ...line, id: count }] : [] } },
        { shopper: { sessionId: null, customerId }, clientKey: `key ${count}` },
      ),
    );
    await database.db.insert(odooOrders).values({ cartId: count, odooId, shown: {} });
  }

  it('has the contacts of the orders archived in one call, with a note for the merchant (LG-07)', async () => {
    const [{ customerId: anna }, { customerId: bo }] = [await shoppers().newCustomer(), await shoppers().newCustomer()];
    for (const odooId of [9, 10, 11]) await placeOrder(anna, odooId);
    await placeOrder(bo, 12);
    await placeOrder(null, 13);
    await archive(anna ?? 0);
    const notes = expect.objectContaining({ en_US: 'The customer deleted the account in the shop.' });
    expect(run).toHaveBeenCalledExactlyOnceWith(ARCHIVE_PARTNERS_ACTION, {
      request: { order_ids: [9, 10, 11], notes },
    });
  });

  it('is no reason to ask Odoo for a customer who never ordered', async () => {
    vi.clearAllMocks();
    await archive((await shoppers().newCustomer()).customerId ?? 0);
    expect(run).not.toHaveBeenCalled();
  });
});
