import type { Locale } from '@geven/timber';

/** A path that languages share says which one is meant: the browser that opens a mail need not have been there before. */
const everywhere = (path: string): Readonly<Record<Locale, string>> => ({
  nl: `${path}?locale=nl`,
  en: `${path}?locale=en`,
  de: `${path}?locale=de`,
});

/** Where the shop has the pages that mails lead to. */
export const SHOP_PATHS = {
  /** With the id of the order and the token of its link behind it. */
  guestOrder: { nl: '/bestelling', en: '/order', de: '/bestellung' },
  /** With the token of a link behind it. */
  orderChange: everywhere('/order-change'),
  dashboardOrders: everywhere('/dashboard/orders'),
  /** With the token of a link behind it. */
  savedCart: everywhere('/saved-cart'),
  login: { nl: '/inloggen', en: '/login', de: '/einloggen' },
  forgotPassword: everywhere('/forgot-password'),
  /** With the token of a link behind it. */
  newPassword: everywhere('/forgot-password/new-password'),
  /** With the token of a link behind it. */
  confirmEmail: everywhere('/register/confirm'),
  /** With the token of a link behind it. */
  emailChange: everywhere('/change-email'),
  /** With the token of a link behind it. */
  newEmail: everywhere('/change-email/confirm'),
  keepAccount: everywhere('/keep-account'),
  /** With the token of a link behind it. */
  confirmLead: everywhere('/contact/confirm'),
  /** With the token of a link behind it. */
  confirmNewsletter: everywhere('/newsletter/confirm'),
  /** With the token of a link behind it. */
  unsubscribe: everywhere('/newsletter/unsubscribe'),
  quotations: everywhere('/dashboard/quotations'),
  preferences: everywhere('/dashboard/Preferences'),
  withdraw: { nl: '/overeenkomst-herroepen', en: '/withdraw-from-contract', de: '/vertrag-widerrufen' },
  withdrawal: { nl: '/t/herroeping', en: '/t/withdrawal', de: '/t/widerruf' },
  terms: everywhere('/t/terms'),
  privacy: everywhere('/t/privacy'),
  imprint: { nl: '/t/colofon', en: '/t/imprint', de: '/t/impressum' },
} as const;
