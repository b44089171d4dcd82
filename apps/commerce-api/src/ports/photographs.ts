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

/** Which products have photographs. Answered from memory: a page of products asks often. */
export interface Photographs {
  /** Those of a product, the main one first; empty where the illustrations stand. */
  of(product: { readonly id: number; readonly itemNumber: string }): readonly Photograph[];
  /** Calls back when answers have become others. Answers how to stop. */
  onChange(listener: () => void): () => void;
}
