/** Lengths in mm: from the shortest in equal steps. */
const steps = (first: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + step * index);

/** 1.80 to 6.00 m. */
export const LENGTHS_15 = steps(1800, 300, 15);
/** 2.40 to 6.00 m. */
export const LENGTHS_13 = steps(2400, 300, 13);
/** 2.10 to 5.40 m. */
export const LENGTHS_12 = steps(2100, 300, 12);
/** 1.80 to 4.50 m. */
export const LENGTHS_10 = steps(1800, 300, 10);
/** Tropical boards come in half feet, rounded to 50 mm: 1.85 to 4.85 m. */
export const LENGTHS_TROPICAL = steps(1850, 300, 11);
