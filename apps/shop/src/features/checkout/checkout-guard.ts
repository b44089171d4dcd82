import type { Cart } from '@geven/odoo-sdk';
import { isPaymentChosen, type ReachingCart } from '@/components/order/reached-step';

/** A page of the checkout. */
export type CheckoutStep = 'address' | 'payment' | 'confirm' | 'success';

/** What of a cart decides how far its shopper may go. */
export type GuardedCart = ReachingCart & Pick<Cart, 'websiteOrderLine'>;

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
