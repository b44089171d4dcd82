import type { Cart } from '../../domain/cart/cart';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

/** The visitor's cart; null without a session or without a cart. */
export function createLoadCart({ carts }: { carts: Carts }) {
  return async function loadCart(visitor: Visitor): Promise<Cart | null> {
    const shopper = await visitor.shopper();
    return shopper && (await carts.load(shopper));
  };
}
