import { PARCEL_MAX_LENGTH_MM, PARCEL_MAX_WEIGHT_G } from '@geven/timber';
import type { DeliveryDestination, Destination } from './destination';
import { type FreightRates, isDelivered, parcelPrice, truckPrice, zoneOf } from './freight-rates';

export const SHIPPING_METHOD_CODES = ['PARCEL', 'TRUCK', 'PICKUP'] as const;
/** How an order travels. */
export type ShippingMethodCode = (typeof SHIPPING_METHOD_CODES)[number];

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

/** What it costs to pick up at the yard. */
export const PICKUP: Freight = { method: 'PICKUP', price: 0, isCalculatedAfterwards: false, maximum: null };

/** A rate card applied; null where we do not deliver. */
export function freight(load: Load, destination: Destination, rates: FreightRates): Freight | null {
  if (!isDelivered(destination, rates)) return null;
  return isParcel(load) ? parcel(load, destination, rates) : truck(load, destination, rates);
}

/** How a load travels where it is delivered. */
export function carrierOf(load: Load): 'PARCEL' | 'TRUCK' {
  return isParcel(load) ? 'PARCEL' : 'TRUCK';
}

function isParcel({ weight, longestPiece }: Load): boolean {
  return weight <= PARCEL_MAX_WEIGHT_G && (longestPiece ?? 0) <= PARCEL_MAX_LENGTH_MM;
}

function parcel({ samples }: Load, { country }: DeliveryDestination, rates: FreightRates): Freight {
  const isFree = samples !== null && samples <= rates.parcel.freeSamples;
  const price = isFree ? 0 : parcelPrice(rates, country);
  return { method: 'PARCEL', price, isCalculatedAfterwards: false, maximum: null };
}

function truck(load: Load, { country, zip }: DeliveryDestination, rates: FreightRates): Freight {
  const zone = zoneOf(rates, country, zip);
  const base = truckPrice(rates, country, zone);
  if (base === null) return { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum: zone.maximum };
  const price = base + lengthFee(load, rates) + weightFee(load, rates);
  return { method: 'TRUCK', price, isCalculatedAfterwards: false, maximum: null };
}

function lengthFee({ longestPiece }: Load, { extraLength }: FreightRates): number {
  return (longestPiece ?? 0) > extraLength.above ? extraLength.price : 0;
}

function weightFee({ weight }: Load, { heavy }: FreightRates): number {
  return Math.max(0, Math.ceil(weight / heavy.step) - 1) * heavy.price;
}
