import type { Product } from '@geven/odoo-sdk';

type AttributeRow = `F${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | `P${1 | 2 | 3 | 4 | 5 | 6}`;

/** The value of an attribute row, where the merchant makes it visible (PD-33, PD-34). */
export const visible = (product: Product, name: AttributeRow): string | null =>
  product[`isVisibleValue${name}`] ? product[`productAttributeCategoryValue${name}`] : null;
