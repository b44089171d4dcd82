import type { FreightRates } from '../../domain/checkout/freight-rates';
import type { PostalCode } from '../../generated/resolvers-types';
import type { FoundPostcode } from '../../use-cases/checkout/search-postal-code';
import { toZone } from './to-delivery-rates';

/** A postcode in the words of the contract. */
export function toPostalCode({ destination, place, zone }: FoundPostcode, rates: FreightRates): PostalCode {
  const { country, zip } = destination;
  return { countryCode: country, zip, place, zone: toZone(rates, country, zone) };
}
