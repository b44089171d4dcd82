import type { CategoryListItem } from '@geven/odoo-sdk';

/** The categories from the root down to one, itself included, along its parents (CT-31); none when it is unknown. */
export function categoryTrail(categories: readonly CategoryListItem[], id: number | undefined): CategoryListItem[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const trail: CategoryListItem[] = [];
  for (let at = byId.get(id ?? Number.NaN); at && !trail.includes(at); at = byId.get(at.parent?.id ?? Number.NaN)) {
    trail.unshift(at);
  }
  return trail;
}
