import type { Cart } from '../../domain/cart/cart';
import { checkItemCount } from '../../domain/cart/cart-size';
import { mergeLines, type VariantPieces } from '../../domain/cart/merge-lines';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

/** Adds variants to the visitor's cart, making session and cart when there are none. */
export function createAddItems({ carts }: { carts: Carts }) {
  return async function addItems(visitor: Visitor, products: readonly VariantPieces[]): Promise<Cart> {
    if (products.length === 0) throw new CommerceError('PIECES_REQUIRED');
    checkItemCount(products);
    // Before the session is made: a refused request leaves nothing behind.
    const merged = mergeLines([], products);
    return await carts.addMultipleItems(await visitor.ensureShopper(), merged);
  };
}
