import { and, eq, inArray } from 'drizzle-orm';
import { writeNextVersion } from '../../../carts/cart-rows';
import { lockLines } from '../../../carts/opened-carts';
import { cartLines } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { Shopper } from '../../../ports/shopper';

/** Takes lines out of the session's cart; lines that are not in it are ignored. */
export async function removeItems(tx: Transaction, shopper: Shopper, lineIds: readonly number[]): Promise<void> {
  const cart = await lockLines(tx, shopper);
  if (!cart || lineIds.length === 0) return;
  const removed = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), inArray(cartLines.id, [...lineIds])))
    .returning({ id: cartLines.id });
  if (removed.length > 0) await writeNextVersion(tx, cart);
}
