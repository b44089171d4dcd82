import { DELIVERY_COUNTRIES, type DeliveryCountry } from '@geven/timber';
import {
  EXTRA_LENGTH,
  FREIGHT_RATES,
  HEAVY,
  PARCEL,
  parcelPrice,
  type Zone,
  zoneOf,
  zonesOf,
} from '../../domain/checkout/freight-rates';
import { normalisePostcode } from '../../domain/checkout/postcode';
import type { DeliveryRates, DeliveryZone, QueryGetDeliveryRatesArgs } from '../../generated/resolvers-types';

/** Digits that a country's postcodes begin with. */
const DIGITS: Readonly<Record<DeliveryCountry, number>> = { NL: 4, BE: 4, DE: 5 };

/** The rate card; of one zone alone where country and postcode name one. */
export function toDeliveryRates({ countryCode, zip }: QueryGetDeliveryRatesArgs): DeliveryRates {
  return {
    zones:
      typeof countryCode === 'string' || typeof zip === 'string' ? zoneAt(countryCode ?? '', zip ?? '') : allZones(),
    extraLengthPrice: EXTRA_LENGTH.fee,
    extraLengthAbove: EXTRA_LENGTH.above,
    heavyPrice: HEAVY.fee,
    heavyStep: HEAVY.step,
    freeSamples: PARCEL.freeSamples,
  };
}

const allZones = (): DeliveryZone[] =>
  DELIVERY_COUNTRIES.flatMap((country) => zonesOf(country).map((zone) => toZone(country, zone)));

function zoneAt(code: string, zip: string): DeliveryZone[] {
  const country = DELIVERY_COUNTRIES.find((each) => each === code);
  if (!country) return [];
  const postcode = normalisePostcode(zip, country);
  return postcode === null ? [] : [toZone(country, zoneOf(country, Number.parseInt(postcode, 10)))];
}

function toZone(country: DeliveryCountry, { postcodes, fee, maximum }: Zone): DeliveryZone {
  const digits = (number: number) => String(number).padStart(DIGITS[country], '0');
  return {
    countryCode: country,
    postcodes:
      postcodes.length === 0 ? null : postcodes.map(([first, last]) => ({ first: digits(first), last: digits(last) })),
    parcelPrice: parcelPrice(country),
    truckPrice: fee === null ? null : fee + FREIGHT_RATES[country].surcharge,
    maximum,
  };
}
