import { eq } from 'drizzle-orm';
import { orders } from '../database/schema/orders';
import type { Transaction } from '../database/transaction';
import { FINAL_STATES, type OrderEvent, paymentStateAfter, stateAfter } from '../domain/checkout/order-state';
import type { PlacedOrder } from '../domain/checkout/placed-order';

interface Advance {
  readonly event: OrderEvent;
  readonly at: Date;
}

/** Has an order that the caller has locked take an event. */
export async function advanceOrder(
  tx: Transaction,
  { order, paymentState }: PlacedOrder,
  { event, at }: Advance,
): Promise<void> {
  const state = stateAfter(order.state, [event]);
  const begin = event === 'pay' ? { begunAt: at } : {};
  const end = FINAL_STATES.includes(state) ? { endedAt: at } : {};
  await tx
    .update(orders)
    .set({ state, paymentState: paymentStateAfter(paymentState, event), ...begin, ...end })
    .where(eq(orders.id, order.id));
}

/** Notes that the money of an order on account is there; its state went on without it. */
export const noteMoney = (tx: Transaction, orderId: number) =>
  tx.update(orders).set({ paymentState: 'done' }).where(eq(orders.id, orderId));
