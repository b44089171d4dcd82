import type { Locale } from './locales';

// Every fixed number of the specification's section 9 that shop and API share, so that none is written down twice.

// Lists

/** Products on a page of the listing, in items. */
export const PAGE_SIZE = 18;
/** Products on a page when an API call names no size, in items. */
export const API_PAGE_SIZE = 20;
/** Categories that one call returns, in items. */
export const CATEGORY_LIST_SIZE = 100;
/** Orders or invoices on a page of the account, in items. */
export const ORDER_PAGE_SIZE = 10;
/** Page sizes offered for orders and invoices, in items. */
export const ORDER_PAGE_SIZES = [5, 10, 15, 20] as const;
/** Fields a listing can be sorted by; each but relevance ascending or descending. */
export const SORT_FIELDS = ['relevance', 'thickness', 'width', 'quality', 'name', 'popularity', 'price'] as const;
/** Sort field of a listing that asks for none. */
export const DEFAULT_SORT_FIELD = 'relevance' satisfies (typeof SORT_FIELDS)[number];

// Filters

/** A range of a filter; both bounds belong to it, null is open. */
export interface Bucket {
  /** Key in URLs and filters. */
  readonly slug: string;
  /** Smallest size in mm. */
  readonly min: number | null;
  /** Largest size in mm. */
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
/** Thickness in mm above which timber counts as 'bigger'. */
export const BIGGER_ABOVE_MM = 40;
/** Height in px (at 16 px a rem) from which a filter's list scrolls. */
export const FILTER_MAX_HEIGHTS_PX = {
  category: 372,
  profile: 200,
  application: 220,
  thickness: 220,
  specie: 328,
} as const;

// Money, tax and places

/** Currency of all prices, ISO 4217. */
export const CURRENCY = 'EUR';
/** Currencies listed in the configuration, ISO 4217; shoppers are offered EUR only. */
export const CURRENCIES = ['EUR', 'USD'] as const;
/** VAT in percent while no country is known. */
export const VAT_RATE_OF_LOCALE = { nl: 21, en: 21, de: 19 } as const satisfies Record<Locale, number>;
/** Countries we deliver to, ISO 3166-1 alpha-2. */
export const DELIVERY_COUNTRIES = ['NL', 'BE', 'DE'] as const;
export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number];
/** VAT in percent of the country a delivery goes to. */
export const VAT_RATE_OF_COUNTRY = { NL: 21, BE: 21, DE: 19 } as const satisfies Record<DeliveryCountry, number>;
// biome-ignore format: a list of codes reads best as a block
/** Countries of the EU, where a bill may go, ISO 3166-1 alpha-2. */
export const EU_COUNTRIES = [
  'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE',
  'IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE',
] as const;
/** Countries of the locales' configuration, ISO 3166-1 alpha-2. */
export const LOCALE_COUNTRIES = ['US', 'DE'] as const;
/** Added to a delivery to Belgium, gross, in euro cents. */
export const BELGIAN_SURCHARGE_CENTS = 2000;
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

/** Most pieces a cart line can have. */
export const MAX_PIECES = 9999;
/** Value of the length attribute that marks a sample variant (no unit). */
export const SAMPLE_LENGTH_VALUE = 23;
/** Length of a sample in mm. */
export const SAMPLE_LENGTH_MM = 250;

// Cookies

/** Life of the cart-size cookie in seconds (7 days). */
export const CART_SIZE_COOKIE_SECONDS = 604_800;
/** Life of the geven-user and odoo-user cookies in seconds (7 days). */
export const USER_COOKIE_SECONDS = 604_800;
/** Life of the locale cookie in seconds (365 days). */
export const LOCALE_COOKIE_SECONDS = 31_536_000;
/** Path of every cookie of the shop. */
export const COOKIE_PATH = '/';

// Notifications

/** Most notifications shown at once. */
export const NOTIFICATION_LIMIT = 3;
/** Time until a notification goes away by itself, in ms. */
export const NOTIFICATION_TIMEOUT_MS = 6000;

// Screens and pictures

/** Smallest width of each kind of screen, in px. */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
/** Slides of the product slider from a width in px on. */
export const SLIDER_STEPS = [
  { from: 0, slides: 1.3 },
  { from: 767, slides: 2.8 },
  { from: 1099, slides: 3.3 },
  { from: 1300, slides: 4 },
] as const;
/** Sizes of product pictures in px. */
export const IMAGE_SIZES = {
  thumbnail: { width: 73, height: 90 },
  card: { width: 171, height: 210 },
  cardLarge: { width: 360, height: 442 },
  detail: { width: 620, height: 761 },
} as const;
/** Room left above the target of a hash link, in px. */
export const SCROLL_OFFSET_PX = 150;
/** Way of the dot that flies to the cart, in px. */
export const CART_ANIMATION_DISTANCE_PX = { desktop: 400, other: 240 } as const;

// Timings

/** Flight of the dot after something was added to the cart, in ms. */
export const CART_ANIMATION_MS = 800;
/** Loading time from which a loading state appears, in ms; data are never held back. */
export const LOADING_DELAY_MS = 200;
/** Wait after a resize before the kind of screen is checked again, in ms. */
export const RESIZE_RECHECK_MS = 50;
/** Longest wait for an idle moment to prefetch in, in ms. */
export const IDLE_PREFETCH_TIMEOUT_MS = 2000;
/** Kinds of connection on which nothing is prefetched (`effectiveType`). */
export const NO_PREFETCH_CONNECTIONS = ['slow-2g', '2g'] as const;
/** Wait before a chat link that opens the search puts the focus there, in ms. */
export const CHAT_LINK_FOCUS_DELAY_MS = 100;
/** Time in which a failed chunk reloads the page at most once, in ms. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** The navigation's progress bar: shown after, runs for, fades in, all in ms. */
export const PROGRESS_BAR_MS = { throttle: 200, duration: 5000, fade: 500 } as const;
/** Wait after a navigation before the page view is counted, in ms. */
export const PAGE_VIEW_DELAY_MS = 5000;

// Promises in texts

/** Average review score of the hero and the footer, in stars of 5. */
export const RATING = 4.5;
/** Time within which a message is answered, in hours. */
export const REPLY_HOURS = 24;
/** Time within which the mail about a callback arrives, in minutes. */
export const CALLBACK_MAIL_MINUTES = 5;
/** Longest time an order takes to process, in minutes. */
export const ORDER_PROCESSING_MINUTES = 2;
/** What is promised for the confirmation mail (no unit: a text key). */
export const CONFIRMATION_MAIL_WITHIN = {
  nl: 'few-minutes',
  en: 'hour',
  de: 'few-minutes',
} as const satisfies Record<Locale, string>;
/** Advised wait for the link that resets a password, in minutes. */
export const RESET_LINK_MINUTES = { nl: 2, en: 15, de: 15 } as const satisfies Record<Locale, number>;

// Forms

/** Shortest order number that is looked up, in characters. */
export const ORDER_NUMBER_MIN_LENGTH = 6;
/** Most bytes of all files of one form together (10 MB). */
export const UPLOAD_LIMIT_BYTES = 10_000_000;
/** Most files of one form. */
export const UPLOAD_MAX_FILES = 10;
/** Kinds of file a form takes, as extensions. */
export const UPLOAD_EXTENSIONS = ['pdf', 'jpg', 'png', 'webp', 'heic', 'xlsx', 'csv', 'docx', 'dwg', 'dxf'] as const;
