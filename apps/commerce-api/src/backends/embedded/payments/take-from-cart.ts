import { eq, inArray } from 'drizzle-orm';
import { cartLines, carts } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { AttemptRow } from '../../../payments/attempt-rows';

/**
 * Takes what an attempt has ordered out of the cart that it came from, wherever its lines are by now. A cart that is
 * empty then ends. Of a line that grew meanwhile the rest stays, under an id of its own: the order keeps the line's.
 */
export async function takeFromCart(tx: Transaction, { cart, cartId }: AttemptRow): Promise<void> {
  const ordered = new Map(cart.lines.map(({ id, pieces }) => [id, pieces]));
  const lines = await tx
    .delete(cartLines)
    .where(inArray(cartLines.id, [...ordered.keys()]))
    .returning();
  const left = lines.flatMap(({ id, pieces, ...line }) => {
    const rest = pieces - (ordered.get(id) ?? 0);
    return rest > 0 ? [{ ...line, pieces: rest }] : [];
  });
  if (left.length > 0) await tx.insert(cartLines).values(left);
  if (cartId === null) return;
  const [head] = await tx.select({ version: carts.version }).from(carts).where(eq(carts.id, cartId));
  if (!head) return;
  const [line] = await tx.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.cartId, cartId)).limit(1);
  if (line) {
    await tx
      .update(carts)
      .set({ version: head.version + 1, orderName: null })
      .where(eq(carts.id, cartId));
  } else await tx.delete(carts).where(eq(carts.id, cartId));
}
