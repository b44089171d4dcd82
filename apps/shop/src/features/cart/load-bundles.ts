import type { CartLine } from '@geven/odoo-sdk';
import { layersOf } from '@geven/timber';

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
      const layers = layersOf({ pieces: productUomQty, thickness, width });
      return [
        { id, template, pieces: productUomQty, length: product.lengte, height: layers * thickness, layers, weight },
      ];
    })
    .sort((a, b) => a.length - b.length || a.weight - b.weight);
}
