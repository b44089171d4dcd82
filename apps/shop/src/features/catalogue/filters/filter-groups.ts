import type { FilterGroup, ProductList } from '@geven/odoo-sdk';

/** Attribute of the merchant's keywords, which are above the products instead of in the panel. */
export const TAGGING = 'tagging';

export type FilterValue = FilterGroup['values'][number];

/** The filters that are attributes; categories are chosen by their own links, because they have addresses of their own. */
export const attributeGroups = ({ filterGroups }: ProductList): readonly FilterGroup[] =>
  filterGroups.filter(({ attribute }) => attribute !== 'category' && attribute !== TAGGING);

/** The merchant's keywords, where there is one to choose or to take back. */
export const shownTaggings = ({ filterGroups }: ProductList): FilterGroup | undefined =>
  filterGroups.find(({ attribute, values }) => attribute === TAGGING && values.some(isShown));

const isShown = ({ count, isActive }: FilterValue) => count > 0 || isActive;

/** Groups in which there is something to choose or to take back. */
export const shownGroups = (list: ProductList): readonly FilterGroup[] =>
  attributeGroups(list).filter(({ values }) => values.some(isShown));

/** Values under the group that they are in, groups and values in the order of the data (CT-29). */
export interface ValueBranch<Value = FilterValue> {
  /** Null for values that belong to no group. */
  readonly parent: FilterValue['parent'];
  readonly values: readonly Value[];
}

/**
 * The tree of a long group, without the species that would show nothing: those that are there would be lost among
 * them. Values without a group come last.
 */
export function branchesOf(values: readonly FilterValue[]): readonly ValueBranch[] {
  const branches = new Map<string, { parent: FilterValue['parent']; values: FilterValue[] }>();
  for (const value of values.filter(isShown)) {
    const key = value.parent?.slug ?? '';
    const branch = branches.get(key) ?? { parent: value.parent, values: [] };
    branches.set(key, branch);
    branch.values.push(value);
  }
  return [...branches.values()].sort((one, other) => Number(one.parent === null) - Number(other.parent === null));
}
