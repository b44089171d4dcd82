import type { CountryCode } from './countries';

/** Where an order goes, as far as freight and VAT ask. */
export interface Destination {
  readonly country: CountryCode;
  /** In the country's way of writing. */
  readonly zip: string;
}
