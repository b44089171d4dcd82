import { checkQuantity } from './quantity';

/** A variant and its whole pieces. */
export interface VariantPieces {
  readonly variantId: number;
  readonly pieces: number;
}

/**
 * What the lines of `added` variants have afterwards: a cart has one line per variant, adding raises it.
 * Variants that are in the cart but not added are left out.
 */
export function mergeLines(inCart: readonly VariantPieces[], added: readonly VariantPieces[]): VariantPieces[] {
  const before = new Map(inCart.map(({ variantId, pieces }) => [variantId, pieces]));
  const after = new Map<number, number>();
  for (const { variantId, pieces } of added) {
    checkQuantity(pieces);
    after.set(variantId, (after.get(variantId) ?? before.get(variantId) ?? 0) + pieces);
  }
  for (const pieces of after.values()) checkQuantity(pieces);
  return [...after].map(([variantId, pieces]) => ({ variantId, pieces }));
}
