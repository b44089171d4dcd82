/**
 * What distinguishes a variant from the others of its product, `71 mm` or `200 pieces`: the end of its name. Null where
 * its name does not begin with the product's.
 */
export function packLabel(variant: string, product: string): string | null {
  const rest = variant.startsWith(product) ? variant.slice(product.length).replace(/^[\s,]+/, '') : '';
  return rest || null;
}
