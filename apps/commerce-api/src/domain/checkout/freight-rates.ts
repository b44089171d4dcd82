import type { DeliveryCountry } from '@geven/timber';
import { isDeliverable } from './countries';
import type { DeliveryDestination, Destination } from './destination';

/** Digits that a country's postcodes begin with. */
export const POSTCODE_DIGITS: Readonly<Record<DeliveryCountry, number>> = { NL: 4, BE: 4, DE: 5 };

/** First and last postcode number of a range, both included. */
export type PostcodeRange = readonly [first: number, last: number];

/** A part of a country with its truck freight, gross cents without the country's surcharge. */
export interface FreightZone {
  /** What the merchant calls it; shoppers do not see it. */
  readonly name: string;
  /** Numbers: the digits of the postcode. Empty: the rest of the country. */
  readonly postcodes: readonly PostcodeRange[];
  /** Null where it is agreed after the order, and where nothing is delivered. */
  readonly price: number | null;
  /** What it may cost at most where it is agreed after the order; else null. */
  readonly maximum: number | null;
  /** False: neither parcel nor truck goes there. */
  readonly isDelivered: boolean;
}

interface CountryRates {
  /** Added to truck and parcel, gross cents. */
  readonly surcharge: number;
  /** The first that a postcode is in counts; the last is the rest of the country. */
  readonly zones: readonly FreightZone[];
}

/** A rate card, gross cents. */
export interface FreightRates {
  /** The calendar day in Germany that it counts from, as `2026-01-01`. */
  readonly validFrom: string;
  /** Small and light orders; so many samples travel free when nothing else is in the order. */
  readonly parcel: { readonly price: number; readonly freeSamples: number };
  /** Added once where a piece is longer than `above` mm. */
  readonly extraLength: { readonly above: number; readonly price: number };
  /** Added per started `step` grams above the first `step`. */
  readonly heavy: { readonly step: number; readonly price: number };
  readonly countries: Readonly<Record<DeliveryCountry, CountryRates>>;
}

/** The rate card that counts at the moment. */
export type CurrentFreightRates = () => FreightRates;

/** The newest edition that is valid on a day (`2026-11-25`); undefined where the first one begins later. */
export function ratesOn(editions: readonly FreightRates[], day: string): FreightRates | undefined {
  return editions
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0];
}

/** What a parcel costs, gross cents. */
export const parcelPrice = ({ parcel, countries }: FreightRates, country: DeliveryCountry): number =>
  parcel.price + countries[country].surcharge;

/** What the truck costs in a zone before extra length and weight, gross cents; null where it is agreed afterwards. */
export const truckPrice = (
  { countries }: FreightRates,
  country: DeliveryCountry,
  { price }: FreightZone,
): number | null => (price === null ? null : price + countries[country].surcharge);

/** The zone of a postcode. */
export function zoneOf({ countries }: FreightRates, country: DeliveryCountry, zip: string): FreightZone {
  const postcode = Number.parseInt(zip, 10);
  const isIn = ({ postcodes }: FreightZone) =>
    postcodes.length === 0 || postcodes.some(([first, last]) => postcode >= first && postcode <= last);
  const zone = countries[country].zones.find(isIn);
  if (!zone) throw new Error(`The rate card of ${country} has no rest of the country`);
  return zone;
}

/** Whether country and zone of a destination are delivered to. */
export function isDelivered(destination: Destination, rates: FreightRates): destination is DeliveryDestination {
  const { country, zip } = destination;
  return isDeliverable(country) && zoneOf(rates, country, zip).isDelivered;
}
