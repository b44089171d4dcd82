/** A number of pieces of one length in mm. */
export interface Pieces {
  readonly length: number;
  readonly pieces: number;
}

/** A length in mm that can be bought; `pieces` is its stock, null without a limit. */
export interface BoardLength {
  readonly length: number;
  readonly pieces: number | null;
}
