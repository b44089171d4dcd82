import { divideUp } from './rounding';

/** A piece's nominal size in mm. */
export interface PieceSize {
  thickness: number;
  width: number;
  lengthMm: number;
}

export interface PieceWeightInput extends PieceSize {
  /** Density in kg/m³ at 12 % moisture. */
  density: number;
  /** Moisture of the goods in percent; 12 when left out. */
  moisture?: number;
}

/** Volume of some pieces in m³, nominal. */
export function volume({ thickness, width, lengthMm }: PieceSize, pieces = 1): number {
  return (pieces * thickness * width * lengthMm) / 1e9;
}

/** Weight of one piece in grams, rounded up to 100 g. */
export function pieceWeight({ thickness, width, lengthMm, density, moisture = 12 }: PieceWeightInput): number {
  // Each percent of moisture above 12 adds 0.6 % of weight (less below): whole tenths of a per mille of the dry weight.
  const perTenThousand = Math.round(10_000 + (moisture - 12) * 60);
  // mm³ · kg/m³ · 10⁴ is 10¹³ per kg, so 10¹² per 100 g.
  return divideUp(thickness * width * lengthMm * density * perTenThousand, 1e12) * 100;
}
