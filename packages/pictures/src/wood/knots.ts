/** A branch that left the pith at one point of the board's length and grew outwards through the rings. */
export interface Knot {
  /** Where along the board, mm. */
  readonly along: number;
  /** Direction of growth across the board, unit vector from the pith. */
  readonly directionX: number;
  readonly directionZ: number;
  /** Radius where the branch meets the face, and its distance from the pith there, mm. */
  readonly radius: number;
  readonly reach: number;
  /** How dark its rim is, 0 … 1. */
  readonly rim: number;
}

/** What the knots do to one point: how far they push the rings outwards (mm), and the knot wood itself. */
export interface KnotEffect {
  bulge: number;
  /** 0 = no knot wood here, 1 = knot wood only. */
  cover: number;
  /** Darkness of the knot wood, 0 … 1. */
  shade: number;
}

/** Adds up the knots at a point given relative to the pith (mm); `wobble` (−1 … 1) makes outlines uneven. */
export function knotEffect(
  knots: readonly Knot[],
  x: number,
  along: number,
  z: number,
  wobble: number,
  effect: KnotEffect,
): void {
  effect.bulge = 0;
  effect.cover = 0;
  effect.shade = 0;
  for (const knot of knots) {
    const dy = (along - knot.along) * 0.76;
    const outwards = x * knot.directionX + z * knot.directionZ;
    if (outwards <= 0) continue;
    const radius = knot.radius * Math.min(1.25, 0.25 + (0.75 * outwards) / knot.reach);
    if (Math.abs(dy) > radius * 9) continue;
    const across = x * knot.directionZ - z * knot.directionX;
    const distance = Math.hypot(across, dy);
    const spread = distance / (radius * 2.6);
    if (spread < 3) effect.bulge += Math.exp(-spread * spread) * radius * 1.9;
    const ratio = distance / (radius * (1 + 0.14 * wobble));
    const cover = ratio < 0.9 ? 1 : Math.max(0, 1 - (ratio - 0.9) / 0.35);
    if (cover <= effect.cover) continue;
    // The bark that grew in is on one side; elsewhere a live branch has no rim.
    const bark = 0.5 + 0.5 * (across / (distance + 0.01)) * (knot.rim > 0.7 ? 1 : -1);
    const rim = Math.exp(-(((ratio - 0.95) / 0.13) ** 2)) * bark;
    effect.cover = cover;
    effect.shade =
      0.05 + 0.16 * (1 - Math.min(1, ratio)) + 0.06 * Math.sin(distance * 5 + wobble * 3) + rim * 0.6 * knot.rim;
  }
}
