import type { Locale } from '@geven/timber';
import de from '@messages/de/cart.json';
import en from '@messages/en/cart.json';
import nl from '@messages/nl/cart.json';
import { UNIT_MESSAGES, type UnitMessages } from './unit-messages';

export type CartMessages = typeof en & UnitMessages;

/** Texts of the cart, which the checkout's summaries use too. For servers: islands get those of one language as data. */
export const CART_MESSAGES: Readonly<Record<Locale, CartMessages>> = {
  nl: { ...nl, ...UNIT_MESSAGES.nl },
  en: { ...en, ...UNIT_MESSAGES.en },
  de: { ...de, ...UNIT_MESSAGES.de },
};
