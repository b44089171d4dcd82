import { OdooError } from '@geven/odoo-rpc';
import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { type OrderSnapshot, orders } from '../../../database/schema/orders';
import { createTestDatabase } from '../../../database/testing';
import type { RunAction } from '../actions/run-action';
import { createFakeRecords } from '../testing/fake-records';
import { countKnownInvoices, createCountInOdoo } from './count-in-odoo';
import { followInvoices } from './follow-invoices';

const NOW = new Date('2026-11-24T09:00:00Z');
const ORDERS = [{ id: 1 }, { id: 2 }];

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = createDatabase(created.url, { max: 2 });
  const placed = { state: 'SalesOrder', paymentState: 'done', placedAt: NOW, locale: 'de' } as const;
  const snapshot = {} as OrderSnapshot;
  await database.db
    .insert(orders)
    .values(ORDERS.map(({ id }) => ({ id, name: `S${id}`, clientKey: `key-${id}`, snapshot, ...placed })));
  await database.db.insert(odooOrders).values(ORDERS.map(({ id }) => ({ cartId: id, odooId: 40 + id, shown: {} })));
});
afterAll(async () => {
  await database?.close();
  await created?.drop();
});

it('pages of orders know of invoices that were written in Odoo, and ask for those alone (DB-02)', async () => {
  const { db } = database;
  /** Ids of the invoices of each sale order. */
  const invoicesOf = new Map([
    [41, [7]],
    [42, [8]],
  ]);
  const moves = createFakeRecords([{ id: 7, move_type: 'out_invoice', write_date: '2026-11-24 09:00:00' }]);
  const asked: unknown[] = [];
  let isAway = false;
  const run = async (_action: unknown, { request }: { request: object }) => {
    const { order_ids: ids } = request as { order_ids: number[] };
    if (isAway) throw new OdooError('is away', { kind: 'unavailable', call: 'invoices' });
    asked.push(ids);
    return { counts: Object.fromEntries(ids.map((id) => [id, invoicesOf.get(id)?.length ?? 0])) };
  };
  const { client } = createFakeOdooClient({
    'account.move.search_read': moves.search,
    'sale.order.search': ({ domain }) => {
      const [[, , written]] = domain as [[string, string, number[]]];
      return [...invoicesOf].flatMap(([id, own]) => (own.some((each) => written.includes(each)) ? [id] : []));
    },
  });
  const follow = () =>
    followInvoices({
      ...{ db, client, clock: { now: () => NOW } },
      countInvoices: createCountInOdoo({ db, run: run as unknown as RunAction }),
    });

  await follow();
  expect(await countKnownInvoices(db, ORDERS)).toEqual(
    new Map([
      [1, 1],
      [2, 0],
    ]),
  );
  moves.insert({ id: 8, move_type: 'out_refund', write_date: '2026-11-24 11:00:00' });
  // What was written and not counted is asked for again, however much is written later.
  isAway = true;
  await expect(follow()).rejects.toThrow('is away');
  isAway = false;
  moves.insert({ id: 9, move_type: 'out_invoice', write_date: '2026-11-24 13:00:00' });
  await follow();
  expect(await countKnownInvoices(db, ORDERS)).toEqual(
    new Map([
      [1, 1],
      [2, 1],
    ]),
  );
  // What was written last comes once more, and nothing that is older.
  await follow();
  expect(asked).toHaveLength(2);
});
