import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { odooOrders, odooPayments } from '../../../database/schema/odoo';
import { createOrderCommands } from '../../../orders/commands/order-commands';
import type { Job, Jobs } from '../../../ports/jobs';
import { readyToOrder } from '../testing/ready-to-order';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';
import { createBookRefund } from './odoo-attempts';
import { findPayment } from './payment-rows';

const PARAMETER = { key: 'sale.automatic_invoice' };

interface SaleOrder {
  readonly state: string;
  readonly origin: string;
  readonly amount_total: number;
  readonly amount_paid: number;
  readonly invoice_status: string;
  readonly invoice_ids: number[];
  readonly transaction_ids: number[];
}

describe('payments by card in a real Odoo', () => {
  let odoo: OdooUnderTest;
  beforeAll(async () => {
    odoo = await startOdoo();
  });
  afterAll(async () => {
    await haveInvoicesMade(false);
    await odoo.close();
  });

  /** Odoo takes no empty value, and refuses any while its job that sends invoices is at work. */
  const haveInvoicesMade = (isAtOnce: boolean) =>
    vi.waitFor(
      () => odoo.admin.call('ir.config_parameter', 'set_param', { ...PARAMETER, value: isAtOnce ? 'True' : 'False' }),
      { timeout: 60_000, interval: 1000 },
    );

  async function opened() {
    const shopper = await readyToOrder(odoo);
    const card = (await odoo.ports.payments.providers()).find(({ name }) => name === 'ADYEN');
    const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
    const { version } = await odoo.ports.checkout.choosePayment(shopper, { providerId: card?.id ?? 0, consent });
    const attempts = odoo.ports.paymentAttempts;
    if (!attempts) throw new Error('This backend takes no cards');
    const { attempt } = await attempts.open(shopper, { clientKey: randomUUID(), version });
    const odooId = (await findPayment(odoo.placing.db, attempt.id))?.odooId ?? 0;
    return { shopper, attempts, attempt, odooId, attemptId: attempt.id };
  }

  async function paid(isInvoicedAtOnce: boolean) {
    await haveInvoicesMade(isInvoicedAtOnce);
    const begun = await opened();
    await begun.attempts.place(begun.attemptId, `PSP-${begun.attempt.reference}`);
    const mails = await countMails();
    await odoo.paymentJobs['book-payment'](begun);
    return { ...begun, mails: (await countMails()) - mails };
  }

  async function read(odooId: number): Promise<SaleOrder> {
    const fields = [
      'state',
      'origin',
      'amount_total',
      'amount_paid',
      'invoice_status',
      'invoice_ids',
      'transaction_ids',
    ];
    const [order] = await odoo.admin.call<SaleOrder[]>('sale.order', 'read', { ids: [odooId], fields });
    if (!order) throw new Error(`There is no order ${odooId}`);
    return order;
  }
  const readMoves = (ids: readonly number[]) =>
    odoo.admin.call<{ move_type: string; state: string; payment_state: string; amount_total: number }[]>(
      'account.move',
      'read',
      { ids: [...ids], fields: ['move_type', 'state', 'payment_state', 'amount_total'] },
    );
  /** What Odoo writes to customers: notes on a record, and mails that are to be sent. */
  async function countMails(): Promise<number> {
    const domain = [
      ['model', 'in', ['sale.order', 'account.move']],
      ['message_type', 'in', ['email', 'email_outgoing', 'comment']],
    ];
    const messages = await odoo.admin.call<number>('mail.message', 'search_count', { domain });
    return messages + (await odoo.admin.call<number>('mail.mail', 'search_count', { domain: [] }));
  }

  it('are quotations that are sent before money moves, and carts again where nothing came of it', async () => {
    const { attempts, attempt, odooId, attemptId } = await opened();
    expect(await read(odooId)).toMatchObject({ state: 'sent', origin: attempt.reference });
    await attempts.fail(attemptId, { state: 'refused' });
    await odoo.paymentJobs['release-order']({ attemptId });
    expect((await read(odooId)).state).toBe('draft');
  });

  it('are booked once, with a paid invoice where the merchant has them made at once, and no mail of Odoo', async () => {
    const { odooId, attemptId, attempt, mails } = await paid(true);
    const order = await read(odooId);
    expect(order).toMatchObject({ state: 'sale', origin: attempt.reference, invoice_status: 'invoiced' });
    expect(order.amount_paid).toBe(order.amount_total);
    expect(await readMoves(order.invoice_ids)).toEqual([
      expect.objectContaining({ move_type: 'out_invoice', state: 'posted', amount_total: order.amount_total }),
    ]);
    expect((await readMoves(order.invoice_ids))[0]?.payment_state).toMatch(/^(paid|in_payment)$/);
    expect(mails).toBe(0);
    await odoo.paymentJobs['book-payment']({ attemptId });
    expect((await read(odooId)).transaction_ids).toHaveLength(1);
  });

  it('are booked once where the process was killed before that was noted', async () => {
    const { odooId, attemptId } = await paid(true);
    const { db } = odoo.placing;
    await db.update(odooPayments).set({ bookedAt: null }).where(eq(odooPayments.attemptId, attemptId));
    const before = await read(odooId);
    const mails = await countMails();
    await odoo.paymentJobs['book-payment']({ attemptId });
    expect(await read(odooId)).toEqual(before);
    expect((await countMails()) - mails).toBe(0);
    expect((await findPayment(db, attemptId))?.bookedAt).not.toBeNull();
  });

  it('are carts again where the process was killed before Odoo’s quotation was noted, and nobody came back', async () => {
    const { attempts, attemptId, odooId } = await opened();
    await odoo.placing.db.update(odooPayments).set({ sentAt: null }).where(eq(odooPayments.attemptId, attemptId));
    await attempts.fail(attemptId, { state: 'expired' });
    await odoo.paymentJobs['release-order']({ attemptId });
    expect((await read(odooId)).state).toBe('draft');
  });

  it('leave the cart its change where the process was killed before Odoo’s copy was noted', async () => {
    const { attempts, attempt, attemptId, shopper, odooId } = await opened();
    await attempts.fail(attemptId, { state: 'refused' });
    const { db } = odoo.placing;
    const [link] = await db.select().from(odooOrders).where(eq(odooOrders.odooId, odooId));
    const [line] = attempt.cart.lines;
    const change = () => odoo.ports.carts.updateMultipleItems(shopper, [{ lineId: line?.id ?? 0, pieces: 3 }]);
    const kill = () =>
      db
        .update(odooOrders)
        .set(link ?? {})
        .where(eq(odooOrders.cartId, link?.cartId ?? 0));
    const countCopies = () =>
      odoo.admin.call('sale.order', 'search_count', {
        domain: [
          ['origin', '=', attempt.orderName],
          ['state', '=', 'draft'],
        ],
      });
    const changed = await change();
    await kill();
    expect((await read(odooId)).state).toBe('cancel');
    expect((await odoo.ports.carts.load(shopper))?.lines).toEqual(changed.lines);
    await kill();
    expect((await change()).lines.map(({ pieces }) => pieces)).toEqual(changed.lines.map(({ pieces }) => pieces));
    expect(await countCopies()).toBe(1);
  });

  it('are booked without an invoice where the merchant makes them', async () => {
    const { odooId } = await paid(false);
    const order = await read(odooId);
    expect(order).toMatchObject({ state: 'sale', invoice_status: 'to invoice', invoice_ids: [] });
    expect(order.amount_paid).toBe(order.amount_total);
  });

  it('go back with a credit note that is paid, once, and a part as a payment', async () => {
    const whole = await paid(true);
    const part = await paid(true);
    const refund = { attemptId: whole.attemptId, noteId: 7, cents: whole.attempt.cart.amounts.total };
    await odoo.paymentJobs['book-refund'](refund);
    await odoo.paymentJobs['book-refund'](refund);
    const moves = await readMoves((await read(whole.odooId)).invoice_ids);
    expect(moves.map(({ move_type, state }) => [move_type, state]).toSorted()).toEqual([
      ['out_invoice', 'posted'],
      ['out_refund', 'posted'],
    ]);
    for (const { payment_state } of moves) expect(payment_state).toMatch(/^(paid|in_payment|reversed)$/);
    await odoo.paymentJobs['book-refund']({ attemptId: part.attemptId, noteId: 8, cents: 1000 });
    const payments = await odoo.admin.call<{ amount: number; payment_type: string }[]>(
      'account.payment',
      'search_read',
      {
        domain: [['memo', '=', `${part.attempt.reference}-R8`]],
        fields: ['amount', 'payment_type'],
      },
    );
    expect(payments).toMatchObject([{ amount: 10, payment_type: 'outbound' }]);
  });

  it('go back once although Odoo is still at work on the first call when it is asked again', async () => {
    const whole = await paid(true);
    const part = await paid(false);
    const refunds = [
      { attemptId: whole.attemptId, noteId: 10, cents: whole.attempt.cart.amounts.total },
      { attemptId: part.attemptId, noteId: 11, cents: 1000 },
    ];
    for (const refund of refunds) {
      await Promise.all([1, 2].map(() => odoo.paymentJobs['book-refund'](refund)));
    }
    const moves = await readMoves((await read(whole.odooId)).invoice_ids);
    expect(moves.map(({ move_type }) => move_type).toSorted()).toEqual(['out_invoice', 'out_refund']);
    for (const reference of [`${whole.attempt.reference}-R10`, `${part.attempt.reference}-R11`]) {
      const domain = [['memo', '=', reference]];
      expect(await odoo.admin.call('account.payment', 'search_count', { domain }), reference).toBe(1);
    }
  });

  it('go back as a payment where there is no invoice yet, once', async () => {
    const { attempt, odooId, attemptId } = await paid(false);
    const refund = { attemptId, noteId: 9, cents: attempt.cart.amounts.total };
    for (const _once of [1, 2]) await odoo.paymentJobs['book-refund'](refund);
    const paidBack = await odoo.admin.call<{ amount: number; payment_type: string }[]>(
      'account.payment',
      'search_read',
      { domain: [['memo', '=', `${attempt.reference}-R9`]], fields: ['amount', 'payment_type'] },
    );
    expect(paidBack).toMatchObject([{ amount: attempt.cart.amounts.total / 100, payment_type: 'outbound' }]);
    expect(await read(odooId)).toMatchObject({ state: 'sale', invoice_ids: [] });
  });

  it('go back as a whole before planing, which cancels the order', async () => {
    const { attempt, odooId, attemptId, shopper } = await paid(true);
    const { db, clock } = odoo.placing;
    const jobs: Job[] = [];
    const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
    const commands = createOrderCommands({
      ...{ db, clock, enqueue, isCapturedLater: false, bookRefund: createBookRefund(enqueue) },
    });
    const all = { cents: null, isAgain: false };
    expect(await commands.refund(attempt.orderName, all)).toContain('is cancelled');
    const asked = jobs.find((job) => job.name === 'book-refund');
    expect(asked?.data).toMatchObject({ attemptId, cents: attempt.cart.amounts.total });
    const mails = await countMails();
    for (const _once of [1, 2]) await odoo.paymentJobs['book-refund'](asked?.data as Jobs['book-refund']);
    expect((await countMails()) - mails).toBe(0);

    const order = await read(odooId);
    expect(order.state).toBe('cancel');
    expect((await readMoves(order.invoice_ids)).map(({ move_type }) => move_type).toSorted()).toEqual([
      'out_invoice',
      'out_refund',
    ]);
    const paidBack = await odoo.admin.call<{ amount: number }[]>('account.payment', 'search_read', {
      domain: [
        ['payment_type', '=', 'outbound'],
        ['memo', 'like', attempt.reference],
      ],
      fields: ['amount'],
    });
    expect(paidBack).toMatchObject([{ amount: attempt.cart.amounts.total / 100 }]);
    expect(await odoo.ports.orders.lastOf(shopper)).toMatchObject({ order: { state: 'Cancelled' } });
    await expect(commands.refund(attempt.orderName, all)).rejects.toThrow('is cancelled');
  });

  it('pay for orders that were cancelled in Odoo meanwhile', async () => {
    const { attempts, attemptId, shopper, odooId } = await opened();
    await odoo.ports.carts.clear(shopper);
    await attempts.fail(attemptId, { state: 'expired' });
    await odoo.paymentJobs['release-order']({ attemptId });
    expect((await read(odooId)).state).toBe('cancel');
    await attempts.place(attemptId, 'PSP-late');
    await odoo.paymentJobs['book-payment']({ attemptId });
    expect((await read(odooId)).state).toBe('sale');
  });
});
