import type { Cart } from '@geven/odoo-sdk';
import type { Texts } from '@/lib/texts/areas';

/** What the total of an order has in it, in a few words beside it. */
export function totalNote(
  { isDeliveryKnown, deliveryCalculatedAfterwards, vatRate }: Cart,
  text: Texts<'cart'>,
): string {
  const delivery = text(isDeliveryKnown && !deliveryCalculatedAfterwards ? 'bar.delivery' : 'bar.noDelivery');
  return vatRate === 0 ? delivery : `${delivery}, ${text('bar.vat')}`;
}
