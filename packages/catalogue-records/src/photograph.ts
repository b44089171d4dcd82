/** A picture of the merchant's own. */
export interface Photograph {
  /** Below `/api/pictures/{version}/`. */
  readonly path: string;
  readonly version: string;
  /** Pixels, or what has their proportions. */
  readonly width: number;
  readonly height: number;
  /** Average colour, `#rrggbb`. */
  readonly colour: string;
}
