import type { DeliveryCountry } from '@geven/timber';
import type { CountryCode } from './countries';

/** Where an order goes, as far as freight and VAT ask. */
export interface Destination {
  readonly country: CountryCode;
  /** Formatted as the country writes it. */
  readonly zip: string;
}

/** A destination in a country that is delivered to. */
export interface DeliveryDestination extends Destination {
  readonly country: DeliveryCountry;
}
