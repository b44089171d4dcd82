import type { Cart } from '../../domain/cart/cart';
import { checkItemCount } from '../../domain/cart/cart-size';
import { checkQuantity } from '../../domain/cart/quantity';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts, LinePieces } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

/** Sets the pieces of lines of the visitor's cart. */
export function createUpdateItems({ carts }: { carts: Carts }) {
  return async function updateItems(visitor: Visitor, lines: readonly LinePieces[]): Promise<Cart> {
    checkItemCount(lines);
    for (const { pieces } of lines) checkQuantity(pieces);
    const [first] = lines;
    if (!first) throw new CommerceError('PIECES_REQUIRED');
    const shopper = await visitor.shopper();
    if (!shopper) throw new CommerceError('CART_LINE_NOT_FOUND', { lineId: first.lineId });
    return await carts.updateMultipleItems(shopper, lines);
  };
}
