import { type Bits, countBits, countCommon } from '../projection/listing/bits';

/** A category as this needs it: its place, and the numbers of its products. */
export interface CountedCategory<Category> {
  readonly category: Category;
  readonly bits: Bits;
  readonly children: readonly CountedCategory<Category>[];
}

/** A category that holds some of what a search has found. */
export interface FoundIn<Category> {
  category: Category;
  /** Products found in it and below it. */
  totalCount: number;
}

/**
 * The widest categories that part what was found, most of it first: one that holds all of it says nothing, so those below
 * it are named instead.
 */
export function foundIn<Category>(
  roots: readonly CountedCategory<Category>[],
  found: Bits,
  limit: number,
): FoundIn<Category>[] {
  const all = countBits(found);
  const counted = (nodes: readonly CountedCategory<Category>[]): FoundIn<Category>[] =>
    nodes.flatMap(({ category, bits, children }) => {
      const totalCount = countCommon(bits, found);
      if (totalCount === 0) return [];
      const below = totalCount === all ? counted(children) : [];
      return below.length > 0 ? below : [{ category, totalCount }];
    });
  return counted(roots)
    .toSorted((one, other) => other.totalCount - one.totalCount)
    .slice(0, limit);
}
