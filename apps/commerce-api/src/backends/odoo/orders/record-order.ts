import { eq } from 'drizzle-orm';
import { lockCart } from '../../../carts/cart-rows';
import { endCart } from '../../../carts/opened-carts';
import type { Owner } from '../../../carts/ownership';
import type { Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { odooOrders, odooPlacements } from '../../../database/schema/odoo';
import type { Transaction } from '../../../database/transaction';
import type { PlacedOrder } from '../../../domain/checkout/placed-order';
import { findOrderByKey, findOrderByName, insertOrder } from '../../../orders/order-rows';
import type { CartAnswer } from '../actions/cart-request';

export interface RecordOptions extends Pick<Database, 'db'> {
  /** Runs in the transaction that records the order. */
  readonly onPlaced: (tx: Transaction, orderId: number) => Promise<void>;
}

interface Recording {
  readonly shopper: Owner;
  readonly clientKey: string;
  readonly placed: PlacedOrder;
  /** The order as Odoo answered it, with the path of its PDF. */
  readonly answer?: CartAnswer;
}

/** Keeps an order that Odoo has as it was placed, with its mail as a job, and ends the cart; once, however often called. */
export async function recordOrder(
  { db, onPlaced }: RecordOptions,
  { shopper, clientKey, placed, answer }: Recording,
): Promise<PlacedOrder> {
  const { order } = placed;
  return await db.transaction(async (tx) => {
    await lockCart(tx, shopper);
    // The lock may have waited for a twin of this request.
    const twin = await findOrderByKey(tx, shopper, clientKey);
    if (twin) return twin;
    // A card has paid it between Odoo's answer and this: it is placed already.
    const paid = await findOrderByName(tx, order.name);
    if (paid) {
      await tx.delete(odooPlacements).where(eq(odooPlacements.cartId, order.id));
      return paid;
    }
    await insertOrder(tx, placed, { shopper, clientKey });
    await onPlaced(tx, order.id);
    if (answer) await tx.update(odooOrders).set({ shown: answer }).where(eq(odooOrders.cartId, order.id));
    await endCart(tx, eq(carts.id, order.id));
    await tx.delete(odooPlacements).where(eq(odooPlacements.cartId, order.id));
    return placed;
  });
}
