/** Width in mm of the widest of some products, so that their drawings fit together; undefined without any that is drawn. */
export function widestSection(products: readonly { readonly width: number | null }[]): number | undefined {
  const widths = products.flatMap(({ width }) => width ?? []);
  return widths.length === 0 ? undefined : Math.max(...widths);
}
