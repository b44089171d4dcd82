import type { Locale } from '@geven/timber';

/**
 * What is asked before a page is shown: `is-authenticated` whether the browser says that somebody is logged in, which is
 * enough to spare a guest the page (GR-03); `user` who it is, which the page asks the API for (GR-04).
 */
export type Guard = 'is-authenticated' | 'user';

/**
 * The path of a route in every language, and the folder below `app/[locale]/[vat]` of those that are a page as they are:
 * `cached` is one that everybody shares, `live` one that is rendered for each visitor; a page with prices has both. Routes without have a rule of their
 * own in route-request.ts, or show a story.
 */
export interface Route extends Readonly<Record<Locale, string>> {
  readonly cached?: string;
  readonly live?: string;
  /** The story shown there, by its slug in the content service. */
  readonly story?: string;
  /** What is asked before the page is shown. */
  readonly guards?: readonly Guard[];
  /** The parameter of its address that names one thing by a number: it is remembered over a login. */
  readonly idParam?: string;
  /** The cookie that takes the token of a link in a mail, so that it leaves the address. */
  readonly linkCookie?: string;
  /** The parameter that the token is in. @default 'token' */
  readonly linkParam?: string;
  /** Whether a number follows its path: what it shows one of. Without it there is no such page. */
  readonly hasId?: boolean;
}

/** Pages of a customer. */
const CUSTOMERS = ['is-authenticated', 'user'] as const satisfies readonly Guard[];

const everywhere = (path: string) => ({ nl: path, en: path, de: path }) as const;

