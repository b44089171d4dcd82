import type { ProductList } from '@geven/odoo-sdk';

/**
 * Whether a listing has no timber on any of its pages, but screws, oil and the like, which are sold in packs: it has one
 * view, rows of packs. Sample boxes are shown as cards.
 */
export function isPackListing({ filterGroups, products }: Pick<ProductList, 'filterGroups' | 'products'>): boolean {
  const species = filterGroups.find(({ attribute }) => attribute === 'specie')?.values ?? [];
  const hasTimber = species.some(({ count, isActive }) => count > 0 || isActive);
  return products.length > 0 && !hasTimber && products.every(({ productCategoryIsSample }) => !productCategoryIsSample);
}
