import type { Cart } from '../../domain/cart/cart';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

/** Empties the visitor's cart. */
export function createClearCart({ carts }: { carts: Carts }) {
  return async function clearCart(visitor: Visitor): Promise<Cart | null> {
    const shopper = await visitor.shopper();
    return shopper && (await carts.clear(shopper));
  };
}
