import type { Destination } from '../../../domain/checkout/destination';
import { type Freight, freight, type Load } from '../../../domain/checkout/freight';
import type { CartRequest } from '../actions/cart-action';
import type { VariantFacts } from './variant-facts';

/** What a line weighs in for freight. */
export interface LoadLine {
  readonly product_id: number;
  readonly pieces: number;
}

/** What a cart's lines amount to on a truck. */
export function loadOf(lines: readonly LoadLine[], variants: ReadonlyMap<number, VariantFacts>): Load {
  const facts = lines.flatMap(({ product_id, pieces }) => {
    const variant = variants.get(product_id);
    return variant ? [{ ...variant, pieces }] : [];
  });
  const lengths = facts.flatMap(({ lengthMm }) => (lengthMm === null ? [] : [lengthMm]));
  const count = facts.reduce((sum, { pieces }) => sum + pieces, 0);
  return {
    weight: facts.reduce((grams, { weight, pieces }) => grams + weight * pieces, 0),
    longestPiece: lengths.length > 0 ? Math.max(...lengths) : null,
    samples: facts.every(({ isSample }) => isSample) ? count : null,
  };
}

/** The rate card applied to a cart; null while its destination is unknown or it is empty. */
export function cartFreight(
  lines: readonly LoadLine[],
  variants: ReadonlyMap<number, VariantFacts>,
  destination: Destination | null,
): Freight | null {
  return destination && lines.length > 0 ? freight(loadOf(lines, variants), destination) : null;
}

/** Freight as the cart action takes it, with the content that it holds for. */
export function freightRequest(lines: readonly LoadLine[], cost: Freight | null): CartRequest['freight'] {
  const isCharged = cost !== null && !cost.isCalculatedAfterwards;
  return { content: contentOf(lines), price: isCharged ? cost.price / 100 : null };
}

/** Products and pieces as the cart action writes them down. */
function contentOf(lines: readonly LoadLine[]): string {
  return lines
    .map(({ product_id, pieces }) => `${product_id}:${pieces}`)
    .sort()
    .join(',');
}
