import type { Locale } from '@geven/timber';
import de from '@messages/de/checkout.json';
import en from '@messages/en/checkout.json';
import nl from '@messages/nl/checkout.json';

export type CheckoutMessages = typeof en;

/** Texts of the checkout. For servers: islands get those of one language as data. */
export const CHECKOUT_MESSAGES: Readonly<Record<Locale, CheckoutMessages>> = { nl, en, de };
