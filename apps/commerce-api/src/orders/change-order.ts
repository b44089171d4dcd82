import { eq, type SQL, sql } from 'drizzle-orm';
import { orders } from '../database/schema/orders';
import type { Transaction } from '../database/transaction';
import type { OrderChange } from '../domain/checkout/order-change';
import { CommerceError } from '../domain/errors/commerce-error';
import type { AttemptContext } from '../payments/give-up-attempt';
import type { CustomerOrder } from '../ports/customer-orders';
import { cancelOrder } from './cancel-order';
import { type RowsOptions, toCustomerOrders } from './customer-order-rows';

/** What changing an order needs. */
export interface ChangeContext extends AttemptContext, RowsOptions {}

/**
 * Changes an order that nobody else changes meanwhile, and returns it as it is then. ORDER_NOT_FOUND where the condition
 * fits none; ORDER_NOT_EDITABLE or ORDER_NOT_CANCELLABLE where it has gone on too far.
 */
export async function changeOrder(
  tx: Transaction,
  isMeant: SQL | undefined,
  change: OrderChange,
  context: ChangeContext,
): Promise<CustomerOrder> {
  await tx.select({ id: orders.id }).from(orders).where(isMeant).for('update');
  const find = async () => {
    const rows = await tx.select().from(orders).where(isMeant);
    return (await toCustomerOrders(tx, rows, context))[0];
  };
  const order = await find();
  if (!order) throw new CommerceError('ORDER_NOT_FOUND');
  await carryOut(tx, order, change, context);
  const changed = await find();
  if (!changed) throw new Error('An order vanished inside its own transaction');
  return changed;
}

async function carryOut(tx: Transaction, order: CustomerOrder, change: OrderChange, context: ChangeContext) {
  if (change.kind === 'cancel') {
    if (!order.isCancellable) throw new CommerceError('ORDER_NOT_CANCELLABLE');
    await cancelOrder(tx, order, { ...context, reason: 'customer' });
    return;
  }
  if (!order.isReferenceEditable) throw new CommerceError('ORDER_NOT_EDITABLE');
  const patch = JSON.stringify({ clientOrderRef: change.clientOrderRef });
  await tx
    .update(orders)
    .set({ snapshot: sql`${orders.snapshot} || ${patch}::jsonb` })
    .where(eq(orders.id, order.order.id));
}
