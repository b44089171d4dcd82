import type { CartAnswer, CartRequest } from '../actions/cart-request';
import type { Freeze } from '../payments/payment-rows';

/** Whether what is asked for beside the lines is what Odoo answered last. */
export function isAsked(request: CartRequest, shown: CartAnswer): boolean {
  const { freight, coupon = null } = request;
  const price = freight?.price == null ? null : Math.round(freight.price * 100);
  const isSameFreight = freight?.content !== shown.content || price === (shown.delivery?.gross ?? null);
  return isSamePlace(request, shown) && isSameFreight && coupon === (shown.coupon?.code ?? null);
}

/**
 * What Odoo has to do with an order that a payment froze: as it was shown it is a cart again once the payment came to
 * nothing; every change is made in another one.
 */
export function frozenPart(freeze: Freeze | null, isAsShown: boolean): Pick<CartRequest, 'release' | 'copy'> {
  if (!freeze) return {};
  return isAsShown ? { release: freeze.ended } : { copy: freeze.isOpen ? 'open' : 'ended' };
}

/** Whether taxes are counted as they were. */
export function isSamePlace(request: CartRequest, shown: CartAnswer | undefined): boolean {
  const isSameBuyer = (shown?.vat_id ?? undefined) === request.vat_id;
  return shown?.country === request.country && shown.zip === request.zip && isSameBuyer;
}
