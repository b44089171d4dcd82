import type { Cart } from '../../domain/cart/cart';
import { checkItemCount } from '../../domain/cart/cart-size';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

/** Removes lines from the visitor's cart. */
export function createRemoveItems({ carts }: { carts: Carts }) {
  return async function removeItems(visitor: Visitor, lineIds: readonly number[]): Promise<Cart | null> {
    checkItemCount(lineIds);
    const shopper = await visitor.shopper();
    return shopper && (await carts.removeMultipleItems(shopper, lineIds));
  };
}
