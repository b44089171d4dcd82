/**
 * Address of a product below the path that product addresses begin with: islands are given that path, because they do
 * not hold the shop's routes.
 */
export const productHref = (base: string, { slug, id }: { readonly slug: string; readonly id: number }): string =>
  `${base}/${encodeURIComponent(slug)}/${id}`;
