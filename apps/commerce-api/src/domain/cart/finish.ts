import {
  type FinishAttribute,
  type FinishUnit,
  finishedPiecePrice,
  finishQuantity,
  finishSurcharge,
} from '@geven/timber';

/** A finish as a product offers it. */
export interface Finish {
  /** Id of the finish on its product. */
  readonly id: number;
  readonly attribute: FinishAttribute;
  /** Language-neutral key, for example `oiled-once`. */
  readonly slug: string;
  readonly name: string;
  /** What the product has unless something else is chosen. */
  readonly isDefault: boolean;
  /** Net cents of one unit; null when it is part of the price. */
  readonly surcharge: { readonly unit: FinishUnit; readonly price: number } | null;
  /** Days that it adds to the delay. */
  readonly extraDays: number;
  /** Longest piece in mm that can be finished so; null without a limit. */
  readonly longest: number | null;
}

/** A finish of a line: what it was calculated from, and what it adds. */
export interface LineFinish extends Finish {
  /** Hundredths of a m², litres or pieces, by the surcharge's unit; 0 without a surcharge. */
  readonly quantity: number;
  /** Net cents. */
  readonly net: number;
}

/** What finishes are calculated from; sizes in mm, null where a product has none. */
export interface FinishedPieces {
  readonly pieces: number;
  readonly thickness: number | null;
  readonly width: number | null;
  readonly lengthMm: number | null;
}

/** What a finish adds to a line; each is rounded for itself, as it is a line of its own in a back office. */
export function finishLine(finish: Finish, { pieces, thickness, width, lengthMm }: FinishedPieces): LineFinish {
  if (!finish.surcharge) return { ...finish, quantity: 0, net: 0 };
  const { unit, price } = finish.surcharge;
  const line = { unit, pieces, thickness: thickness ?? 0, width: width ?? 0, lengthMm: lengthMm ?? 0 };
  return { ...finish, quantity: finishQuantity(line), net: finishSurcharge({ ...line, price }) };
}

/** Net cents of one piece with its finishes (PD-12, PD-13); what has no section or length cannot be finished. */
export function finishedPrice(
  price: number,
  finishes: readonly Pick<Finish, 'surcharge'>[],
  { thickness, width, lengthMm }: Omit<FinishedPieces, 'pieces'>,
): number {
  if (thickness === null || width === null || lengthMm === null) return price;
  const surcharges = finishes.flatMap(({ surcharge }) => surcharge ?? []);
  return finishedPiecePrice({ price, surcharges, thickness, width, lengthMm });
}

/** What the finishes of a line cost together, net cents. */
export function finishesNet(finishes: readonly Pick<LineFinish, 'net'>[]): number {
  return finishes.reduce((sum, { net }) => sum + net, 0);
}

/** Finishes are done one after the other. */
export function finishesDelay(finishes: readonly Pick<Finish, 'extraDays'>[]): number {
  return finishes.reduce((days, { extraDays }) => days + extraDays, 0);
}
