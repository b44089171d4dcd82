import type { Transaction } from '../database/transaction';
import { refundedBy } from '../domain/checkout/order-note';
import type { PlacedOrder } from '../domain/checkout/placed-order';
import type { Jobs } from '../ports/jobs';
import { advanceOrder } from './advance-order';
import { addOrderNote, findOrderNotes } from './order-notes';
import { type RefundContext, refundOrder } from './refund-order';
import { releaseReserved } from './reservations';

interface CancelContext extends RefundContext {
  readonly reason: Jobs['order-cancelled']['reason'];
}

/**
 * Cancels an order that the caller has locked: its stock and its coupon are free again, what was paid goes back, and the
 * shopper is told. Returns the cents that go back.
 */
export async function cancelOrder(tx: Transaction, placed: PlacedOrder, context: CancelContext): Promise<number> {
  const { clock, enqueue, reason } = context;
  const { id, name, amounts } = placed.order;
  await advanceOrder(tx, placed, { event: 'cancel', at: clock.now() });
  await releaseReserved(tx, name);
  await addOrderNote(tx, id, { kind: 'cancelled', cents: null, at: clock.now() });
  const kept = amounts.total - refundedBy(await findOrderNotes(tx, id));
  const refund = placed.paymentState === 'done' ? kept : 0;
  if (refund > 0) await refundOrder(tx, placed, refund, context);
  await enqueue(tx, { name: 'order-cancelled', key: String(id), data: { orderId: id, reason, refund } });
  return refund;
}
