import type { Photograph } from '@geven/catalogue-records';

/** Which products have photographs. Answered from memory: a page of products asks often. */
export interface Photographs {
  /** Those of a product, the main one first; empty where the illustrations are shown. */
  of(product: { readonly id: number; readonly itemNumber: string }): readonly Photograph[];
  /** Calls back when answers have become others. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}
