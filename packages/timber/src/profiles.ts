interface ProfileRule {
  /** Percent on top of the planed price. */
  readonly pricePercent: number;
  /** What overlap takes from (or an open joint adds to) the width, in mm. */
  readonly coverChange: number;
}

/** What a profile does to price and working width; `smooth` is also square-edged, rounded and sawn. */
export const PROFILE_RULES = {
  smooth: { pricePercent: 0, coverChange: 0 },
  grooved: { pricePercent: 3, coverChange: 0 },
  ribbed: { pricePercent: 4, coverChange: 0 },
  'channel-siding': { pricePercent: 6, coverChange: -19 },
  'half-lap': { pricePercent: 6, coverChange: -12 },
  'swedish-shiplap': { pricePercent: 6, coverChange: -13 },
  'tongue-and-groove': { pricePercent: 6, coverChange: -9 },
  bevel: { pricePercent: 4, coverChange: -25 },
  rhombus: { pricePercent: 8, coverChange: 6 },
} as const satisfies Record<string, ProfileRule>;

export type Profile = keyof typeof PROFILE_RULES;
