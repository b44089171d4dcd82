/** What a finish makes of the colour of a wood: 4 × 5 rows of a colour matrix, red, green and blue of 0 to 1. */
type Tint = readonly [red: string, green: string, blue: string];

const multiplied = (red: number, green: number, blue: number): Tint => [
  `${red} 0 0 0 0`,
  `0 ${green} 0 0 0`,
  `0 0 ${blue} 0 0`,
];

/** The wood's own lights and darks in another colour. */
const recoloured = (red: number, green: number, blue: number, lift: number): Tint => {
  const row = (share: number) => [0.299 * share, 0.587 * share, 0.114 * share].map((part) => part.toFixed(3)).join(' ');
  return [`${row(red)} 0 ${lift}`, `${row(green)} 0 ${lift}`, `${row(blue)} 0 ${lift}`];
};

/** Finishes that change the colour, by their slug; any other leaves the wood as it is. */
export const FINISH_TINTS: Readonly<Record<string, Tint>> = {
  'oiled-once': multiplied(0.94, 0.86, 0.74),
  'oiled-twice': multiplied(0.84, 0.7, 0.52),
  'pre-greyed': recoloured(1, 0.985, 0.955, 0.055),
  'black-stained': recoloured(0.3, 0.3, 0.32, 0.03),
};

/** Id of the filter of a finish on the page. */
export const tintId = (slug: string): string => `tint-${slug}`;

/** The finish among some that changes the colour of the wood; undefined where none does. */
export const tintOf = (slugs: readonly string[]): string | undefined => slugs.find((slug) => slug in FINISH_TINTS);
