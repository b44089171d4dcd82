import type { VariantFacts } from '../../../carts/variant-facts';
import type { LoadLine } from '../../../domain/cart/load';
import type { Freight } from '../../../domain/checkout/freight';
import type { CartRequest } from '../actions/cart-request';

/** A line as Odoo and we know it: a product and its pieces. */
export interface ProductPieces {
  readonly product_id: number;
  readonly pieces: number;
}

/** The lines with what the catalogue says of their products; what it does not have weighs nothing. */
export function loadLines(lines: readonly ProductPieces[], variants: ReadonlyMap<number, VariantFacts>): LoadLine[] {
  return lines.flatMap(({ product_id, pieces }) => {
    const variant = variants.get(product_id);
    return variant ? [{ ...variant, pieces }] : [];
  });
}

/** Freight as the cart action takes it, with the content that it holds for. */
export function freightRequest(lines: readonly ProductPieces[], cost: Freight | null): CartRequest['freight'] {
  const isCharged = cost !== null && cost.method !== 'PICKUP' && !cost.isCalculatedAfterwards;
  return { content: contentOf(lines), price: isCharged ? cost.price / 100 : null };
}

/** Products and pieces as the cart action writes them down. */
function contentOf(lines: readonly ProductPieces[]): string {
  return lines
    .map(({ product_id, pieces }) => `${product_id}:${pieces}`)
    .sort()
    .join(',');
}
