import { checkDestination, type TypedPlace } from '../../domain/checkout/check-destination';
import type { DeliveryDestination } from '../../domain/checkout/destination';
import { type CurrentFreightRates, type FreightZone, zoneOf } from '../../domain/checkout/freight-rates';
import type { PlaceOf } from '../../ports/places';

/** A postcode that is delivered to. */
export interface FoundPostcode {
  readonly destination: DeliveryDestination;
  /** Name of the town; null where it is not known. */
  readonly place: string | null;
  readonly zone: FreightZone;
}

interface SearchPostalCodeOptions {
  readonly freightRates: CurrentFreightRates;
  readonly placeOf: PlaceOf;
}

/** Finds town and zone of a postcode; refuses what `checkDestination` refuses (API-26). */
export function createSearchPostalCode({ freightRates, placeOf }: SearchPostalCodeOptions) {
  return function searchPostalCode(typed: TypedPlace): FoundPostcode {
    const rates = freightRates();
    const destination = checkDestination(typed, rates);
    const { country, zip } = destination;
    return { destination, place: placeOf(destination), zone: zoneOf(rates, country, zip) };
  };
}
