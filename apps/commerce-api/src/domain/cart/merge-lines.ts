import { checkQuantity } from './quantity';

/** A variant, what was chosen beside it, and its whole pieces. */
export interface VariantPieces {
  readonly variantId: number;
  /** Ids of finishes in any order; nothing chosen when they are left out. */
  readonly finishIds?: readonly number[];
  readonly pieces: number;
}

/** One that names its finishes, from the smallest id. */
export type FinishedVariantPieces = Required<VariantPieces>;

/**
 * What the lines of `added` variants have afterwards: a cart has one line per variant and set of finishes, adding raises
 * it. Lines that are in the cart but not added to are left out.
 */
export function mergeLines(inCart: readonly VariantPieces[], added: readonly VariantPieces[]): FinishedVariantPieces[] {
  const before = new Map(inCart.map((line) => [lineKey(line), line.pieces]));
  const after = new Map<string, FinishedVariantPieces>();
  for (const { variantId, finishIds = [], pieces } of added) {
    checkQuantity(pieces);
    const key = lineKey({ variantId, finishIds });
    const sum = (after.get(key)?.pieces ?? before.get(key) ?? 0) + pieces;
    after.set(key, { variantId, finishIds: inOrder(finishIds), pieces: sum });
  }
  for (const { pieces } of after.values()) checkQuantity(pieces);
  return [...after.values()];
}

/** What distinguishes the lines of a cart: the variant and the set of its finishes. */
export function lineKey({ variantId, finishIds = [] }: Omit<VariantPieces, 'pieces'>): string {
  return [variantId, ...inOrder(finishIds)].join(' ');
}

const inOrder = (finishIds: readonly number[]) => [...new Set(finishIds)].toSorted((one, other) => one - other);
