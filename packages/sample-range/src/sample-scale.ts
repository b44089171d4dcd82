import { timberProducts } from './timber-products';

/** The scale at which the sample has about so many thousand templates; the true range, about 0.6 thousand, is the least. */
export function sampleScale(thousands: number): number {
  const perCopy = [...timberProducts()].length;
  return Math.max(1, Math.round((thousands * 1000) / perCopy));
}
