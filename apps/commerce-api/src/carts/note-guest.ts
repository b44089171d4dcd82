import { eq } from 'drizzle-orm';
import { carts } from '../database/schema/cart';
import type { Transaction } from '../database/transaction';
import type { Guest } from '../domain/cart/guest';
import type { Shopper } from '../ports/shopper';
import { lockOrCreateCart } from './cart-rows';

/** Notes who orders on the shopper's cart, which is made if need be. Nothing that is ordered changes: no new version. */
export async function noteGuest(tx: Transaction, shopper: Shopper, guest: Guest): Promise<void> {
  const { id } = await lockOrCreateCart(tx, shopper);
  await tx.update(carts).set({ guest }).where(eq(carts.id, id));
}
