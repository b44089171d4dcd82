import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { Texts } from '@/lib/texts/areas';

/** What every part of the cart page shows from. */
export interface CartContent {
  readonly cart: Cart;
  readonly locale: Locale;
  /** Amounts of lines without VAT. */
  readonly isNet: boolean;
  /** When the cart is likely to arrive, ready to be shown. */
  readonly days: string;
  /** Countries that can be delivered to. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Names of the means of payment. */
  readonly payments: readonly string[];
  readonly links: CartLinks;
  readonly text: Texts<'cart'>;
}

/** Links of the cart page in the reader's language. */
export interface CartLinks {
  readonly home: string;
  readonly checkout: string;
  readonly products: string;
  /** The first family of the range; none where the range cannot be read. */
  readonly range: { readonly name: string; readonly href: string } | undefined;
  readonly cart: string;
  /** Path that product addresses begin with. */
  readonly productBase: string;
}
