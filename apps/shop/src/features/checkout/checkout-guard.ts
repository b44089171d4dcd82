import type { Cart } from '@geven/odoo-sdk';

/** A page of the checkout. */
export type CheckoutStep = 'address' | 'payment' | 'confirm' | 'success';

/** Where a page of the checkout sends a shopper who cannot use it yet; null when the page may be shown. */
export function checkoutRedirect(
  step: CheckoutStep,
  cart: Pick<Cart, 'websiteOrderLine' | 'partnerShipping'> | null,
): 'home' | 'checkoutAddress' | null {
  if (step === 'success') return null;
  if (!cart || cart.websiteOrderLine.length === 0) return 'home';
  if (step === 'address' || cart.partnerShipping) return null;
  return 'checkoutAddress';
}
