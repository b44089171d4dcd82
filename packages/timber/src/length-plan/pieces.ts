/** A number of pieces of one length in mm. */
export interface Pieces {
  readonly length: number;
  readonly pieces: number;
}

/** A length that can be bought, mm; `pieces` is what there is of it, null without a limit. */
export interface BoardLength {
  readonly length: number;
  readonly pieces: number | null;
}
