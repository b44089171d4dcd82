import type { ProductCard } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import type { SectionOutline } from '@geven/ui/SectionDrawing';

/** The outline of a product's section; null of what has none. */
export function outlineOf({
  thickness,
  width,
  profile1,
}: Pick<ProductCard, 'thickness' | 'width' | 'profile1'>): SectionOutline | null {
  if (thickness === null || width === null) return null;
  const profile = toProfile(profile1?.slug ?? 'square');
  return { id: `${profile}-${thickness}-${width}`, profile, thickness, width };
}

/** The outlines of some products, each once. */
export function tileOutlines(products: readonly ProductCard[]): SectionOutline[] {
  const outlines = products.flatMap((product) => outlineOf(product) ?? []);
  return [...new Map(outlines.map((outline) => [outline.id, outline])).values()];
}
