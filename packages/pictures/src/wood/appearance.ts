/** How the wood of a species looks freshly planed; lengths in mm, strengths 0 … 1. */
export interface Appearance {
  /** Colour of the pale wood of a year (early wood). */
  readonly early: string;
  /** Colour of the dark wood of a year (late wood). */
  readonly late: string;
  /** Width of a year ring, mm. */
  readonly ring: number;
  /** How late in the year the colour darkens: 1 = evenly (tropical), 5 = a narrow dark line (larch). */
  readonly sharpness: number;
  /** Strength of the rings. */
  readonly contrast: number;
  /** Strength of the fibre streaks. */
  readonly streak: number;
  /** Strength of slow changes of colour within a board. */
  readonly drift: number;
  /** Strength of the ribbon of interlocked grain. */
  readonly ribbon: number;
  /** Vessels cut open by the plane: everywhere, in the early wood only, or none to be seen. */
  readonly pores: 'none' | 'diffuse' | 'ring';
  readonly poreStrength: number;
  /** Light deposits in the vessels (azobé, iroko, ipé) instead of dark hollows. */
  readonly lightPores?: boolean;
  /** Width of a vessel line, mm. */
  readonly poreWidth: number;
  /** Knots per metre of a 145 mm wide board. */
  readonly knots: number;
  /** Strength of medullary rays (oak's flakes). */
  readonly rays?: number;
  /** Strength of dark veins that wander along the board. */
  readonly veins?: number;
  /** Colour of its sapwood, where it is left on beams and differs. */
  readonly sapwood?: string;
  /** Differences of warmth between boards. */
  readonly spread: number;
}
