import type { TimberKind } from './cover';
import { pieceWeight } from './weights';

/** A pack's cross-section in mm, with room for the bearers between layers. */
const PACK_WIDTH_MM = 1050;
const PACK_HEIGHT_MM = 420;
const LAYER_PLAY_MM = 2;
/** Maximum weight of a pack for a forklift in grams, and the board length in mm that packs are calculated for. */
const PACK_LIMIT_GRAMS = 1_500_000;
const REFERENCE_LENGTH_MM = 4000;
const BATTENS_PER_BUNDLE = 10;

export interface PackInput {
  kind: TimberKind;
  /** Nominal thickness in mm. */
  thickness: number;
  /** Nominal width in mm. */
  width: number;
  /** Density in kg/m³ at 12 % moisture. */
  density: number;
}

/** Pieces in a full pack; 1 for what is sold loose (beams and accessories). */
export function piecesPerPack({ kind, thickness, width, density }: PackInput): number {
  if (kind === 'batten') return BATTENS_PER_BUNDLE;
  if (kind === 'beam' || kind === 'accessory') return 1;
  const fitting = Math.floor(PACK_WIDTH_MM / width) * Math.floor(PACK_HEIGHT_MM / (thickness + LAYER_PLAY_MM));
  const carried = Math.floor(
    PACK_LIMIT_GRAMS / pieceWeight({ thickness, width, lengthMm: REFERENCE_LENGTH_MM, density }),
  );
  return Math.max(1, Math.min(fitting, carried));
}

/** What pieces are stacked by; sizes in mm. */
export interface StackInput {
  readonly pieces: number;
  readonly thickness: number;
  readonly width: number;
}

/** Layers of pieces of one section seen from the side: what is beyond the height of a pack is in the pack behind it. */
export function layersOf({ pieces, thickness, width }: StackInput): number {
  const perLayer = Math.max(1, Math.floor(PACK_WIDTH_MM / width));
  const highest = Math.max(1, Math.floor(PACK_HEIGHT_MM / (thickness + LAYER_PLAY_MM)));
  return Math.min(Math.ceil(pieces / perLayer), highest);
}
