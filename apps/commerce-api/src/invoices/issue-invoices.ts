import { type Locale, todayInBerlin } from '@geven/timber';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoiceCounters } from '../database/schema/invoices';
import { orderNotes } from '../database/schema/order-notes';
import { orders } from '../database/schema/orders';
import { customerBilling } from '../database/schema/profiles';
import type { Transaction } from '../database/transaction';
import { draftCreditNote } from '../domain/invoices/draft-credit-note';
import { draftInvoice, type Issuer } from '../domain/invoices/draft-invoice';
import type { InvoiceDraft } from '../domain/invoices/invoice';
import { isInvoiceDue } from '../domain/invoices/invoice-due';
import { invoiceNumber, type NumberPrefixes, numberSeries } from '../domain/invoices/invoice-number';
import { findOrderById } from '../orders/order-rows';
import type { AttemptContext } from '../payments/give-up-attempt';
import { findInvoicesOf, type InvoiceOrigin, insertInvoice, withLines } from './invoice-rows';
import { invoiceTexts } from './invoice-texts';

export interface IssueInvoicesOptions extends Pick<Database, 'db'>, AttemptContext, Issuer {
  readonly prefixes: NumberPrefixes;
}

/**
 * Makes out what an order has to have by now and has not: its invoice once it is due, then a credit note of each refund.
 * Whoever comes second waits for the order and finds nothing left to do, so that one cause makes one number.
 */
export function createIssueInvoices(options: IssueInvoicesOptions) {
  return (orderId: number): Promise<void> => options.db.transaction((tx) => issueMissing(tx, orderId, options));
}

async function issueMissing(tx: Transaction, orderId: number, options: IssueInvoicesOptions): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const placed = await findOrderById(tx, orderId);
  if (!placed) return;
  const notes = await tx.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));
  const isInvoiced = (await findInvoicesOf(tx, orderId)).length > 0;
  if (!isInvoiced) {
    if (!isInvoiceDue(placed)) return;
    const buyerIds = await buyerIdsOf(tx, orderId);
    const draft = draftInvoice({ ...options, placed, notes, buyerIds });
    await issue(tx, draft, { orderId, refundNoteId: null, correctsId: null }, options);
  }
  for (const { id: refundNoteId, kind, cents } of notes) {
    if (kind === 'cardRefund' || kind === 'bankRefund')
      await creditRefund(tx, { orderId, refundNoteId, cents: cents ?? 0, locale: placed.locale }, options);
  }
}

interface Refund {
  readonly orderId: number;
  readonly refundNoteId: number;
  readonly cents: number;
  readonly locale: Locale;
}

async function creditRefund(
  tx: Transaction,
  { orderId, refundNoteId, cents, locale }: Refund,
  options: IssueInvoicesOptions,
): Promise<void> {
  const [invoice, ...creditNotes] = await findInvoicesOf(tx, orderId);
  if (!invoice || creditNotes.some((known) => known.refundNoteId === refundNoteId)) return;
  const credited = creditNotes.map(({ net, tax, gross }) => ({ net, tax, gross }));
  const partName = invoiceTexts(locale)('part', { number: invoice.number });
  const draft = draftCreditNote({ invoice: await withLines(tx, invoice), credited, cents, partName });
  await issue(tx, draft, { orderId, refundNoteId, correctsId: invoice.id }, options);
}

/** Gives the next number and has the files made: both or, when the transaction fails, neither. */
async function issue(
  tx: Transaction,
  draft: InvoiceDraft,
  origin: InvoiceOrigin,
  { clock, prefixes, enqueue }: IssueInvoicesOptions,
): Promise<void> {
  const issuedOn = todayInBerlin(clock.now());
  const number = await nextNumber(tx, numberSeries(prefixes, draft.kind, issuedOn));
  const invoiceId = await insertInvoice(tx, draft, { ...origin, number, issuedOn });
  await enqueue(tx, { name: 'make-invoice-files', key: String(invoiceId), data: { invoiceId } });
}

/** Counts in the caller's transaction: whoever comes next waits for its end, and a number that is not used is given again. */
async function nextNumber(tx: Transaction, series: string): Promise<string> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.series, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last });
  if (!row) throw new Error('A counter returned no number');
  return invoiceNumber(series, row.last);
}

/** Where the customer of an order takes electronic invoices, as the profile has it at the moment. */
async function buyerIdsOf(tx: Transaction, orderId: number) {
  const [row] = await tx
    .select({ leitwegId: customerBilling.leitwegId, peppolId: customerBilling.peppolId })
    .from(orders)
    .innerJoin(customerBilling, eq(customerBilling.customerId, orders.customerId))
    .where(eq(orders.id, orderId));
  return row ?? { leitwegId: null, peppolId: null };
}
