import { PROFILE_RULES, type Profile } from './profiles';
import { divideHalfUp } from './rounding';

/** How goods are used, which decides what a m² of them is; rhombus is a profile of cladding. */
export type TimberKind = 'decking' | 'cladding' | 'board' | 'batten' | 'beam' | 'accessory';

/** Joint between laid decking boards in mm; the 6 mm of green hardwood belong to planners. */
const DECKING_GAP_MM = 5;

export interface CoverInput {
  kind: TimberKind;
  profile: Profile;
  /** Nominal width in mm. */
  width: number;
}

/** The width in mm that a board of this profile covers, without a decking gap. */
export function workingWidth(profile: Profile, width: number): number {
  return width + PROFILE_RULES[profile].coverChange;
}

/** The width in mm that one laid board takes up; null for goods that are not sold by m². */
export function cover({ kind, profile, width }: CoverInput): number | null {
  switch (kind) {
    case 'decking':
      return width + DECKING_GAP_MM;
    case 'cladding':
    case 'board':
      return workingWidth(profile, width);
    default:
      return null;
  }
}

/** Running metres per m², 4 decimals, from a cover in mm; null where there is no cover. */
export function autoConversionM2Xaa(cover: number): number;
export function autoConversionM2Xaa(cover: number | null): number | null;
export function autoConversionM2Xaa(cover: number | null): number | null {
  return cover === null ? null : divideHalfUp(1000 * 10_000, cover) / 10_000;
}
