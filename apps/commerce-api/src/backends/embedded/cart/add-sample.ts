import { lockOrCreateCart } from '../../../carts/cart-rows';
import type { Transaction } from '../../../database/transaction';
import type { CartOwner } from '../../../ports/cart';
import { addItems } from './add-items';
import { findLines } from './line-rows';

/** Adds one piece of a variant unless the session's cart has it. */
export async function addSample(tx: Transaction, owner: CartOwner, variantId: number): Promise<void> {
  const cart = await lockOrCreateCart(tx, owner.sessionId);
  const inCart = await findLines(tx, cart.id);
  if (!inCart.some((line) => line.variantId === variantId)) await addItems(tx, owner, [{ variantId, pieces: 1 }]);
}
