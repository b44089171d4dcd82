import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../backends/embedded/testing/start-embedded';
import { insertCoupon } from '../../coupons/insert-coupon';
import { productVariants } from '../../database/schema/catalogue';
import { couponUses } from '../../database/schema/coupons';
import { stockHolds } from '../../database/schema/stock-holds';
import type { OrderState } from '../../domain/checkout/order-state';
import type { Job } from '../../ports/jobs';
import type { RefundContext } from '../refund-order';
import { placeSample } from '../testing/place-sample';
import { runOrdersCommand } from './run-orders-command';

describe('commands for orders', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let jobs: Job[] = [];
  /** What an invoice or a credit note may follow: left out of the tests of the commands themselves. */
  let causes: string[] = [];
  beforeAll(async () => {
    backend = await startEmbedded();
  });
  afterAll(() => backend.close());
  beforeEach(() => {
    jobs = [];
    causes = [];
  });

  interface Typed {
    readonly isCapturedLater?: boolean;
    readonly isAgain?: boolean;
    readonly isFreightAgreed?: boolean;
    readonly state?: string;
    readonly limit?: number;
    readonly bookRefund?: RefundContext['bookRefund'];
  }

  /** Runs what was typed, and returns what it said. */
  async function run(typed: string, options: Typed = {}): Promise<string> {
    const [command, ...words] = typed.split(' ');
    const lines: string[] = [];
    const isKnown = await runOrdersCommand({
      ...{ command, words, db: backend.db, clock: { now: () => new Date('2026-12-01T10:00:00Z') } },
      enqueue: async (_tx, job) => void (job.name === 'issue-invoices' ? causes.push(job.key) : jobs.push(job)),
      say: (line) => void lines.push(line),
      ...{ isCapturedLater: false, isAgain: false, isFreightAgreed: false, ...options },
    });
    if (!isKnown) throw new Error('no such command');
    return lines.join('\n').replaceAll('\u00a0', ' ');
  }

  const placed = (paymentKind: 'WIRE' | 'CARD', more: { pieces?: number; coupon?: string } = {}) =>
    placeSample(backend, { paymentKind, ...more });
  const stateOf = async (id: number): Promise<OrderState | undefined> =>
    (await backend.ports.orders.byId(id))?.order.state;
  const heldBy = async (name: string) =>
    (await backend.db.select().from(stockHolds).where(eq(stockHolds.orderName, name))).map(({ pieces }) => pieces);
  const stock = async () => {
    const isBoard = eq(productVariants.id, backend.variants.board);
    const [row] = await backend.db.select({ stock: productVariants.stock }).from(productVariants).where(isBoard);
    return row?.stock;
  };

  it('mark a transfer as paid, once, and have the shopper told (DB-10)', async () => {
    const { order } = await placed('WIRE');
    expect(await run(`mark-paid ${order.name.toLowerCase()}`)).toContain('its production can begin');
    expect(await backend.ports.orders.byId(order.id)).toMatchObject({
      order: { state: 'SalesOrder' },
      paymentState: 'done',
    });
    expect(jobs).toEqual([
      {
        name: 'payment-received',
        key: String(order.id),
        data: { orderId: order.id, paidAt: '2026-12-01T10:00:00.000Z' },
      },
    ]);
    expect(await run(`mark-paid ${order.name}`)).toContain('already');
    expect(jobs).toHaveLength(1);
    expect(causes).toEqual([`${order.id}:paid`]);
  });

  it('note how far the yard is with an order that is paid, and with no other (DB-11, EN-07)', async () => {
    const { order } = await placed('WIRE');
    await expect(run(`step ${order.name} planing`)).rejects.toThrow('mark-paid comes before step');
    await run(`mark-paid ${order.name}`);
    await expect(run(`step ${order.name} painting`)).rejects.toThrow('collect, planing, bundling');
    expect(await run(`step ${order.name} planing`)).toContain('Planing');
    await run(`deliver ${order.name}`);
    await expect(run(`step ${order.name} bundling`)).rejects.toThrow('is delivered');
  });

  it('cancel an unpaid order: its stock and coupon are free again (DB-10)', async () => {
    await insertCoupon(backend.db, 'ONCE', { benefit: { kind: 'PERCENT', percent: 3, category: null } });
    const { order } = await placed('WIRE', { coupon: 'ONCE' });
    expect(await heldBy(order.name)).toEqual([10]);
    expect(await run(`cancel ${order.name}`)).not.toContain('bank');
    expect(await stateOf(order.id)).toBe('Cancelled');
    expect(await heldBy(order.name)).toEqual([]);
    expect(await backend.db.$count(couponUses, eq(couponUses.orderName, order.name))).toBe(0);
    const data = { orderId: order.id, reason: 'merchant', refund: 0 };
    expect(jobs).toEqual([{ name: 'order-cancelled', key: String(order.id), data }]);
    expect(await run(`cancel ${order.name}`)).toContain('already');
    expect(jobs).toHaveLength(1);
    await expect(run(`mark-paid ${order.name}`)).rejects.toThrow('pay the money back by bank');
  });

  it('give the money of a cancelled order back the way it came', async () => {
    const card = (await placed('CARD')).order;
    expect(await run(`cancel ${card.name}`)).toContain('the way it was paid');
    const { total } = card.amounts;
    const [refund, mail] = jobs;
    expect(refund).toMatchObject({ name: 'refund-payment', data: { reference: `${card.name}-1`, cents: total } });
    expect(mail).toMatchObject({ name: 'order-cancelled', data: { refund: total } });
    const transfer = (await placed('WIRE')).order;
    await run(`mark-paid ${transfer.name}`);
    jobs = [];
    expect(await run(`cancel ${transfer.name}`)).toContain('back by bank');
    expect(jobs.map(({ name }) => name)).toEqual(['order-cancelled']);
    expect(await run(`show ${transfer.name}`)).toContain('to be paid back by bank');
  });

  it('deliver what is paid: its pieces leave the stock, and the promise ends (DB-10)', async () => {
    const { order } = await placed('CARD', { pieces: 7 });
    const before = (await stock()) ?? 0;
    expect(await heldBy(order.name)).toEqual([7]);
    expect(await run(`deliver ${order.name}`)).toBe(`${order.name} is delivered`);
    expect(await stateOf(order.id)).toBe('Locked');
    expect(await stock()).toBe(before - 7);
    expect(await heldBy(order.name)).toEqual([]);
    expect(await run(`deliver ${order.name}`)).toContain('already');
    expect(await stock()).toBe(before - 7);
    await expect(run(`cancel ${order.name}`)).rejects.toThrow('cannot be cancelled any more');
    const unpaid = (await placed('WIRE', { pieces: 1 })).order;
    await expect(run(`deliver ${unpaid.name}`)).rejects.toThrow('mark-paid comes before');
    expect(await heldBy(unpaid.name)).toEqual([1]);
    expect(jobs).toEqual([]);
  });

  it('capture what a card has promised, once', async () => {
    const { order } = await placed('CARD', { pieces: 1 });
    const later = { isCapturedLater: true };
    await expect(run(`capture ${order.name}`)).rejects.toThrow('at once');
    expect(await run(`deliver ${order.name}`, later)).toContain('only promised');
    await run(`capture ${order.name}`, later);
    const reference = `${order.name}-1`;
    expect(jobs).toEqual([{ name: 'capture-payment', key: reference, data: { reference } }]);
    expect(await run(`capture ${order.name}`, later)).toContain('already');
    expect(jobs).toHaveLength(1);
    const transfer = (await placed('WIRE', { pieces: 1 })).order;
    await expect(run(`capture ${transfer.name}`, later)).rejects.toThrow('by transfer');
  });

  it('refund a part, once unless it is meant again, and never more than was paid', async () => {
    const { order } = await placed('CARD', { pieces: 4 });
    await expect(run(`refund ${order.name} 10`, { isCapturedLater: true })).rejects.toThrow('capture it before');
    expect(await run(`refund ${order.name} 10`)).toContain('stays paid');
    expect(await run(`refund ${order.name} 10,00`)).toContain('already');
    expect(jobs.map(({ name, data }) => [name, 'cents' in data && data.cents])).toEqual([['refund-payment', 1000]]);
    await run(`refund ${order.name} 10`, { isAgain: true });
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(2);
    await expect(run(`refund ${order.name} 99999`)).rejects.toThrow('is left to refund');
    expect(await stateOf(order.id)).toBe('SalesOrder');
    expect(await heldBy(order.name)).toEqual([4]);
  });

  it('have another system that keeps the books follow refunds of cards, and refund no transfer of its own', async () => {
    const booked: object[] = [];
    const bookRefund: RefundContext['bookRefund'] = async (_tx, refund) => void booked.push(refund);
    const { order } = await placed('CARD');
    await run(`refund ${order.name} 10`, { bookRefund });
    expect(booked).toEqual([{ attemptId: expect.any(String), noteId: expect.any(Number), cents: 1000 }]);
    expect(causes).toEqual([]);
    const wire = (await placed('WIRE')).order;
    await expect(run(`refund ${wire.name} all`, { bookRefund })).rejects.toThrow('refund it there');
  });

  it('cancel an order by refunding all that is left of it, but not one that is delivered', async () => {
    const { order } = await placed('CARD', { pieces: 3 });
    await run(`refund ${order.name} 5`);
    jobs = [];
    expect(await run(`refund ${order.name} all`)).toContain('is cancelled');
    expect(await stateOf(order.id)).toBe('Cancelled');
    expect(jobs[0]).toMatchObject({ name: 'refund-payment', data: { cents: order.amounts.total - 500 } });
    await expect(run(`refund ${order.name} all`)).rejects.toThrow('went back then');
    const delivered = (await placed('CARD', { pieces: 1 })).order;
    await run(`deliver ${delivered.name}`);
    expect(await run(`refund ${delivered.name} all`)).toContain('stays delivered');
    expect(await stateOf(delivered.id)).toBe('Locked');
    expect(await run(`refund ${delivered.name} all`)).toContain('already');
    const unpaid = (await placed('WIRE', { pieces: 1 })).order;
    await expect(run(`refund ${unpaid.name} all`)).rejects.toThrow('nothing to refund');
  });

  it('list orders, the newest first, by their state', async () => {
    const first = (await placed('WIRE', { pieces: 1 })).order;
    const second = (await placed('CARD', { pieces: 1 })).order;
    const names = (text: string) => text.split('\n').map((line) => line.split(':')[0]);
    expect(names(await run('list')).slice(0, 2)).toEqual([second.name, first.name]);
    expect(names(await run('list', { state: 'waiting' }))).toContain(first.name);
    expect(names(await run('list', { state: 'waiting' }))).not.toContain(second.name);
    expect(await run('list', { limit: 1 })).toContain('--limit 2');
    await expect(run('list', { state: 'open' })).rejects.toThrow('waiting, paid');
    expect(await run('list', { state: 'quotation' })).toBe('There are no such orders');
  });

  it('show lines, payments, promises and notes of an order', async () => {
    const { order } = await placed('CARD', { pieces: 2 });
    await run(`refund ${order.name} 1`);
    const text = await run(`show ${order.name}`);
    for (const part of [
      'by card',
      '2 ×',
      'total:',
      '2 × variant 101',
      `${order.name}-1: paid`,
      'send money back, € 1,00',
    ])
      expect(text).toContain(part);
  });

  it('refuse numbers and words that mean nothing', async () => {
    await expect(run('show S1')).rejects.toThrow('There is no order S1');
    for (const typed of ['show', 'cancel', 'refund S1', 'deliver S1 now', 'plane S1'])
      await expect(run(typed)).rejects.toThrow('no such command');
    await expect(run('refund S1 ten')).rejects.toThrow('takes euros');
  });
});
