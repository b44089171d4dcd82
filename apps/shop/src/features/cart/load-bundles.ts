import type { CartLine } from '@geven/odoo-sdk';

/** Size of a pack in mm, as the yard stacks it: the next pack is behind it. */
const PACK_WIDTH = 1050;
const PACK_HEIGHT = 420;

/** Pieces of one length, stacked. Sizes in mm, weight in grams. */
export interface Bundle {
  readonly id: number;
  readonly template: CartLine['template'];
  readonly pieces: number;
  readonly length: number;
  readonly height: number;
  readonly layers: number;
  readonly weight: number;
}

/** The timber of a cart as it is loaded: longest pieces at the bottom. Samples and accessories go along unseen. */
export function loadBundles(lines: readonly CartLine[]): readonly Bundle[] {
  return lines
    .flatMap(({ id, product, template, productUomQty, weight }) => {
      const { thickness, width } = template;
      if (product.isSample || product.lengte == null || thickness == null || width == null) return [];
      const perLayer = Math.max(1, Math.floor(PACK_WIDTH / width));
      const highest = Math.max(1, Math.floor(PACK_HEIGHT / (thickness + 2)));
      const layers = Math.min(Math.ceil(productUomQty / perLayer), highest);
      return [
        { id, template, pieces: productUomQty, length: product.lengte, height: layers * thickness, layers, weight },
      ];
    })
    .sort((a, b) => a.length - b.length || a.weight - b.weight);
}
