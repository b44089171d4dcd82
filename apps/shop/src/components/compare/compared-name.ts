import type { ProductCard } from '@geven/odoo-sdk';

/** What a product is called where several are chosen to be compared: wood and size in mm, or its title. */
export function comparedName({
  specie,
  thickness,
  width,
  title,
}: Pick<ProductCard, 'specie' | 'thickness' | 'width' | 'title'>): string {
  const name = specie?.name ?? title.name;
  return thickness === null || width === null ? name : `${name} ${thickness} × ${width} mm`;
}
