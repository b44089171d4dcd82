import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import type { Transaction } from '../../../database/transaction';
import type { Cart } from '../../../domain/cart/cart';
import { payableCart } from '../../../domain/checkout/order-policy';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { PaymentChoice } from '../../../ports/checkout';
import type { Shopper } from '../../../ports/shopper';
import { freshCart } from '../cart/fresh-cart';

/** Notes provider and ticks on the shopper's cart, and returns the cart with them. */
export async function choosePayment(
  tx: Transaction,
  shopper: Shopper,
  { providerId, consent }: PaymentChoice,
): Promise<Cart> {
  const row = await lockCart(tx, shopper);
  if (!row) throw new CommerceError('CART_EMPTY');
  const cart = payableCart(await freshCart(tx, shopper), consent);
  const noted = { paymentProviderId: providerId, locale: shopper.locale };
  // Bringing the cart up to the catalogue may have made a version after the one that was locked.
  await writeNextVersion(tx, { ...row, version: cart.version }, { ...noted, ...consent });
  return { ...cart, version: cart.version + 1, removedLines: [], paymentProviderId: providerId, consent };
}
