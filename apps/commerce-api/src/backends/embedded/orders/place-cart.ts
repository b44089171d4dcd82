import { eq } from 'drizzle-orm';
import { lockCart } from '../../../carts/cart-rows';
import { carts } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { Order } from '../../../domain/cart/order';
import { checkConsent } from '../../../domain/checkout/check-consent';
import { checkOrderable } from '../../../domain/checkout/check-orderable';
import { placedOrder } from '../../../domain/checkout/placed-order';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { findOrderByKey, insertOrder, nextOrderName } from '../../../orders/order-rows';
import type { CartOwner } from '../../../ports/cart';
import type { PlacedOrder, PlaceOrder } from '../../../ports/orders';
import { freshCart } from '../cart/fresh-cart';
import type { EmbeddedOrdersOptions } from './embedded-orders';

type Request = PlaceOrder & Pick<EmbeddedOrdersOptions, 'clock' | 'numberPrefix' | 'onPlaced'>;
type Outcome = { placed: PlacedOrder } | { refusal: CommerceError };

/** Turns the session's cart into an order inside one transaction. */
export async function placeCart(tx: Transaction, owner: CartOwner, request: Request): Promise<Outcome> {
  const { clientKey, version, clock, numberPrefix, onPlaced } = request;
  await lockCart(tx, owner.sessionId);
  // The lock may have waited for a twin of this request that has placed the order meanwhile.
  const twin = await findOrderByKey(tx, owner.sessionId, clientKey);
  if (twin) return { placed: twin };
  const cart = await freshCart(tx, owner);
  if (cart && cart.version !== version) return { refusal: new CommerceError('CART_CHANGED') };
  const placed: PlacedOrder = {
    order: placedOrder(orderable(cart), await nextOrderName(tx, numberPrefix)),
    placedAt: clock.now(),
    paymentState: 'pending',
    locale: owner.locale,
  };
  await insertOrder(tx, placed, { sessionId: owner.sessionId, clientKey });
  await onPlaced(tx, placed.order.id);
  await tx.delete(carts).where(eq(carts.id, placed.order.id));
  return { placed };
}

function orderable(cart: Order | null): Order {
  checkOrderable(cart);
  if (!cart) throw new CommerceError('CART_EMPTY');
  if (cart.paymentProviderId === null) throw new CommerceError('PAYMENT_PROVIDER_REQUIRED');
  checkConsent(cart.consent, cart.freight?.isCalculatedAfterwards ?? false);
  return cart;
}
