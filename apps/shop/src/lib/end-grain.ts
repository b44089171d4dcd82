import type { CartLine } from '@geven/odoo-sdk';

const BEAM_FAMILIES = new Set(['BT', 'PM', 'SM']);

/** The picture of a product's end grain as a CSS value, for section drawings; undefined for what is not wood. */
export function endGrain({ family, specie }: Pick<CartLine['template'], 'family' | 'specie'>): string | undefined {
  if (!specie) return undefined;
  return `url(/pictures/ends/${specie.slug}${BEAM_FAMILIES.has(family) ? '-beam' : ''}.webp)`;
}
