import { BIGGER_ABOVE_MM, type Bucket } from './constants';

/** Slugs of all ranges that hold a size in mm; a size on a bound belongs to both neighbours. */
export function bucketsOf<B extends Bucket>(mm: number, buckets: readonly B[]): B['slug'][] {
  return buckets.filter((bucket) => holds(bucket, mm)).map(({ slug }) => slug);
}

function holds({ min, max }: Bucket, mm: number): boolean {
  return (min === null || mm >= min) && (max === null || mm <= max);
}

/** Whether timber of this thickness in mm counts as 'bigger'. */
export function isBigger(thickness: number): boolean {
  return thickness > BIGGER_ABOVE_MM;
}
