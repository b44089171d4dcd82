import { PROFILE_RULES, type Profile } from './profiles';
import { divideHalfUp } from './rounding';

/** What planing takes off a rough board, in mm. */
const PLANING_ALLOWANCE = { thickness: 5, width: 6 };
/** Rough timber bought per timber used, in percent. */
const WASTE_PERCENT = 108;
/** Work per running metre, in cents. */
const PLANING_CENTS = 55;
const SAWING_CENTS = 10;

export interface MetrePriceInput {
  /** Thickness in mm. */
  thickness: number;
  /** Width in mm. */
  width: number;
  /** Base price of the species in net cents per m³. */
  pricePerM3Cents: number;
  profile: Profile;
  /** Sawn goods lose nothing to the planer and cost less work. */
  isSawn?: boolean;
}

/** The price of a running metre in net cents. */
export function pricePerMetre({ thickness, width, pricePerM3Cents, profile, isSawn = false }: MetrePriceInput): number {
  const rawArea = isSawn
    ? thickness * width
    : (thickness + PLANING_ALLOWANCE.thickness) * (width + PLANING_ALLOWANCE.width);
  const work = isSawn ? SAWING_CENTS : PLANING_CENTS;
  // One whole number up to the only rounding: mm² per m² (10⁶), waste and profile in percent (10² each).
  const scaled = (rawArea * pricePerM3Cents * WASTE_PERCENT + work * 1e8) * (100 + PROFILE_RULES[profile].pricePercent);
  return divideHalfUp(scaled, 1e10);
}

/** The price in net cents of a m² laid or covered (cover), or of a m² of wood (the width), in mm. */
export function pricePerSquareMetre(pricePerMetreCents: number, cover: number): number {
  return divideHalfUp(pricePerMetreCents * 1000, cover);
}

/** The price of one piece in net cents, from the metre's price in net cents and a length in mm. */
export function pricePerPiece(pricePerMetreCents: number, lengthMm: number): number {
  return divideHalfUp(pricePerMetreCents * lengthMm, 1000);
}
