import { divideHalfUp } from './rounding';

/** Attributes that a shopper chooses beside the length. */
export type FinishAttribute = 'surface_finishing' | 'finishing';

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

/** What a finish of a line is calculated from, as an invoice shows it: hundredths of a m², litres or pieces. */
export function finishQuantity({ unit, width, thickness, lengthMm, pieces }: Omit<FinishedLine, 'price'>): number {
  switch (unit) {
    case 'SQUARE_METRE':
      return divideHalfUp(width * lengthMm * pieces, 10_000);
    case 'CUBIC_METRE':
      return divideHalfUp(thickness * width * lengthMm * pieces, 1e6);
    case 'PIECE':
      return pieces;
  }
}

const QUANTITIES_PER_UNIT: Record<FinishUnit, number> = { SQUARE_METRE: 100, CUBIC_METRE: 1000, PIECE: 1 };

/** What a finish adds to a line, in net cents: the customer can check "4,06 m² × 4,50". */
export function finishSurcharge({ price, ...line }: FinishedLine): number {
  return divideHalfUp(finishQuantity(line) * price, QUANTITIES_PER_UNIT[line.unit]);
}

/** A piece and the surcharges of its finishes. */
export interface FinishedPieceInput extends Omit<FinishedPiece, 'unit' | 'price'> {
  /** Net cents of the piece without finishes. */
  price: number;
  surcharges: readonly Pick<FinishedPiece, 'unit' | 'price'>[];
}

/** Net cents of one piece with its finishes: the price per piece that product page, cart and mail show (PD-12, PD-13). */
export function finishedPiecePrice({ price, surcharges, ...size }: FinishedPieceInput): number {
  return surcharges.reduce((sum, surcharge) => sum + finishSurchargePerPiece({ ...surcharge, ...size }), price);
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
