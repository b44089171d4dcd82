import type { Locale } from '@geven/timber';

/** Odoo's names of our languages; English is the one that Odoo is born with. */
export const LANGS: Record<Locale, string> = { nl: 'nl_NL', de: 'de_DE', en: 'en_US' };
