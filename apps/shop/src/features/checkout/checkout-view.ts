import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { deliveryDays } from '@/lib/products/delivery-days';
import { CART_MESSAGES, type CartMessages } from '@/lib/texts/cart-messages';
import { CHECKOUT_MESSAGES, type CheckoutMessages } from '@/lib/texts/checkout-messages';
import { createTranslate, type Translate } from '@/lib/texts/translate';

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
