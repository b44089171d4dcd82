import type { Transaction } from '../database/transaction';
import { CommerceError } from '../domain/errors/commerce-error';
import type { Shopper } from '../ports/shopper';
import { lockCart, writeNextVersion } from './cart-rows';

/** Has the VAT of the shopper's cart follow from a check: the next version, which may cost something else. */
export async function noteVatIdCheck(tx: Transaction, shopper: Shopper, vatIdCheckId: number): Promise<void> {
  const cart = await lockCart(tx, shopper);
  if (!cart) throw new CommerceError('CART_EMPTY');
  await writeNextVersion(tx, cart, { vatIdCheckId, removedLines: cart.removedLines });
}
