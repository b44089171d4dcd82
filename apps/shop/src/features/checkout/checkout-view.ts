import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { deliveryDays } from '@/lib/products/delivery-days';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';

/** What every page of the checkout shows from. */
export interface CheckoutView {
  readonly cart: Cart;
  readonly locale: Locale;
  /** Amounts of lines without VAT. */
  readonly isNet: boolean;
  /** When it is likely to arrive, ready to be shown. */
  readonly days: string;
  readonly text: Texts<'checkout'>;
  readonly cartText: Texts<'cart'>;
}

/** Makes the view of a cart in the reader's language. */
export function checkoutView(
  cart: Cart,
  { locale, isNet }: { locale: Locale; isNet: boolean },
  now: Date,
): CheckoutView {
  return {
    cart,
    locale,
    isNet,
    days: deliveryDays(now, cart.saleDelay, locale),
    text: getTexts(locale, 'checkout'),
    cartText: getTexts(locale, 'cart'),
  };
}
