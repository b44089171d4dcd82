import type { Profile } from './profiles';

/**
 * Rules for hanging cladding, in mm: how far battens are apart at most, centre to centre, the air behind the boards, the
 * height above the ground at which spray no longer reaches them, what stays free at walls, windows and corners, and the
 * widest board that one screw a batten holds.
 */
export const CLADDING_RULES = {
  battenSpacing: 600,
  ventilation: 20,
  aboveGround: 300,
  edgeGap: 10,
  oneScrewUpTo: 70,
} as const;

/**
 * Screws that fix a board of cladding to each batten. Bevelled boards have one, just above the lap: a second one would go
 * through the board below, which could not move any more.
 */
export function screwsPerBatten({ profile, width }: { readonly profile: Profile; readonly width: number }): 1 | 2 {
  return profile === 'bevel' || width <= CLADDING_RULES.oneScrewUpTo ? 1 : 2;
}
