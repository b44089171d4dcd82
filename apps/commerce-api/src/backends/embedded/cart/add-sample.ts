import { lockOrCreateCart } from '../../../carts/cart-rows';
import { checkLinesFree } from '../../../carts/opened-carts';
import type { Transaction } from '../../../database/transaction';
import type { Shopper } from '../../../ports/shopper';
import { addItems } from './add-items';
import { findLines } from './line-rows';

/** Adds one piece of a variant unless the session's cart has it. */
export async function addSample(tx: Transaction, shopper: Shopper, variantId: number): Promise<void> {
  const cart = await lockOrCreateCart(tx, shopper);
  checkLinesFree(cart);
  const inCart = await findLines(tx, cart.id);
  if (!inCart.some((line) => line.variantId === variantId)) await addItems(tx, shopper, [{ variantId, pieces: 1 }]);
}
