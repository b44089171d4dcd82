import type { Transaction } from '../database/transaction';
import type { PlacedOrder } from '../domain/checkout/placed-order';
import { invoiceAfter } from '../invoices/invoice-after';
import { findPaidAttempt } from '../payments/attempt-rows';
import type { AttemptContext } from '../payments/give-up-attempt';
import type { Jobs } from '../ports/jobs';
import { addOrderNote } from './order-notes';

export interface RefundContext extends AttemptContext {
  /** Has another system that keeps the books follow a refund of a card; unset: a credit note is made here. */
  readonly bookRefund?: ((tx: Transaction, refund: Jobs['book-refund']) => Promise<void>) | undefined;
}

/**
 * Has money of an order go back the way it came: by a job that asks the payment service, or, for a transfer, by the
 * merchant's own bank. A credit note follows.
 */
export async function refundOrder(
  tx: Transaction,
  { order, paymentKind }: PlacedOrder,
  cents: number,
  { clock, enqueue, bookRefund }: RefundContext,
): Promise<void> {
  const at = clock.now();
  if (paymentKind !== 'CARD') {
    const noteId = await addOrderNote(tx, order.id, { kind: 'bankRefund', cents, at });
    await invoiceAfter(tx, order.id, `refund-${noteId}`, enqueue);
    return;
  }
  const { id: attemptId, reference } = await findPaidAttempt(tx, order.name);
  const noteId = await addOrderNote(tx, order.id, { kind: 'cardRefund', cents, at });
  await enqueue(tx, { name: 'refund-payment', key: String(noteId), data: { reference, noteId, cents } });
  if (bookRefund) await bookRefund(tx, { attemptId, noteId, cents });
  else await invoiceAfter(tx, order.id, `refund-${noteId}`, enqueue);
}
