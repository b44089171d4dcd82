import type { Locale } from '@geven/timber';
import de from '@messages/de/product.json';
import en from '@messages/en/product.json';
import nl from '@messages/nl/product.json';

/** Texts of the product page. For servers: islands get the parts they need as data. */
export const PRODUCT_MESSAGES: Readonly<Record<Locale, typeof en>> = { nl, en, de };
