/** Minimum and maximum size, in mm. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** The span of some sizes in mm; null of none. */
export const spanOf = (sizes: readonly number[]): Span | null =>
  sizes.length === 0 ? null : { min: Math.min(...sizes), max: Math.max(...sizes) };

/**
 * Where a size is on the scale, in per cent of its length. The scale is logarithmic, as thicknesses are made: there
 * are ten between 15 and 28 mm and ten between 60 and 200.
 */
export function scalePosition(mm: number, { min, max }: Span): number {
  if (min === max) return 0;
  return Math.round((1000 * Math.log(mm / min)) / Math.log(max / min)) / 10;
}
