import { redirect } from 'next/navigation';
import { loadCartIfReadable } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { type CheckoutStep, checkoutRedirect } from './checkout-guard';
import { type CheckoutView, checkoutView } from './checkout-view';

/** The view of a page of the checkout; shoppers who cannot use it yet are sent where they can go on. */
export async function loadCheckout(
  step: Exclude<CheckoutStep, 'success'>,
  context: PageContext,
): Promise<CheckoutView> {
  const cart = await loadCartIfReadable(context.locale);
  if (cart === 'broken') redirect(href('cart', context.locale));
  const elsewhere = checkoutRedirect(step, cart);
  if (!cart || elsewhere) redirect(href(elsewhere ?? 'home', context.locale));
  return checkoutView(cart, context, new Date());
}
