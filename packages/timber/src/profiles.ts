interface ProfileRule {
  /** Surcharge in percent on the price of planed timber. */
  readonly pricePercent: number;
  /** Change of the width in mm: negative for an overlap, positive for an open joint. */
  readonly coverChange: number;
}

/** Square edges, sawn and planed faces, posts: they cost and cover what a smooth board does. */
const PLAIN: ProfileRule = { pricePercent: 0, coverChange: 0 };

/** What a profile does to price and working width. */
export const PROFILE_RULES = {
  smooth: PLAIN,
  'side-grooved': PLAIN,
  planed: PLAIN,
  sawn: PLAIN,
  square: PLAIN,
  round: PLAIN,
  grooved: { pricePercent: 3, coverChange: 0 },
  ribbed: { pricePercent: 4, coverChange: 0 },
  'channel-siding': { pricePercent: 6, coverChange: -19 },
  'half-lap': { pricePercent: 6, coverChange: -12 },
  'swedish-shiplap': { pricePercent: 6, coverChange: -13 },
  'tongue-and-groove': { pricePercent: 6, coverChange: -9 },
  bevel: { pricePercent: 4, coverChange: -25 },
  rhombus: { pricePercent: 8, coverChange: 6 },
} as const satisfies Record<string, ProfileRule>;

/** Shape of a section: what it costs and covers, and how it is drawn. */
export type Profile = keyof typeof PROFILE_RULES;

/** The profile of that name; smooth when there is none. */
export function toProfile(name: string | null | undefined): Profile {
  return name && Object.hasOwn(PROFILE_RULES, name) ? (name as Profile) : 'smooth';
}
