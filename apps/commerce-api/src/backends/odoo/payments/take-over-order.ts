import { eq } from 'drizzle-orm';
import { endCart } from '../../../carts/opened-carts';
import { carts } from '../../../database/schema/cart';
import { odooOrders } from '../../../database/schema/odoo';
import type { Transaction } from '../../../database/transaction';
import { lineKey } from '../../../domain/cart/merge-lines';
import type { AttemptRow } from '../../../payments/attempt-rows';
import type { AttemptContext } from '../../../payments/give-up-attempt';
import type { CartAnswer } from '../actions/cart-request';
import { cartLines } from '../cart/cart-lines';
import { findOdooOrder, type OdooOrderRow } from '../cart/odoo-order-rows';
import { findPayment } from './payment-rows';

const MINUTE_MS = 60_000;
/** Odoo may be away for a while: merchants hear about it when it takes longer. */
const PATIENCE_MS = 15 * MINUTE_MS;

/**
 * Makes the frozen sale order the order that was paid, takes what was ordered off the cart, and has Odoo told by a job. A
 * cart that nobody changed ends. Of one that went on in another sale order the ordered pieces leave with the next call.
 */
export function createTakeOver({ clock, enqueue }: AttemptContext) {
  return async (tx: Transaction, { id: attemptId, cart, cartId }: AttemptRow): Promise<void> => {
    const payment = await findPayment(tx, attemptId);
    if (!payment) throw new Error(`Nobody has frozen an order of Odoo for the attempt ${attemptId}`);
    const { odooId, shown } = payment;
    const link = cartId === null ? null : await findOdooOrder(tx, cartId);
    const order = { cartId: cart.id, shown };
    await tx
      .insert(odooOrders)
      .values({ ...order, odooId })
      .onConflictDoUpdate({ target: odooOrders.odooId, set: order });
    if (link?.odooId === odooId) await endCart(tx, eq(carts.id, link.cartId));
    else if (link) await leaveRest(tx, link, shown);
    await enqueue(tx, { name: 'book-payment', key: attemptId, data: { attemptId } });
    const startAfter = new Date(clock.now().getTime() + PATIENCE_MS);
    await enqueue(tx, { name: 'check-booking', key: attemptId, data: { attemptId }, startAfter });
  };
}

/** Notes what the lines of a cart are to have without what was ordered. Absolute pieces: told twice they are the same. */
async function leaveRest(tx: Transaction, { cartId, shown, pending }: OdooOrderRow, ordered: CartAnswer) {
  const taken = new Map(cartLines(ordered).map((line) => [keyOf(line), line.pieces]));
  const wanted = new Map((pending ?? []).map(({ lineId, pieces }) => [lineId, pieces]));
  for (const line of cartLines(shown)) {
    const less = taken.get(keyOf(line));
    if (less) wanted.set(line.id, Math.max(0, (wanted.get(line.id) ?? line.pieces) - less));
  }
  const left = [...wanted].map(([lineId, pieces]) => ({ lineId, pieces }));
  await tx.update(odooOrders).set({ pending: left }).where(eq(odooOrders.cartId, cartId));
  const [head] = await tx.select({ version: carts.version }).from(carts).where(eq(carts.id, cartId));
  if (head)
    await tx
      .update(carts)
      .set({ version: head.version + 1 })
      .where(eq(carts.id, cartId));
}

const keyOf = ({ product_id: variantId, value_ids: finishIds }: ReturnType<typeof cartLines>[number]) =>
  lineKey({ variantId, finishIds });