/** Every named route of the shop: the one place that knows addresses. A new page is a line here and its page file. */
export const ROUTES = {
  home: { ...everywhere('/'), cached: '', live: '/home-live' },
  product: { nl: '/producten', en: '/product', de: '/produkte' },
  category: { nl: '/producten', en: '/products', de: '/produkte' },
  barcode: { nl: '/producten/barcode', en: '/product/barcode', de: '/produkte/barcode' },
  cart: { nl: '/winkelwagen', en: '/cart', de: '/einkaufswagen', live: '/cart' },
  savedCart: { ...everywhere('/saved-cart'), live: '/saved-cart', linkCookie: 'saved-cart-link' },
  login: { nl: '/inloggen', en: '/login', de: '/einloggen', live: '/login' },
  register: { ...everywhere('/register'), live: '/register' },
  confirmEmail: {
    ...everywhere('/register/confirm'),
    live: '/register/confirm',
    linkCookie: 'confirm-email-link',
    guards: CUSTOMERS,
  },
  emailChange: { ...everywhere('/change-email'), live: '/change-email', linkCookie: 'email-change-link' },
  newEmail: {
    ...everywhere('/change-email/confirm'),
    live: '/change-email/confirm',
    linkCookie: 'new-email-link',
    guards: CUSTOMERS,
  },
  forgotPassword: { ...everywhere('/forgot-password'), live: '/forgot-password' },
  newPassword: {
    ...everywhere('/forgot-password/new-password'),
    live: '/forgot-password/new-password',
    linkCookie: 'new-password-link',
  },
  keepAccount: { ...everywhere('/keep-account'), live: '/keep-account', linkCookie: 'keep-account-link' },
  myAccount: { ...everywhere('/my-account'), guards: CUSTOMERS },
  dashboard: { ...everywhere('/dashboard'), guards: CUSTOMERS },
  dashboardHome: { ...everywhere('/dashboard/home'), live: '/dashboard/home', guards: CUSTOMERS },
  dashboardOrders: {
    ...everywhere('/dashboard/orders'),
    live: '/dashboard/orders',
    guards: CUSTOMERS,
    idParam: 'order',
  },
  dashboardHistory: { ...everywhere('/dashboard/orderhistory'), live: '/dashboard/orderhistory', guards: CUSTOMERS },
  dashboardQuotations: { ...everywhere('/dashboard/quotations'), live: '/dashboard/quotations', guards: CUSTOMERS },
  dashboardInvoices: { ...everywhere('/dashboard/invoices'), live: '/dashboard/invoices', guards: CUSTOMERS },
  dashboardData: { ...everywhere('/dashboard/data'), live: '/dashboard/data', guards: CUSTOMERS },
  dashboardPreferences: {
    ...everywhere('/dashboard/Preferences'),
    live: '/dashboard/preferences',
    guards: CUSTOMERS,
  },
  dashboardSmallPreferences: { ...everywhere('/dashboard/preferences'), guards: CUSTOMERS },
  order: {
    nl: '/bestelling',
    en: '/order',
    de: '/bestellung',
    live: '/order',
    hasId: true,
    linkCookie: 'order-link',
    linkParam: 'accessToken',
  },
  orderChange: { ...everywhere('/order-change'), live: '/order-change', linkCookie: 'order-change-link' },
  quote: { nl: '/offerte', en: '/quote', de: '/angebot-anfordern', live: '/quote' },
  search: { nl: '/zoek', en: '/search', de: '/suche' },
  compare: { nl: '/vergelijken', en: '/compare', de: '/vergleichen', live: '/compare' },
  reviews: { nl: '/t/beoordelingen', en: '/t/reviews', de: '/t/bewertungen', story: 't/bewertungen' },
  knowledgeBase: {
    nl: '/t/kennisbank',
    en: '/t/kennisbank',
    de: '/t/wissensdatenbank',
    story: 't/wissensdatenbank',
  },
  blog: { ...everywhere('/blog'), story: 't/artikel' },
  consent: {
    nl: '/cookie-instellingen',
    en: '/cookie-settings',
    de: '/cookie-einstellungen',
    live: '/consent',
  },
  cookies: { ...everywhere('/t/cookies'), story: 't/cookies' },
  delivery: { nl: '/s/bezorging', en: '/s/delivery', de: '/s/lieferung', story: 's/lieferung' },
  samples: { nl: '/s/monsters', en: '/s/samples', de: '/s/muster', story: 's/muster' },
  withdraw: {
    nl: '/overeenkomst-herroepen',
    en: '/withdraw-from-contract',
    de: '/vertrag-widerrufen',
    live: '/withdraw',
  },
  withdrawalNotice: { nl: '/t/herroeping', en: '/t/withdrawal', de: '/t/widerruf', story: 't/widerruf' },
  terms: { ...everywhere('/t/terms'), story: 't/terms' },
  privacy: { ...everywhere('/t/privacy'), story: 't/privacy' },
  productInfo: { ...everywhere('/t/imp-product-info'), story: 't/imp-product-info' },
  contact: { ...everywhere('/contact') },
  contactQuote: { ...everywhere('/contact/quote'), live: '/contact/quote' },
  contactCallback: { ...everywhere('/contact/callback'), live: '/contact/callback' },
  contactOrder: { ...everywhere('/contact/order'), live: '/contact/order' },
  contactComplain: { ...everywhere('/contact/complain'), live: '/contact/complain' },
  contactOther: { ...everywhere('/contact/other'), live: '/contact/other' },
  contactConfirm: {
    ...everywhere('/contact/confirm'),
    live: '/contact-confirm',
    linkCookie: 'contact-link',
  },
  productQuestion: { nl: '/productvraag', en: '/product-question', de: '/produktfrage', live: '/product-question' },
  newsletter: { ...everywhere('/newsletter'), live: '/newsletter' },
  newsletterConfirm: {
    ...everywhere('/newsletter/confirm'),
    live: '/newsletter/confirm',
    linkCookie: 'newsletter-link',
  },
  newsletterUnsubscribe: {
    ...everywhere('/newsletter/unsubscribe'),
    live: '/newsletter/unsubscribe',
    linkCookie: 'unsubscribe-link',
  },
  checkoutLogin: { ...everywhere('/checkout/login'), live: '/checkout/login' },
  checkoutRegister: { ...everywhere('/checkout/register'), live: '/checkout/register' },
  checkout: { ...everywhere('/checkout'), live: '/checkout' },
  checkoutAddress: { ...everywhere('/checkout/address'), live: '/checkout/address' },
  checkoutPayment: { ...everywhere('/checkout/payment'), live: '/checkout/payment' },
  checkoutConfirm: { ...everywhere('/checkout/confirm'), live: '/checkout/confirm' },
  checkoutSuccess: { ...everywhere('/checkout/success'), live: '/checkout/success' },
  checkoutFail: { ...everywhere('/checkout/fail'), live: '/checkout/fail' },
  payFail: { ...everywhere('/pay/fail'), live: '/checkout/fail' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** Addresses that only lead to another page (RT-13, RT-22, RT-29). */
export const LEADS_TO: Readonly<Partial<Record<RouteName, RouteName>>> = {
  contact: 'contactQuote',
  myAccount: 'dashboardHome',
  dashboard: 'dashboardHome',
  dashboardSmallPreferences: 'dashboardPreferences',
};

/** Where pages begin that are rendered for each visitor, whoever it is. */
export const livePaths = (locale: Locale): string[] =>
  Object.values<Route>(ROUTES).flatMap((route) =>
    route.guards || (route.live !== undefined && route.cached === undefined) ? [route[locale]] : [],
  );

/** Path segments below a route, and its query; empty values leave no trace. */
export interface RouteParams {
  readonly segments?: readonly (string | number)[];
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
}

/** The address of a route in a language: the only way to make a link (RT-31). */
export function href(name: RouteName, locale: Locale, { segments = [], query = {} }: RouteParams = {}): string {
  const path = [ROUTES[name][locale].replace(/\/$/, ''), ...segments.map((segment) => encodeURIComponent(segment))];
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value == null || value === '' ? [] : [[key, String(value)]])),
  ).toString();
  return `${path.join('/') || '/'}${search ? `?${search.replaceAll('%2C', ',')}` : ''}`;
}
