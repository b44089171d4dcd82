/** A length of a board and its pieces in stock. */
export interface LengthStock {
  /** mm. */
  readonly lengte: number;
  readonly stock: number;
}

/** Ticks as SVG path data: one per length, as high as the board is long. */
export interface LengthTicks {
  readonly inStock: string;
  readonly toOrder: string;
  /** px. */
  readonly width: number;
}

const TICK = 5;
const GAP = 2;
/** px; a board of six metres fills it, shorter ones keep a foot of five. */
export const TICKS_HEIGHT = 22;
const FOOT = 5;
const FULL_LENGTH_MM = 6000;

/** Draws a tick per length, from short to long. Hollow ones are half a px inside, so that their line is sharp. */
export function lengthTicks(lengths: readonly LengthStock[]): LengthTicks {
  let inStock = '';
  let toOrder = '';
  for (const [index, { lengte, stock }] of lengths.entries()) {
    const x = index * (TICK + GAP);
    const rest = TICKS_HEIGHT - FOOT;
    const height = Math.round(FOOT + Math.min(1, lengte / FULL_LENGTH_MM) * rest);
    if (stock > 0) inStock += `M${x} ${TICKS_HEIGHT}v-${height}h${TICK}v${height}z`;
    else toOrder += `M${x + 0.5} ${TICKS_HEIGHT - 0.5}v-${height - 1}h${TICK - 1}v${height - 1}z`;
  }
  return { inStock, toOrder, width: Math.max(0, lengths.length * (TICK + GAP) - GAP) };
}
