import type { Cart } from '@geven/odoo-sdk';

/** What of a cart says how far its shopper has come. */
export type ReachingCart = Pick<
  Cart,
  | 'partner'
  | 'partnerShipping'
  | 'paymentProvider'
  | 'isTermsAccepted'
  | 'isProductInfoRead'
  | 'isDeliveryCostAccepted'
  | 'deliveryCalculatedAfterwards'
>;

/** Whether the payment step is done: a provider was chosen and everything ticked. */
export function isPaymentChosen(cart: ReachingCart): boolean {
  const isCostAccepted = cart.isDeliveryCostAccepted || !cart.deliveryCalculatedAfterwards;
  return cart.paymentProvider !== null && cart.isTermsAccepted && cart.isProductInfoRead && isCostAccepted;
}

/**
 * The step that a shopper has come to, from 1: it begins with 2 for whoever is logged in or has said an e-mail before, with
 * 1 for anybody else, and follows from the cart alone, so that looking at a step again takes nothing back (CO-02).
 */
export function reachedStep(cart: ReachingCart | null, isLoggedIn: boolean): 1 | 2 | 3 | 4 {
  if (!cart?.partnerShipping) return isLoggedIn || cart?.partner?.email ? 2 : 1;
  return isPaymentChosen(cart) ? 4 : 3;
}
