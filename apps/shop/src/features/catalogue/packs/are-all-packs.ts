import type { ProductCard } from '@geven/odoo-sdk';

/** Whether all products of a page are sold in packs, as screws and oil are: they have one view, rows of packs. */
export const areAllPacks = (products: readonly ProductCard[]): boolean =>
  products.length > 0 &&
  products.every((product) => product.width === null && product.specie === null && !product.productCategoryIsSample);
