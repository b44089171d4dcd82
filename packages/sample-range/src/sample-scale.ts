import { timberProducts } from './timber-products';

/** The scale at which the sample has about `thousands` × 1000 templates; the true range, about 600, is the minimum. */
export function sampleScale(thousands: number): number {
  const perCopy = [...timberProducts()].length;
  return Math.max(1, Math.round((thousands * 1000) / perCopy));
}
