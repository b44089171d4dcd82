import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from '../backends/embedded/testing/start-embedded';
import { orderChanges } from '../database/schema/order-changes';
import { orders } from '../database/schema/orders';
import type { PlacedOrder } from '../domain/checkout/placed-order';
import type { Job } from '../ports/jobs';
import { createStoredOrderChanges } from './stored-order-changes';
import { placeSample } from './testing/place-sample';

const HOUR_MS = 60 * 60 * 1000;
const CANCEL = { kind: 'cancel' } as const;
const RENAME = { kind: 'reference', clientOrderRef: 'Haus Nord' } as const;

describe('a change that a guest asks for', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let order: PlacedOrder;
  let jobs: Job[] = [];
  let now = new Date('2026-11-02T09:00:00Z');
  const changes = (isChangeable = true) =>
    createStoredOrderChanges({
      ...{ db: backend.db, clock: { now: () => now }, isChangeable },
      enqueue: async (_tx, job) => void jobs.push(job),
    });
  const stored = async () => (await backend.db.select().from(orders).where(eq(orders.id, order.order.id)))[0];
  async function linkOf(change: typeof CANCEL | typeof RENAME): Promise<string> {
    await changes().ask(order.order.id, change);
    const job = jobs.at(-1);
    if (job?.name !== 'confirm-order-change') throw new Error('A mail is to be sent');
    const token = await changes().issueLink(job.data.changeId);
    if (!token) throw new Error('The change does not wait');
    return token;
  }

  beforeAll(async () => {
    backend = await startEmbedded();
  });
  beforeEach(async () => {
    [jobs, now] = [[], new Date('2026-11-02T09:00:00Z')];
    order = await placeSample(backend, { paymentKind: 'WIRE' });
  });
  afterAll(() => backend.close());

  it('waits for the link of a mail, whose token is in no table, and looking changes nothing (DB-08)', async () => {
    const token = await linkOf(RENAME);
    const asked = { orderId: order.order.id, orderName: order.order.name, change: RENAME };
    expect(await changes().find(token)).toEqual(asked);
    expect(await changes().find(token)).toEqual(asked);
    expect((await stored())?.snapshot.clientOrderRef).toBeNull();
    expect(JSON.stringify([await backend.db.select().from(orderChanges), jobs])).not.toContain(token);
    expect(await changes().carryOut(token)).toEqual(asked);
    expect((await stored())?.snapshot.clientOrderRef).toBe('Haus Nord');
  });

  it('is carried out once, however many press the button at the same moment (DB-10)', async () => {
    const token = await linkOf(CANCEL);
    const pressed = await Promise.all([1, 2, 3].map(() => changes().carryOut(token)));
    expect(pressed.filter(Boolean)).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: 'Cancelled', endedAt: now });
    expect(jobs.filter(({ name }) => name === 'order-cancelled')).toEqual([
      expect.objectContaining({ data: { orderId: order.order.id, reason: 'customer', refund: 0 } }),
    ]);
    expect(await changes().find(token)).toBeNull();
    expect(await changes().carryOut(token)).toBeNull();
  });

  it('cancels no order that was paid meanwhile, and leaves the link as it was (DB-10)', async () => {
    const token = await linkOf(CANCEL);
    await backend.db.update(orders).set({ state: 'SalesOrder' }).where(eq(orders.id, order.order.id));
    await expect(changes().carryOut(token)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    expect((await stored())?.state).toBe('SalesOrder');
    expect(await changes().find(token)).not.toBeNull();
    const rename = await linkOf(RENAME);
    await backend.db.update(orders).set({ state: 'Locked' }).where(eq(orders.id, order.order.id));
    await expect(changes().carryOut(rename)).rejects.toMatchObject({ code: 'ORDER_NOT_EDITABLE' });
  });

  it('is asked of nobody where the order allows none, or another system keeps it (DB-10)', async () => {
    await changes(false).ask(order.order.id, CANCEL);
    await changes(false).ask(order.order.id, RENAME);
    await changes().ask(2_000_000_000, CANCEL);
    await backend.db.update(orders).set({ state: 'SalesOrder' }).where(eq(orders.id, order.order.id));
    await changes().ask(order.order.id, CANCEL);
    expect(jobs).toEqual([]);
  });

  it('is over after a day, and forgotten then (DB-08)', async () => {
    const token = await linkOf(CANCEL);
    now = new Date(now.getTime() + 23.9 * HOUR_MS);
    await changes().removeExpired();
    expect(await changes().find(token)).not.toBeNull();
    now = new Date(now.getTime() + 0.2 * HOUR_MS);
    expect(await changes().find(token)).toBeNull();
    expect(await changes().carryOut(token)).toBeNull();
    await changes().removeExpired();
    expect(await backend.db.$count(orderChanges, eq(orderChanges.orderId, order.order.id))).toBe(0);
  });

  it('of an order that is kept for the books alone changes nothing', async () => {
    const token = await linkOf(CANCEL);
    await backend.db.update(orders).set({ blockedAt: now }).where(eq(orders.id, order.order.id));
    expect(await changes().find(token)).toBeNull();
    expect(await changes().carryOut(token)).toBeNull();
    expect((await stored())?.state).toBe('QuotationSent');
  });
});
