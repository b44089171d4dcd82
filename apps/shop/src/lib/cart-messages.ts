import type { Locale } from '@geven/timber';
import de from '../../messages/de/cart.json';
import en from '../../messages/en/cart.json';
import nl from '../../messages/nl/cart.json';

export type CartMessages = typeof en;

/** Texts of the cart, which the checkout's summaries use too. For servers: islands get those of one language as data. */
export const CART_MESSAGES: Readonly<Record<Locale, CartMessages>> = { nl, en, de };
