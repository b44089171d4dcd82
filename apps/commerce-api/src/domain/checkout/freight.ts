import { type DeliveryCountry, PARCEL_MAX_LENGTH_MM, PARCEL_MAX_WEIGHT_G } from '@geven/timber';
import { isDeliverable } from './countries';
import type { Destination } from './destination';
import { EXTRA_LENGTH, FREIGHT_RATES, HEAVY, PARCEL, parcelPrice, zoneOf } from './freight-rates';

/** How an order travels. */
export type ShippingMethodCode = 'PARCEL' | 'TRUCK' | 'PICKUP';

/** What there is to carry. */
export interface Load {
  /** Grams. */
  readonly weight: number;
  /** mm; null when nothing has a length. */
  readonly longestPiece: number | null;
  /** Pieces, when there is nothing but samples; else null. */
  readonly samples: number | null;
}

/** What delivery costs. */
export interface Freight {
  readonly method: ShippingMethodCode;
  /** Gross cents; 0 while calculated afterwards. */
  readonly price: number;
  readonly isCalculatedAfterwards: boolean;
  /** Gross cents, the maximum it may cost when it is calculated afterwards; else null. */
  readonly maximum: number | null;
}

/** The rate card applied; null where we do not deliver. */
export function freight(load: Load, { country, zip }: Destination): Freight | null {
  if (!isDeliverable(country)) return null;
  return isParcel(load) ? parcel(load, country) : truck(load, country, Number.parseInt(zip, 10));
}

function isParcel({ weight, longestPiece }: Load): boolean {
  return weight <= PARCEL_MAX_WEIGHT_G && (longestPiece ?? 0) <= PARCEL_MAX_LENGTH_MM;
}

function parcel({ samples }: Load, country: DeliveryCountry): Freight {
  const isFree = samples !== null && samples <= PARCEL.freeSamples;
  const price = isFree ? 0 : parcelPrice(country);
  return { method: 'PARCEL', price, isCalculatedAfterwards: false, maximum: null };
}

function truck(load: Load, country: DeliveryCountry, postcode: number): Freight {
  const { fee, maximum } = zoneOf(country, postcode);
  if (maximum !== null) return { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum };
  const price = (fee ?? 0) + FREIGHT_RATES[country].surcharge + lengthFee(load) + weightFee(load);
  return { method: 'TRUCK', price, isCalculatedAfterwards: false, maximum: null };
}

function lengthFee({ longestPiece }: Load): number {
  return (longestPiece ?? 0) > EXTRA_LENGTH.above ? EXTRA_LENGTH.fee : 0;
}

function weightFee({ weight }: Load): number {
  return Math.max(0, Math.ceil(weight / HEAVY.step) - 1) * HEAVY.fee;
}
