import type { Transaction } from '../database/transaction';
import { CommerceError } from '../domain/errors/commerce-error';
import type { Shopper } from '../ports/shopper';
import { lockCart, writeNextVersion } from './cart-rows';

/** Has the shopper's cart picked up at the yard, or delivered again. */
export async function setPickup(tx: Transaction, shopper: Shopper, isPickup: boolean): Promise<void> {
  const cart = await lockCart(tx, shopper);
  if (!cart) throw new CommerceError('CART_EMPTY');
  // What was accepted is the maximum of a delivery.
  if (cart.isPickup !== isPickup) await writeNextVersion(tx, cart, { isPickup, isDeliveryCostAccepted: false });
}
