/** What may be typed into a pieces field. */
export interface PiecesLimits {
  min: number;
  max: number;
  /** Pieces that are only sold together, for example a pack. */
  step: number;
}

/** The nearest allowed number of pieces, packs rounded up; undefined when the text is no number. */
export function allowedPieces(text: string, { min, max, step }: PiecesLimits): number | undefined {
  if (text.trim() === '') return min;
  const typed = Number(text);
  if (!Number.isFinite(typed)) return undefined;
  const whole = Math.ceil(Math.max(typed, min) / step) * step;
  return whole > max ? Math.floor(max / step) * step : whole;
}
