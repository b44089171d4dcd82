import type { Contents } from './contents';

export { cheapestPacks, type PricedPack } from './cheapest-packs';

/** m² of planed wood that a litre covers in one coat, from thirsty wood to dense; sawn wood takes more. */
export interface Coverage {
  readonly from: number;
  readonly to: number;
}

const MILLILITRES_PER_LITRE = 1000;

/** Whole ml for so many coats on so many m², of wood as thirsty as it can be. */
export function millilitresFor(area: number, coats: number, { from }: Coverage): number {
  return Math.round((area * coats * MILLILITRES_PER_LITRE) / from);
}

/**
 * Whole m² that one pack covers in one coat, rounded down: who buys by them has enough. Null for what is not sold by the
 * litre, and for less than a m².
 */
export function coveredArea({ amount, unit }: Contents, { from, to }: Coverage): Coverage | null {
  if (unit !== 'MILLILITRE') return null;
  const of = (perLitre: number) => Math.floor((amount * perLitre) / MILLILITRES_PER_LITRE);
  return of(from) < 1 ? null : { from: of(from), to: of(to) };
}
