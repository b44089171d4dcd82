import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { CART_MESSAGES, type CartMessages } from '../../lib/cart-messages';
import { CHECKOUT_MESSAGES, type CheckoutMessages } from '../../lib/checkout-messages';
import { deliveryDays } from '../../lib/delivery-days';
import { createTranslate, type Translate } from '../../lib/translate';

/** What every page of the checkout shows from. */
export interface CheckoutView {
  readonly cart: Cart;
  readonly locale: Locale;
  /** Amounts of lines without VAT. */
  readonly isNet: boolean;
  /** When it is likely to arrive, ready to be shown. */
  readonly days: string;
  readonly text: Translate<CheckoutMessages>;
  readonly cartText: Translate<CartMessages>;
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
    text: createTranslate(CHECKOUT_MESSAGES[locale], locale),
    cartText: createTranslate(CART_MESSAGES[locale], locale),
  };
}
