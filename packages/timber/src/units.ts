import { divideUp } from './rounding';

/** Running metres of some pieces of a length in mm. */
export function metresOf(pieces: number, lengthMm: number): number {
  return (pieces * lengthMm) / 1000;
}

/** Square metres that a running length in mm covers, from a cover in mm. */
export function squareMetresOf(mm: number, cover: number): number {
  return (mm * cover) / 1e6;
}

/**
 * The fewest pieces that cover an area in m², in full steps; length and cover in mm.
 * Counts in mm², not with the rounded metres per m², which could ask for one piece too many.
 */
export function piecesForArea(m2: number, lengthMm: number, cover: number, step = 1): number {
  return inSteps(divideUp(Math.round(m2 * 1e6), lengthMm * cover), step);
}

/** The fewest pieces of a length in mm that make up a number of running metres, in full steps. */
export function piecesForMetres(metres: number, lengthMm: number, step = 1): number {
  return inSteps(divideUp(Math.round(metres * 1000), lengthMm), step);
}

/** Pieces rounded up to full steps of the pieces field (`uomFactorInv`). */
export function inSteps(pieces: number, step: number): number {
  return divideUp(pieces, step) * step;
}
