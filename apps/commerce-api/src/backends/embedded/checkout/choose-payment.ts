import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import type { Transaction } from '../../../database/transaction';
import { checkConsent } from '../../../domain/checkout/check-consent';
import { checkOrderable } from '../../../domain/checkout/check-orderable';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { CartOwner } from '../../../ports/cart';
import type { PaymentChoice } from '../../../ports/checkout';
import { freshCart } from '../cart/fresh-cart';

/** Notes provider and ticks on the session's cart. */
export async function choosePayment(tx: Transaction, owner: CartOwner, { providerId, consent }: PaymentChoice) {
  await lockCart(tx, owner.sessionId);
  const order = await freshCart(tx, owner);
  checkOrderable(order);
  checkConsent(consent, order?.freight?.isCalculatedAfterwards ?? false);
  // Read again: bringing the cart up to the catalogue may have made a new version.
  const cart = await lockCart(tx, owner.sessionId);
  if (!cart) throw new CommerceError('CART_EMPTY');
  await writeNextVersion(tx, cart, { paymentProviderId: providerId, ...consent });
}
