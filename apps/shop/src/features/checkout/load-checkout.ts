import { redirect } from 'next/navigation';
import { loadCartIfReadable } from '@/lib/cart/load-cart';
import type { Place } from '@/lib/routing/place';
import { href } from '@/lib/routing/routes';
import { type CheckoutStep, checkoutRedirect } from './checkout-guard';
import { type CheckoutView, checkoutView } from './checkout-view';

/** The view of a page of the checkout; shoppers who cannot use it yet are sent where they can go on. */
export async function loadCheckout(step: Exclude<CheckoutStep, 'success'>, place: Place): Promise<CheckoutView> {
  const cart = await loadCartIfReadable(place.locale);
  if (cart === 'broken') redirect(href('cart', place.locale));
  const elsewhere = checkoutRedirect(step, cart);
  if (!cart || elsewhere) redirect(href(elsewhere ?? 'home', place.locale));
  return checkoutView(cart, place, new Date());
}
