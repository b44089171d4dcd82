import type { Destination } from '../domain/checkout/destination';

/** The name of the town at a destination; null where it is not known, or where a postcode has several. */
export type PlaceOf = (destination: Destination) => string | null;
