import { eq } from 'drizzle-orm';
import { writeNextVersion } from '../../../carts/cart-rows';
import { lockLines } from '../../../carts/opened-carts';
import { cartLines } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { Shopper } from '../../../ports/shopper';

/** Takes every line out of the session's cart without looking at them. */
export async function clearCart(tx: Transaction, shopper: Shopper): Promise<void> {
  const cart = await lockLines(tx, shopper);
  if (!cart) return;
  await tx.delete(cartLines).where(eq(cartLines.cartId, cart.id));
  await writeNextVersion(tx, cart);
}
