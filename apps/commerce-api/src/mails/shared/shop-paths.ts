import type { Locale } from '@geven/timber';

const everywhere = (path: string): Readonly<Record<Locale, string>> => ({ nl: path, en: path, de: path });

/** Where the shop has the pages that mails lead to. */
export const SHOP_PATHS = {
  /** The order that a browser placed last. */
  order: everywhere('/checkout/success'),
  withdrawal: { nl: '/t/herroeping', en: '/t/withdrawal', de: '/t/widerruf' },
  terms: everywhere('/t/terms'),
  privacy: everywhere('/t/privacy'),
  imprint: { nl: '/t/colofon', en: '/t/imprint', de: '/t/impressum' },
} as const;
