/** px that letters of the text style take at most, at 15 px and medium weight. */
const NARROW = 5;
const WIDE = 13;
const CAPITAL = 11;
const USUAL = 8.3;

const widthOfLetter = (letter: string): number => {
  if (/[ijl tfr I.,:;'’|!]/.test(letter)) return NARROW;
  if (/[mwMW&—]/.test(letter)) return WIDE;
  return letter === letter.toLowerCase() ? USUAL : CAPITAL;
};

/** About how wide a text is in px, rather too wide than too narrow. */
export const textWidth = (text: string): number => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** The line that entries are put in, in px. */
interface Line {
  readonly room: number;
  readonly gap: number;
  /** Width of the entry that has those which found no room. */
  readonly last: number;
}

/**
 * How many entries of some widths a line holds, from the first on. The server decides, so that the line is right before
 * scripts run.
 */
export function fitLine(widths: readonly number[], { room, gap, last }: Line): number {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  if (total <= room) return widths.length;
  let left = room - last;
  const count = widths.findIndex((width) => {
    left -= width + gap;
    return left < 0;
  });
  return count === -1 ? widths.length : count;
}
