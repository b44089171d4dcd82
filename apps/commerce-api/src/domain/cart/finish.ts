import { type FinishUnit, finishSurcharge } from '@geven/timber';

export type FinishAttribute = 'surface_finishing' | 'finishing';

/** A finish as a product offers it, and as an order keeps it. */
export interface Finish {
  /** Of the value on its product. */
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

/** What finishes are reckoned from; sizes in mm, null where a product has none. */
export interface FinishedPieces {
  readonly pieces: number;
  readonly thickness: number | null;
  readonly width: number | null;
  readonly lengthMm: number | null;
}

/** What finishes add to a line, in net cents: each is rounded for itself, as it is a line of its own in a back office. */
export function finishesNet(
  finishes: readonly Pick<Finish, 'surcharge'>[],
  { pieces, thickness, width, lengthMm }: FinishedPieces,
): number {
  const size = { thickness: thickness ?? 0, width: width ?? 0, lengthMm: lengthMm ?? 0 };
  return finishes.reduce(
    (net, { surcharge }) => net + (surcharge ? finishSurcharge({ ...size, ...surcharge, pieces }) : 0),
    0,
  );
}

/** Finishes are done one after the other. */
export function finishesDelay(finishes: readonly Pick<Finish, 'extraDays'>[]): number {
  return finishes.reduce((days, { extraDays }) => days + extraDays, 0);
}
