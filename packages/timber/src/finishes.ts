import { divideHalfUp } from './rounding';

/** What the price of a finish is for: the visible face (width × length), the wood, or the piece. */
export type FinishUnit = 'SQUARE_METRE' | 'CUBIC_METRE' | 'PIECE';

/** A finish on one piece; sizes in mm. */
export interface FinishedPiece {
  unit: FinishUnit;
  /** Net cents of one unit. */
  price: number;
  /** Nominal width. */
  width: number;
  /** Nominal thickness. */
  thickness: number;
  lengthMm: number;
}

export interface FinishedLine extends FinishedPiece {
  pieces: number;
}

/**
 * What a finish adds to a line, in net cents. The line's area is taken in hundredths of a m² and its volume in whole
 * litres, as a back office writes it on the invoice: the customer can check "4,06 m² × 4,50".
 */
export function finishSurcharge({ unit, price, width, thickness, lengthMm, pieces }: FinishedLine): number {
  switch (unit) {
    case 'SQUARE_METRE':
      return divideHalfUp(divideHalfUp(width * lengthMm * pieces, 10_000) * price, 100);
    case 'CUBIC_METRE':
      return divideHalfUp(divideHalfUp(thickness * width * lengthMm * pieces, 1e6) * price, 1000);
    case 'PIECE':
      return pieces * price;
  }
}

/** What a finish adds to the price that is shown for one piece, in net cents: of its exact area or volume. */
export function finishSurchargePerPiece({ unit, price, width, thickness, lengthMm }: FinishedPiece): number {
  switch (unit) {
    case 'SQUARE_METRE':
      return divideHalfUp(width * lengthMm * price, 1e6);
    case 'CUBIC_METRE':
      return divideHalfUp(thickness * width * lengthMm * price, 1e9);
    case 'PIECE':
      return price;
  }
}
