import { CommerceError } from '../errors/commerce-error';
import { checkDeliverable } from './check-address';
import { countryOfCode } from './countries';
import type { DeliveryDestination, Destination } from './destination';
import { type FreightRates, isDelivered } from './freight-rates';
import { normalisePostcode, postcodeExample } from './postcode';

/** A place as it was typed in. */
export interface TypedPlace {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly zip: string;
}

/** The destination that was typed in; refused where it is none, or where nothing is delivered (CA-13). */
export function checkDestination({ countryCode, zip: typed }: TypedPlace, rates: FreightRates): DeliveryDestination {
  const country = countryOfCode(countryCode);
  if (!country) throw new CommerceError('ADDRESS_NOT_DELIVERABLE', { country: countryCode.slice(0, 2) });
  checkDeliverable(country);
  if (typed.trim() === '') throw new CommerceError('FIELD_REQUIRED', { field: 'zip' });
  const zip = normalisePostcode(typed, country);
  if (!zip) throw new CommerceError('FIELD_FORMAT', { field: 'zip', _field_: postcodeExample(country) });
  const destination: Destination = { country, zip };
  checkDelivered(destination, rates);
  return destination;
}

/** Refuses countries and zones of the rate card that nothing is delivered to (CA-13). */
export function checkDelivered(
  destination: Destination,
  rates: FreightRates,
): asserts destination is DeliveryDestination {
  if (!isDelivered(destination, rates)) {
    throw new CommerceError('ADDRESS_NOT_DELIVERABLE', { country: destination.country });
  }
}
