import type { CheckoutView } from './checkout-view';

/** Whether all, some or none of the lines can be withdrawn from, in a sentence (LG-05). */
export function withdrawalText({ cart, text }: Pick<CheckoutView, 'cart' | 'text'>): string {
  const withdrawable = cart.websiteOrderLine.filter(({ hasWithdrawalRight }) => hasWithdrawalRight).length;
  if (withdrawable === 0) return text('withdrawal.none');
  return text(withdrawable === cart.websiteOrderLine.length ? 'withdrawal.all' : 'withdrawal.some');
}
