import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbedded } from '../backends/embedded/testing/start-embedded';
import { orders } from '../database/schema/orders';
import { stockHolds } from '../database/schema/stock-holds';
import type { PlacedOrder } from '../domain/checkout/placed-order';
import type { Job } from '../ports/jobs';
import { advanceOrder } from './advance-order';
import { createFollowTransfers } from './follow-transfers';
import { lockOrder } from './order-rows';
import { placeSample } from './testing/place-sample';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('orders whose transfer does not arrive', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let jobs: Job[] = [];
  beforeAll(async () => {
    backend = await startEmbedded();
  });
  afterAll(() => backend.close());
  beforeEach(() => {
    jobs = [];
  });

  /** Does the work as it is due some days after an order. */
  async function afterDays({ placedAt }: PlacedOrder, days: number): Promise<void> {
    const clock = { now: () => new Date(placedAt.getTime() + days * DAY_MS) };
    const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
    await createFollowTransfers({ db: backend.db, clock, enqueue })();
  }
  const stateOf = async ({ order }: PlacedOrder) => (await backend.ports.orders.byId(order.id))?.order.state;
  const ofOrder = ({ order }: PlacedOrder) =>
    jobs.filter(({ data }) => 'orderId' in data && data.orderId === order.id).map(({ name }) => name);

  it('are reminded after 7 days, once, and cancelled after 14, with a mail each', async () => {
    const placed = await placeSample(backend, { paymentKind: 'WIRE' });
    await afterDays(placed, 6.5);
    expect(jobs).toEqual([]);
    await afterDays(placed, 7);
    await afterDays(placed, 8);
    const { id } = placed.order;
    expect(jobs).toEqual([{ name: 'payment-reminder', key: String(id), data: { orderId: id, payBy: '2026-11-16' } }]);
    await afterDays(placed, 14);
    expect(await stateOf(placed)).toBe('QuotationSent');
    await afterDays(placed, 15);
    expect(await stateOf(placed)).toBe('Cancelled');
    expect(jobs.at(-1)).toMatchObject({ name: 'order-cancelled', data: { reason: 'unpaid', refund: 0 } });
    expect(await backend.db.$count(stockHolds, eq(stockHolds.orderName, placed.order.name))).toBe(0);
    await afterDays(placed, 30);
    expect(jobs).toHaveLength(2);
  });

  it('are left alone when they are paid meanwhile, or were paid by card', async () => {
    const transfer = await placeSample(backend, { paymentKind: 'WIRE' });
    const card = await placeSample(backend, { paymentKind: 'CARD' });
    await afterDays(transfer, 7);
    await backend.db.transaction((tx) => advanceOrder(tx, transfer, { event: 'pay', at: new Date() }));
    await afterDays(transfer, 30);
    expect(ofOrder(transfer)).toEqual(['payment-reminder']);
    expect(await stateOf(transfer)).toBe('SalesOrder');
    expect(ofOrder(card)).toEqual([]);
  });

  it('are left alone when they are being paid at this very moment', async () => {
    const placed = await placeSample(backend, { paymentKind: 'WIRE' });
    let work: Promise<void> | undefined;
    await backend.db.transaction(async (tx) => {
      await lockOrder(tx, placed.order.name);
      await advanceOrder(tx, placed, { event: 'pay', at: new Date() });
      work = afterDays(placed, 7);
      // Until it has read the list and waits for this order.
      await vi.waitFor(async () => {
        const { rows } = await backend.db.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows.length).toBeGreaterThan(0);
      });
    });
    await work;
    expect(ofOrder(placed)).toEqual([]);
  });

  it('are left alone while their freight is still to be added (CA-15)', async () => {
    const placed = await placeSample(backend, { paymentKind: 'WIRE', pieces: 1 });
    const { id, name: _name, state: _state, lines: _lines, removedLines: _removed, ...snapshot } = placed.order;
    const freight = { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum: 19_500 } as const;
    await backend.db
      .update(orders)
      .set({ snapshot: { ...snapshot, freight } })
      .where(eq(orders.id, id));
    await afterDays(placed, 7);
    await afterDays(placed, 30);
    expect(ofOrder(placed)).toEqual([]);
    expect(await stateOf(placed)).toBe('QuotationSent');
  });
});
