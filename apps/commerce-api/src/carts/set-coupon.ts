import type { Transaction } from '../database/transaction';
import { CommerceError } from '../domain/errors/commerce-error';
import type { Shopper } from '../ports/shopper';
import { lockCart, writeNextVersion } from './cart-rows';

/** Puts a code on the shopper's cart, or takes it off; returns the one that was there before. */
export async function setCoupon(tx: Transaction, shopper: Shopper, couponCode: string | null): Promise<string | null> {
  const cart = await lockCart(tx, shopper);
  if (!cart) throw new CommerceError('CART_EMPTY');
  if (cart.couponCode !== couponCode) {
    await writeNextVersion(tx, cart, { couponCode, removedLines: cart.removedLines });
  }
  return cart.couponCode;
}
