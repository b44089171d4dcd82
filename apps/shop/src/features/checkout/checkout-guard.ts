import type { Cart } from '@geven/odoo-sdk';

/** A page of the checkout. */
export type CheckoutStep = 'address' | 'payment' | 'confirm' | 'success';

/** What of a cart decides how far its shopper may go. */
export type GuardedCart = Pick<
  Cart,
  | 'websiteOrderLine'
  | 'partnerShipping'
  | 'paymentProvider'
  | 'isTermsAccepted'
  | 'isProductInfoRead'
  | 'isDeliveryCostAccepted'
  | 'deliveryCalculatedAfterwards'
>;

/** Where a page of the checkout sends a shopper who cannot use it yet; null when the page may be shown. */
export function checkoutRedirect(
  step: CheckoutStep,
  cart: GuardedCart | null,
): 'home' | 'checkoutAddress' | 'checkoutPayment' | null {
  if (step === 'success') return null;
  if (!cart || cart.websiteOrderLine.length === 0) return 'home';
  if (step === 'address') return null;
  if (!cart.partnerShipping) return 'checkoutAddress';
  // The last page says what was chosen and ticked in the step before.
  return step === 'confirm' && !isPaymentChosen(cart) ? 'checkoutPayment' : null;
}

function isPaymentChosen(cart: GuardedCart): boolean {
  const isCostAccepted = cart.isDeliveryCostAccepted || !cart.deliveryCalculatedAfterwards;
  return cart.paymentProvider !== null && cart.isTermsAccepted && cart.isProductInfoRead && isCostAccepted;
}
