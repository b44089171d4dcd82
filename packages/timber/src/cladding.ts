/**
 * Rules for hanging cladding, in mm: how far battens are apart at most, centre to centre, the air behind the boards, the
 * height above the ground at which spray no longer reaches them, and what stays free at walls, windows and corners.
 */
export const CLADDING_RULES = { battenSpacing: 600, ventilation: 20, aboveGround: 300, edgeGap: 10 } as const;
