/**
 * Address of a product below the path that product addresses begin with: islands are given that path, because they do
 * not hold the shop's routes.
 */
export const productHref = (base: string, { slug, id }: { readonly slug: string; readonly id: number }): string =>
  `${base}/${encodeURIComponent(slug)}/${id}`;

/** Ids of the parts of a product's page that lines of a cart lead to (CA-07). */
export const ACCESSORIES = 'accessories';
export const ALTERNATIVES = 'alternatives';
