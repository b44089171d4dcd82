interface Row {
  /** mm of each drawing. */
  readonly widths: readonly number[];
  /** px that the row has. */
  readonly room: number;
  /** px between two. */
  readonly gap: number;
  /** px that a drawing has at least, for the words below it. */
  readonly least: number;
  /** px per mm that are enough. */
  readonly largest: number;
}

const STEP = 0.01;
const SMALLEST = 0.3;

/** The largest scale in px per mm at which drawings of one scale are beside each other in a row. */
export function fittingScale({ widths, room, gap, least, largest }: Row): number {
  const taken = (scale: number) =>
    widths.reduce((sum, width) => sum + Math.max(least, width * scale), gap * Math.max(0, widths.length - 1));
  let scale = largest;
  while (scale > SMALLEST && taken(scale) > room) scale -= STEP;
  return Math.round(scale * 100) / 100;
}
