import { OdooError } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { createTestDatabase } from '../../../database/testing';
import type { RunAction } from '../actions/run-action';
import { createCountInOdoo, orKnown } from './count-in-odoo';

describe('invoices of orders that Odoo counts', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
    const rows = [1, 2].map((cartId) => ({ cartId, odooId: 40 + cartId, shown: {} }));
    await database.db.insert(odooOrders).values(rows);
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  function countWith(answer: () => Promise<object>) {
    const run = vi.fn(answer);
    const count = orKnown(createCountInOdoo({ db: database.db, run: run as unknown as RunAction }));
    return { run, count: () => count(database.db, [{ id: 1 }, { id: 2 }, { id: 3 }]) };
  }

  it('are counted in one call, and counted as they were last while it is away (EN-06)', async () => {
    const { run, count } = countWith(async () => ({ counts: { 41: 2 } }));
    const expected = new Map([
      [1, 2],
      [2, 0],
    ]);
    expect(await count()).toEqual(expected);
    expect(run.mock.calls).toEqual([
      [expect.anything(), expect.objectContaining({ request: { do: 'count', order_ids: [41, 42] }, isSafe: true })],
    ]);
    const away = countWith(async () => {
      throw new OdooError('is away', { kind: 'unavailable', call: 'invoices' });
    });
    expect(await away.count()).toEqual(expected);
    const [row] = await database.db.select().from(odooOrders).where(eq(odooOrders.cartId, 1));
    expect(row?.invoiceCount).toBe(2);
  });

  it('are not counted without a sale order, and a mistake is none of an outage', async () => {
    const { run } = countWith(async () => ({}));
    expect(await createCountInOdoo({ db: database.db, run: run as unknown as RunAction })(database.db, [])).toEqual(
      new Map(),
    );
    expect(run).not.toHaveBeenCalled();
    const wrong = countWith(async () => {
      throw new OdooError('no', { kind: 'refused', call: 'invoices' });
    });
    await expect(wrong.count()).rejects.toThrow('no');
  });
});
