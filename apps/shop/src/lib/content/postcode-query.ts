import { DELIVERY_COUNTRIES, type DeliveryCountry, type Locale } from '@geven/timber';

export const isDeliveryCountry = (value: unknown): value is DeliveryCountry =>
  DELIVERY_COUNTRIES.some((country) => country === value);

/** Whether an address asks for the price of delivery at a postcode: its page is one for this visitor. */
export const isPostcodeQuery = (query: URLSearchParams): boolean => (query.get('zip') ?? '').trim() !== '';

/** Where the answer stands on its page. */
export const POSTCODE_CHECK_ID = 'postcode-check';

/** The country whose visitors read a language, until they choose. */
export const USUAL_COUNTRY = { nl: 'NL', en: 'NL', de: 'DE' } as const satisfies Record<Locale, DeliveryCountry>;
