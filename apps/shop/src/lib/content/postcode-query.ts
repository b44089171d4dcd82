import { DELIVERY_COUNTRIES, type DeliveryCountry } from '@geven/timber';

export const isDeliveryCountry = (value: unknown): value is DeliveryCountry =>
  DELIVERY_COUNTRIES.some((country) => country === value);

/** Whether an address asks for the price of delivery at a postcode: its page is one for this visitor. */
export const isPostcodeQuery = (query: URLSearchParams): boolean => (query.get('zip') ?? '').trim() !== '';
