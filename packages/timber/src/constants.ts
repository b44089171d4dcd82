import type { Locale } from './locales';

// Fixed numbers of the trade that shop and API share (CN-11). Where each number of the specification is, also those
// of the web: docs/constants.md.

// Lists

/** Products on a page of the listing, in items. */
export const PAGE_SIZE = 18;
/** Products on a page when an API call names no size, in items. */
export const API_PAGE_SIZE = 20;
/** Categories that one call returns, in items. */
export const CATEGORY_LIST_SIZE = 100;
/** Fields a listing can be sorted by; each but relevance ascending or descending. */
export const SORT_FIELDS = ['relevance', 'thickness', 'width', 'quality', 'name', 'popularity', 'price'] as const;

// Filters

/** A range of a filter; both bounds belong to it, null is open. */
export interface Bucket {
  /** Key in URLs and filters. */
  readonly slug: string;
  /** Smallest size in mm. */
  readonly min: number | null;
  /** Maximum size in mm. */
  readonly max: number | null;
}

/** Ranges of the thickness filter, bounds in mm, both inclusive. */
export const THICKNESS_BUCKETS = [
  { slug: 'till-28', min: null, max: 28 },
  { slug: '28-40', min: 28, max: 40 },
  { slug: '40-60', min: 40, max: 60 },
  { slug: '60-and-more', min: 60, max: null },
] as const satisfies readonly Bucket[];
/** Ranges of the width filter, bounds in mm, both inclusive. */
export const WIDTH_BUCKETS = [
  { slug: 'till-70', min: null, max: 70 },
  { slug: '70-150', min: 70, max: 150 },
  { slug: '150-and-more', min: 150, max: null },
] as const satisfies readonly Bucket[];
/** Ranges of the filter by the longest length in stock, bounds in mm: what is long enough is in all shorter ones too. */
export const LENGTH_BUCKETS = [
  { slug: 'from-3000', min: 3000, max: null },
  { slug: 'from-4000', min: 4000, max: null },
  { slug: 'from-5000', min: 5000, max: null },
  { slug: 'from-6000', min: 6000, max: null },
] as const satisfies readonly Bucket[];
/** Thickness in mm above which timber counts as 'bigger'. */
export const BIGGER_ABOVE_MM = 40;

// Money, tax and places

/** Currencies of the configuration, ISO 4217; shoppers are offered EUR only (CN-03). */
export const CURRENCIES = { EUR: { isOffered: true }, USD: { isOffered: false } } as const;
/** Currency of all prices: the one that is offered, ISO 4217. */
export const CURRENCY = 'EUR' satisfies OfferedCurrency;
type OfferedCurrency = {
  [Code in keyof typeof CURRENCIES]: (typeof CURRENCIES)[Code]['isOffered'] extends true ? Code : never;
}[keyof typeof CURRENCIES];
/** VAT in percent while no country is known. */
export const VAT_RATE_OF_LOCALE = { nl: 21, en: 21, de: 19 } as const satisfies Record<Locale, number>;
/** Countries we deliver to, ISO 3166-1 alpha-2. */
export const DELIVERY_COUNTRIES = ['NL', 'BE', 'DE'] as const;
export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number];
/** VAT in percent of the country a delivery goes to. */
export const VAT_RATE_OF_COUNTRY = { NL: 21, BE: 21, DE: 19 } as const satisfies Record<DeliveryCountry, number>;
/** Heaviest order that goes as a parcel, in grams; what is heavier comes by truck. */
export const PARCEL_MAX_WEIGHT_G = 20_000;
/** Longest piece of a parcel in mm; what is longer comes by truck. */
export const PARCEL_MAX_LENGTH_MM = 1750;
/** Days from the base date between which a delivery is promised, in calendar days. */
export const DELIVERY_DAYS = {
  nl: { from: 4, to: 8 },
  en: { from: 4, to: 8 },
  de: { from: 4, to: 15 },
} as const satisfies Record<Locale, { from: number; to: number }>;

// Goods

/** Maximum number of pieces a cart line can have. */
export const MAX_PIECES = 9999;
/** Value of the length attribute that marks a sample variant (no unit). */
export const SAMPLE_LENGTH_VALUE = 23;
/** Length of a sample in mm. */
export const SAMPLE_LENGTH_MM = 250;

// Cookies that both set

/** Life of the cart-size cookie in seconds (7 days). */
export const CART_SIZE_COOKIE_SECONDS = 604_800;

// Promises in texts

/** Time within which a message is answered, in hours. */
export const REPLY_HOURS = 24;
/** Maximum time an order takes to process, in minutes. */
export const ORDER_PROCESSING_MINUTES = 2;
/** What is promised for the confirmation mail (no unit: a text key). */
export const CONFIRMATION_MAIL_WITHIN = {
  nl: 'few-minutes',
  en: 'hour',
  de: 'few-minutes',
} as const satisfies Record<Locale, string>;
