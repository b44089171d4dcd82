import { eq } from 'drizzle-orm';
import { lockCart } from '../../../carts/cart-rows';
import { carts } from '../../../database/schema/cart';
import { odooOrders, odooPlacements } from '../../../database/schema/odoo';
import { findOrderByKey, insertOrder } from '../../../orders/order-rows';
import type { PlacedOrder } from '../../../ports/orders';
import type { CartAnswer } from '../actions/cart-request';
import type { PlaceOptions } from './place-in-odoo';

interface Recording {
  readonly owner: { readonly sessionId: number; readonly locale: PlacedOrder['locale'] };
  readonly clientKey: string;
  readonly order: PlacedOrder['order'];
  /** The order as Odoo answered it, with the path of its PDF. */
  readonly answer?: CartAnswer;
}

/** Keeps an order that Odoo has as it was placed, with its mail as a job, and ends the cart; once, however often called. */
export async function recordOrder(
  { db, clock, onPlaced }: Pick<PlaceOptions, 'db' | 'clock' | 'onPlaced'>,
  { owner: { sessionId, locale }, clientKey, order, answer }: Recording,
): Promise<PlacedOrder> {
  return await db.transaction(async (tx) => {
    await lockCart(tx, sessionId);
    // The lock may have waited for a twin of this request.
    const twin = await findOrderByKey(tx, sessionId, clientKey);
    if (twin) return twin;
    const placed: PlacedOrder = { order, placedAt: clock.now(), paymentState: 'pending', locale };
    await insertOrder(tx, placed, { sessionId, clientKey });
    await onPlaced(tx, order.id);
    if (answer) await tx.update(odooOrders).set({ shown: answer }).where(eq(odooOrders.cartId, order.id));
    await tx.delete(carts).where(eq(carts.id, order.id));
    await tx.delete(odooPlacements).where(eq(odooPlacements.cartId, order.id));
    return placed;
  });
}
