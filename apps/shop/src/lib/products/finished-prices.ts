import { type FinishUnit, finishedPiecePrice, pricePerSquareMetre } from '@geven/timber';

/** Net cents of one unit of a finish. */
export interface Surcharge {
  readonly unit: FinishUnit;
  readonly price: number;
}

/** Net cents per metre and m²; null where nothing is sold so. */
export interface MetrePrices {
  readonly metre: number | null;
  /** Laid or covered. */
  readonly squareMetre: number | null;
  readonly squareMetreOfWood: number | null;
}

/** Nominal size and what one laid board takes up, mm. */
interface Board {
  readonly thickness: number;
  readonly width: number;
  readonly cover: number | null;
}

/** The surcharges of finishes that cost something. */
export const surchargesOf = (finishes: readonly { readonly surcharge: Surcharge | null }[]): Surcharge[] =>
  finishes.flatMap(({ surcharge }) => surcharge ?? []);

/** Prices per metre and m² with finishes (PD-12, PD-13); what is charged by the piece is in none of them. */
export function finishedMetrePrices(
  prices: MetrePrices,
  { thickness, width, cover }: Board,
  surcharges: readonly Surcharge[],
): MetrePrices {
  const byMetre = surcharges.filter(({ unit }) => unit !== 'PIECE');
  if (prices.metre === null || byMetre.length === 0) return prices;
  const metre = finishedPiecePrice({ thickness, width, lengthMm: 1000, price: prices.metre, surcharges: byMetre });
  return {
    metre,
    squareMetre: prices.squareMetre === null || cover === null ? null : pricePerSquareMetre(metre, cover),
    squareMetreOfWood: prices.squareMetreOfWood === null ? null : pricePerSquareMetre(metre, width),
  };
}
