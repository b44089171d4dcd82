import { DELIVERY_COUNTRIES, type DeliveryCountry } from '@geven/timber';
import {
  type FreightRates,
  type FreightZone,
  POSTCODE_DIGITS,
  parcelPrice,
  truckPrice,
  zoneOf,
} from '../../domain/checkout/freight-rates';
import { normalisePostcode } from '../../domain/checkout/postcode';
import type { DeliveryRates, DeliveryZone, QueryGetDeliveryRatesArgs } from '../../generated/resolvers-types';

/** The rate card; of one zone alone where country and postcode name one. */
export function toDeliveryRates(rates: FreightRates, { countryCode, zip }: QueryGetDeliveryRatesArgs): DeliveryRates {
  const { extraLength, heavy, parcel } = rates;
  return {
    zones:
      typeof countryCode === 'string' || typeof zip === 'string'
        ? zoneAt(rates, countryCode ?? '', zip ?? '')
        : allZones(rates),
    extraLengthPrice: extraLength.price,
    extraLengthAbove: extraLength.above,
    heavyPrice: heavy.price,
    heavyStep: heavy.step,
    freeSamples: parcel.freeSamples,
  };
}

const allZones = (rates: FreightRates): DeliveryZone[] =>
  DELIVERY_COUNTRIES.flatMap((country) =>
    rates.countries[country].zones.flatMap((zone) => (zone.isDelivered ? [toZone(rates, country, zone)] : [])),
  );

function zoneAt(rates: FreightRates, code: string, zip: string): DeliveryZone[] {
  const country = DELIVERY_COUNTRIES.find((each) => each === code);
  if (!country) return [];
  const postcode = normalisePostcode(zip, country);
  const zone = postcode === null ? null : zoneOf(rates, country, postcode);
  return zone?.isDelivered ? [toZone(rates, country, zone)] : [];
}

/** A zone in the words of the contract. */
export function toZone(rates: FreightRates, country: DeliveryCountry, zone: FreightZone): DeliveryZone {
  const digits = (number: number) => String(number).padStart(POSTCODE_DIGITS[country], '0');
  const { postcodes, maximum } = zone;
  return {
    countryCode: country,
    postcodes:
      postcodes.length === 0 ? null : postcodes.map(([first, last]) => ({ first: digits(first), last: digits(last) })),
    parcelPrice: parcelPrice(rates, country),
    truckPrice: truckPrice(rates, country, zone),
    maximum,
  };
}
