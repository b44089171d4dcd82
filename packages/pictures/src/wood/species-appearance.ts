// One table of looks, long because there are 25 species: each is tuned against its neighbours.

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

const softwood = {
  pores: 'none',
  poreStrength: 0,
  poreWidth: 0.3,
  ribbon: 0,
  streak: 0.34,
  drift: 0.14,
  spread: 0.04,
} as const;
const tropical = {
  pores: 'diffuse',
  ring: 5.6,
  sharpness: 1.5,
  contrast: 0.4,
  streak: 0.7,
  drift: 0.4,
  poreStrength: 0.6,
  poreWidth: 0.34,
  knots: 0,
  ribbon: 0.3,
  spread: 0.035,
} as const;
const ringPorous = {
  pores: 'ring',
  sharpness: 1.5,
  contrast: 0.4,
  streak: 0.4,
  drift: 0.2,
  poreStrength: 1,
  poreWidth: 0.36,
  knots: 0.1,
  ribbon: 0,
  spread: 0.028,
} as const;

/**
 * Appearance by species slug; a colour variant of treated wood has its own entry after a colon.
 * One long table on purpose: species are told apart by comparing their rows.
 */
export const APPEARANCE = {
  ipe: {
    ...tropical,
    early: '#7c5f40',
    late: '#4b3723',
    ring: 3.6,
    contrast: 0.5,
    streak: 1,
    drift: 0.5,
    poreWidth: 0.26,
    lightPores: true,
    poreStrength: 0.22,
  },
  cumaru: { ...tropical, early: '#b07b4c', late: '#7a4b2b', ribbon: 0.75, contrast: 0.35, streak: 0.85, drift: 0.55 },
  massaranduba: {
    ...tropical,
    early: '#8b5140',
    late: '#65362a',
    streak: 0.9,
    drift: 0.5,
    ribbon: 0.28,
    poreWidth: 0.34,
    poreStrength: 0.75,
    contrast: 0.36,
  },
  bangkirai: {
    ...tropical,
    early: '#b98a52',
    late: '#936638',
    ring: 6.4,
    contrast: 0.42,
    poreStrength: 0.75,
    poreWidth: 0.42,
    drift: 0.36,
    streak: 0.8,
  },
  garapa: {
    ...tropical,
    early: '#d6b069',
    late: '#b78c45',
    ribbon: 0.45,
    contrast: 0.36,
    streak: 0.75,
    poreStrength: 0.55,
  },
  'angelim-vermelho': {
    ...tropical,
    early: '#a46a4b',
    late: '#6f412d',
    contrast: 0.45,
    streak: 0.9,
    poreWidth: 0.5,
    poreStrength: 0.8,
    veins: 0.25,
  },
  azobe: {
    ...tropical,
    early: '#74473a',
    late: '#4a2b25',
    contrast: 0.4,
    streak: 0.8,
    ribbon: 0.3,
    lightPores: true,
    poreStrength: 0.5,
    poreWidth: 0.5,
  },
  okan: { ...tropical, early: '#a98349', late: '#75592e', ribbon: 0.8, contrast: 0.35, drift: 0.5, poreWidth: 0.48 },
  tali: {
    ...tropical,
    early: '#b0743f',
    late: '#804b25',
    contrast: 0.3,
    ribbon: 0.5,
    poreWidth: 0.55,
    poreStrength: 0.85,
  },
  padouk: {
    ...tropical,
    early: '#965438',
    late: '#5a2c20',
    contrast: 0.42,
    streak: 0.9,
    veins: 0.45,
    poreWidth: 0.5,
    poreStrength: 0.8,
  },
  afzelia: {
    ...tropical,
    early: '#bd8048',
    late: '#92572b',
    contrast: 0.32,
    streak: 0.5,
    ribbon: 0.3,
    veins: 0.2,
    poreStrength: 0.5,
    poreWidth: 0.4,
  },
  iroko: {
    ...tropical,
    sapwood: '#d8c394',
    early: '#b68c50',
    late: '#8b6433',
    contrast: 0.38,
    ribbon: 0.5,
    lightPores: true,
    poreStrength: 0.6,
    poreWidth: 0.55,
    drift: 0.6,
  },
  teak: {
    ...ringPorous,
    early: '#bd925a',
    late: '#845d33',
    ring: 5.5,
    contrast: 0.5,
    streak: 0.6,
    drift: 0.28,
    veins: 0.6,
    poreStrength: 0.6,
    knots: 0.05,
  },
  oak: { ...ringPorous, sapwood: '#dfcdaa', early: '#d0b187', late: '#b08d60', ring: 3.6, rays: 0.6, contrast: 0.4 },
  robinia: {
    ...ringPorous,
    sapwood: '#e2d49c',
    early: '#c5ab66',
    late: '#937740',
    ring: 4.6,
    sharpness: 1.7,
    contrast: 0.6,
    streak: 0.5,
    knots: 0.2,
  },
  chestnut: {
    ...ringPorous,
    early: '#c9a578',
    late: '#9a764c',
    ring: 5.6,
    contrast: 0.55,
    poreWidth: 0.42,
    knots: 0.2,
  },
  wrc: {
    ...softwood,
    early: '#b98355',
    late: '#6d3d27',
    ring: 1.7,
    sharpness: 3.2,
    contrast: 0.8,
    knots: 0.05,
    streak: 0.55,
    drift: 0.6,
    spread: 0.09,
    veins: 0.22,
  },
  'larch-european': {
    ...softwood,
    sapwood: '#ecd0a0',
    early: '#dcab71',
    late: '#a86c38',
    ring: 2.7,
    sharpness: 3.8,
    contrast: 0.84,
    knots: 1.1,
  },
  douglas: {
    ...softwood,
    sapwood: '#e8c79d',
    early: '#dbab7f',
    late: '#a8683f',
    ring: 4.2,
    sharpness: 4.6,
    contrast: 0.86,
    knots: 0.9,
  },
  'pine-treated': {
    ...softwood,
    early: '#c3ba8b',
    late: '#8c8458',
    ring: 3.2,
    sharpness: 3.6,
    contrast: 0.74,
    knots: 1.3,
  },
  'pine-treated:brown': {
    ...softwood,
    early: '#9f764c',
    late: '#6a4628',
    ring: 3.2,
    sharpness: 3.4,
    contrast: 0.72,
    knots: 1.3,
  },
  'pine-treated:grey': {
    ...softwood,
    early: '#b1afa7',
    late: '#817f79',
    ring: 3.2,
    sharpness: 3.4,
    contrast: 0.7,
    knots: 1.3,
  },
  'spruce-treated': {
    ...softwood,
    early: '#d0c397',
    late: '#a3925f',
    ring: 2.2,
    sharpness: 3.2,
    contrast: 0.74,
    knots: 1.7,
  },
  'acetylated-pine': {
    ...softwood,
    early: '#dcc8a2',
    late: '#ae8a5a',
    ring: 5.4,
    sharpness: 3,
    contrast: 0.85,
    knots: 0,
    streak: 0.34,
    spread: 0.025,
  },
  'thermo-ash': {
    ...ringPorous,
    early: '#8e6243',
    late: '#583722',
    ring: 5,
    sharpness: 2.2,
    contrast: 0.7,
    poreStrength: 0.8,
    knots: 0.05,
    spread: 0.04,
  },
  'thermo-pine': {
    ...softwood,
    sapwood: '#c19262',
    early: '#b6814f',
    late: '#7a4b2a',
    ring: 3,
    sharpness: 3.8,
    contrast: 0.82,
    knots: 0.9,
  },
  'thermo-ayous': {
    ...tropical,
    early: '#a87b52',
    late: '#8b613d',
    contrast: 0.22,
    streak: 0.6,
    drift: 0.4,
    ribbon: 0.3,
    poreStrength: 0.75,
    poreWidth: 0.4,
  },
} as const satisfies Record<string, Appearance>;

/** Key of {@link APPEARANCE}. */
export type AppearanceKey = keyof typeof APPEARANCE;
