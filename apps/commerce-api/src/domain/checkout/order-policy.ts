import type { Cart, Consent } from '../cart/cart';
import { checkCartSize } from '../cart/cart-size';
import { CommerceError, refuseAny } from '../errors/commerce-error';
import { checkDeliverable } from './check-address';
import { type PaymentProvider, type UsableProvider, usableProvider } from './payment-provider';

/**
 * The cart of a shopper who chooses how to pay: something is in it, no more than we take, with somewhere to bring it and
 * every tick.
 *
 * @throws {CommerceError} With everything that is missing.
 */
export function payableCart(cart: Cart | null, consent: Consent): Cart {
  const deliverable = deliverableCart(cart);
  checkTicks(deliverable, consent);
  return deliverable;
}

interface PlacingOptions {
  /** The version of the cart that was shown. */
  readonly version: number;
  /** All that there are today: the one that was chosen may be gone. */
  readonly providers: readonly PaymentProvider[];
}

/**
 * A cart that may become an order, and who it is paid through. Both backends ask here, under the cart's lock.
 *
 * @throws {CommerceError} CART_CHANGED when the cart, or a price in it, is not what was shown; else as `payableCart` and
 * `usableProvider`.
 */
export function placeableCart(
  cart: Cart | null,
  { version, providers }: PlacingOptions,
): { cart: Cart; provider: UsableProvider } {
  if (cart && cart.version !== version) throw new CommerceError('CART_CHANGED');
  const deliverable = deliverableCart(cart);
  const provider = usableProvider(providers, deliverable.paymentProviderId);
  checkTicks(deliverable, deliverable.consent);
  return { cart: deliverable, provider };
}

function deliverableCart(cart: Cart | null): Cart {
  if (!cart || cart.lines.length === 0) throw new CommerceError('CART_EMPTY');
  checkCartSize(cart.lines);
  if (!cart.shippingAddress) throw new CommerceError('ADDRESS_REQUIRED');
  checkDeliverable(cart.shippingAddress.country);
  return cart;
}

/** Delivery costs need a tick only where they are calculated afterwards. */
function checkTicks({ freight }: Cart, consent: Consent): void {
  const isCalculatedAfterwards = freight?.isCalculatedAfterwards ?? false;
  refuseAny([
    ...(consent.isTermsAccepted ? [] : [new CommerceError('TERMS_NOT_ACCEPTED')]),
    ...(consent.isProductInfoRead ? [] : [new CommerceError('PRODUCT_INFO_NOT_READ')]),
    ...(isCalculatedAfterwards && !consent.isDeliveryCostAccepted
      ? [new CommerceError('DELIVERY_COST_NOT_ACCEPTED')]
      : []),
  ]);
}
