import type { Cart } from '@geven/odoo-sdk';
import type { Texts } from '@/lib/texts/areas';
import { hasDelivery } from './order-totals';

/** What the total of an order has in it, in a few words beside it. */
export function totalNote(cart: Cart, text: Texts<'cart'>): string {
  const delivery = text(hasDelivery(cart) ? 'withDelivery' : 'withoutDelivery');
  return cart.vatRate === 0 ? delivery : `${delivery}, ${text('inclVat')}`;
}
