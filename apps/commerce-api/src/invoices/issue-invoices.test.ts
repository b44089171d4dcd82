import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../backends/embedded/testing/start-embedded';
import { invoiceCounters, invoiceLines, invoices } from '../database/schema/invoices';
import { orders } from '../database/schema/orders';
import { runOrdersCommand } from '../orders/commands/run-orders-command';
import { placeSample } from '../orders/testing/place-sample';
import type { Job } from '../ports/jobs';
import { createIssueInvoices } from './issue-invoices';
import { ISSUER } from './testing/sample-invoice';

describe('issuing invoices', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  const jobs: Job[] = [];
  const clock = { now: () => new Date('2026-12-01T10:00:00Z') };
  const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
  const prefixes = { invoice: 'RE', creditNote: 'GS' };
  let issue: (orderId: number) => Promise<void>;

  beforeAll(async () => {
    backend = await startEmbedded();
    issue = createIssueInvoices({ db: backend.db, clock, enqueue, prefixes, ...ISSUER });
  });
  afterAll(() => backend.close());

  const run = (typed: string) => {
    const [command, ...words] = typed.split(' ');
    const options = { isCapturedLater: false, isAgain: false, isFreightAgreed: false, say: () => {} };
    return runOrdersCommand({ command, words, db: backend.db, clock, enqueue, ...options });
  };
  const issuedFor = (orderId: number) =>
    backend.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));
  const causes = (orderId: number) =>
    jobs.flatMap(({ name, key }) => (name === 'issue-invoices' && key.startsWith(`${orderId}:`) ? [key] : []));

  it('invoices an order once it is paid, and not before (LG-17)', async () => {
    const { order } = await placeSample(backend, { paymentKind: 'WIRE' });
    await issue(order.id);
    expect(await issuedFor(order.id)).toEqual([]);
    await run(`mark-paid ${order.name}`);
    expect(causes(order.id)).toEqual([`${order.id}:paid`]);
    await issue(order.id);
    const [invoice, ...more] = await issuedFor(order.id);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', issuedOn: '2026-12-01', gross: order.amounts.total, tax: order.amounts.tax },
      number: expect.stringMatching(/^RE2026-\d{5}$/),
      facts: { orderName: order.name, paidOn: '2026-12-01', buyer: { address: { city: 'Rotterdam' } } },
    });
    expect(jobs).toContainEqual({
      name: 'make-invoice-files',
      key: String(invoice?.id),
      data: { invoiceId: invoice?.id },
    });
  });

  it('makes one invoice, however many workers are at it, and leaves no gap in the numbers', async () => {
    const placed = await Promise.all([1, 2, 3].map(() => placeSample(backend, { paymentKind: 'CARD' })));
    const before = await lastNumber();
    await Promise.all(placed.flatMap(({ order }) => [issue(order.id), issue(order.id), issue(order.id)]));
    for (const { order } of placed) expect(await issuedFor(order.id)).toHaveLength(1);
    expect(await lastNumber()).toBe(before + 3);
    const numbers = await backend.db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.kind, 'invoice'));
    const expected = Array.from({ length: before + 3 }, (_, index) => `RE2026-${String(index + 1).padStart(5, '0')}`);
    expect(numbers.map(({ number }) => number).sort()).toEqual(expected);
  });

  const lastNumber = async () =>
    (await backend.db.select().from(invoiceCounters).where(eq(invoiceCounters.series, 'RE2026-')))[0]?.last ?? 0;

  it('gives a number again that a process took and died with', async () => {
    const { order } = await placeSample(backend, { paymentKind: 'CARD' });
    const before = await lastNumber();
    const dying = createIssueInvoices({
      ...{ db: backend.db, clock, prefixes, ...ISSUER },
      enqueue: async () => {
        throw new Error('killed');
      },
    });
    await expect(dying(order.id)).rejects.toThrow('killed');
    expect(await issuedFor(order.id)).toEqual([]);
    await issue(order.id);
    expect((await issuedFor(order.id))[0]?.number).toBe(`RE2026-${String(before + 1).padStart(5, '0')}`);
  });

  it('makes a credit note of each refund, once, down to the last cent', async () => {
    const { order } = await placeSample(backend, { paymentKind: 'CARD' });
    await issue(order.id);
    await run(`deliver ${order.name}`);
    await run(`refund ${order.name} 10,00`);
    await run(`refund ${order.name} all`);
    expect(causes(order.id)).toHaveLength(3);
    for (const _ of causes(order.id)) await issue(order.id);
    const [invoice, part, rest, ...more] = await issuedFor(order.id);
    expect(more).toEqual([]);
    expect(part).toMatchObject({ kind: 'creditNote', gross: 1000, correctsId: invoice?.id });
    expect(part?.number).toMatch(/^GS2026-\d{5}$/);
    for (const sum of ['net', 'tax', 'gross'] as const)
      expect((part?.[sum] ?? 0) + (rest?.[sum] ?? 0)).toBe(invoice?.[sum]);
    expect(part?.facts.corrects).toEqual({ number: invoice?.number, issuedOn: '2026-12-01' });
  });

  it('credits a cancelled order in full, and invoices nothing that was cancelled before', async () => {
    const { order } = await placeSample(backend, { paymentKind: 'CARD' });
    await issue(order.id);
    await run(`cancel ${order.name}`);
    await issue(order.id);
    expect(await issuedFor(order.id)).toMatchObject([
      { kind: 'invoice', gross: order.amounts.total },
      { kind: 'creditNote', gross: order.amounts.total },
    ]);
    const { order: early } = await placeSample(backend, { paymentKind: 'CARD' });
    await run(`cancel ${early.name}`);
    await issue(early.id);
    expect(await issuedFor(early.id)).toEqual([]);
  });

  it('invoices an intra-Community supply when it is delivered, with the day', async () => {
    const { order } = await placeSample(backend, { paymentKind: 'CARD' });
    const vatId = 'NL123456789B01';
    const address = { ...order.shippingAddress, isCompany: true, vat: vatId };
    const supply = {
      ...{ vatRate: 0, shippingAddress: address, invoiceAddress: null },
      vatIdCheck: { outcome: 'valid', vatId, checkedAt: '2026-11-02T09:00:00Z' },
    };
    const snapshot = sql`${orders.snapshot} || ${JSON.stringify(supply)}::jsonb`;
    await backend.db.update(orders).set({ snapshot }).where(eq(orders.id, order.id));
    await issue(order.id);
    expect(await issuedFor(order.id)).toEqual([]);
    await run(`deliver ${order.name}`);
    await issue(order.id);
    expect(await issuedFor(order.id)).toMatchObject([{ facts: { isIntraCommunity: true, deliveredOn: '2026-12-01' } }]);
  });

  it('lets nobody change what was invoiced', async () => {
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining('does not change') }) };
    await expect(backend.db.update(invoices).set({ gross: 1 })).rejects.toMatchObject(refused);
    await expect(backend.db.delete(invoices)).rejects.toMatchObject(refused);
    await expect(backend.db.update(invoiceLines).set({ net: 1 })).rejects.toMatchObject(refused);
    await expect(backend.db.delete(invoiceLines)).rejects.toMatchObject(refused);
  });
});
