import type { Cart, Consent } from '../cart/cart';
import { checkCartSize } from '../cart/cart-size';
import { CommerceError, refuseAny } from '../errors/commerce-error';
import { isExpired } from '../quotations/quotation';
import type { PaymentKind } from './payment-kind';
import { chosenProvider, isFree, type PaymentProvider, type UsableProvider, usableProvider } from './payment-provider';

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
  readonly now: Date;
  /** All that there are today: the one that was chosen may be gone. */
  readonly providers: readonly PaymentProvider[];
  /** How it may be paid: an order that a card pays is placed by its payment alone. */
  readonly paymentKinds: readonly PaymentKind[];
}

type PayableBy = Pick<Cart, 'lines' | 'amounts' | 'freight' | 'credit'>;

/**
 * A cart that may become an order, and who it is paid through. Both backends ask here, under the cart's lock.
 *
 * @throws {CommerceError} CART_CHANGED when the cart, or a price in it, is not what was shown, PAYMENT_PROVIDER_REQUIRED
 * when it is to be paid another way, QUOTATION_EXPIRED for an opened quotation that is over; else as `payableCart`,
 * `usableProvider` and `checkPayableBy`.
 */
export function placeableCart(
  cart: Cart | null,
  { version, now, providers, paymentKinds }: PlacingOptions,
): { cart: Cart; provider: UsableProvider } {
  if (cart && cart.version !== version) throw new CommerceError('CART_CHANGED');
  if (cart?.quotation && isExpired(cart.quotation, now)) throw new CommerceError('QUOTATION_EXPIRED');
  const deliverable = deliverableCart(cart);
  const provider = usableProvider(providers, chosenProvider(providers, deliverable)?.id ?? null);
  if (!paymentKinds.includes(provider.kind)) throw new CommerceError('PAYMENT_PROVIDER_REQUIRED');
  checkPayableBy(deliverable, provider.kind);
  checkTicks(deliverable, deliverable.consent);
  return { cart: deliverable, provider };
}

function deliverableCart(cart: Cart | null): Cart {
  if (!cart || cart.lines.length === 0) throw new CommerceError('CART_EMPTY');
  checkCartSize(cart.lines);
  if (!cart.shippingAddress) throw new CommerceError('ADDRESS_REQUIRED');
  // A cart with lines and somewhere to go has freight, unless nothing goes there.
  if (!cart.freight) throw new CommerceError('ADDRESS_NOT_DELIVERABLE', { country: cart.shippingAddress.country });
  return cart;
}

/**
 * A card pays an amount that is known, and so does who was given time to pay; the others transfer it.
 *
 * @throws {CommerceError} CARD_NOT_POSSIBLE while the freight is still to be calculated; ACCOUNT_NOT_POSSIBLE then too, and
 * for whoever may not order on account (CA-28); PAYMENT_PROVIDER_REQUIRED where something is to be paid after all.
 */
export function checkPayableBy(cart: PayableBy, paymentKind: PaymentKind): void {
  const { freight, credit } = cart;
  if (paymentKind === 'FREE' && !isFree(cart)) throw new CommerceError('PAYMENT_PROVIDER_REQUIRED');
  const isAfterwards = freight?.isCalculatedAfterwards ?? false;
  if (paymentKind === 'ACCOUNT' && (!credit || isAfterwards)) throw new CommerceError('ACCOUNT_NOT_POSSIBLE');
  if (paymentKind === 'CARD' && isAfterwards) throw new CommerceError('CARD_NOT_POSSIBLE');
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
