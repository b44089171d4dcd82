import { type SplitBranches, splitBranches } from './split-branches';

/**
 * Divides the categories of a group as `splitBranches` does. Of kinds and woods the kinds are seen at once, and the woods with
 * all: woods have a filter of their own right below.
 *
 * @param taken rows of the group that something else takes
 */
export function splitCategories<Category>(
  categories: readonly Category[],
  isWood: (category: Category) => boolean,
  taken: number,
): SplitBranches<Category> {
  const kinds = categories.filter((each) => !isWood(each));
  const woods = categories.filter(isWood);
  if (kinds.length === 0 || woods.length === 0) {
    return splitBranches('category', [{ parent: null, values: categories }], taken);
  }
  // A row for what shows the woods.
  const { first, rest } = splitBranches('category', [{ parent: null, values: kinds }], taken + 1);
  return { first, rest: [...rest, { parent: null, values: woods }] };
}
