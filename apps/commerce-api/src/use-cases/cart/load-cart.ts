import type { Cart } from '../../domain/cart/cart';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';
import type { FollowVatId } from '../checkout/check-vat-id';

interface LoadCartOptions {
  readonly carts: Pick<Carts, 'load'>;
  readonly followVatId: FollowVatId;
}

/** The visitor's cart; null without a session or without a cart. A VAT id that was found valid is asked for again in time. */
export function createLoadCart({ carts, followVatId }: LoadCartOptions) {
  return async function loadCart(visitor: Visitor): Promise<Cart | null> {
    const shopper = await visitor.shopper();
    if (!shopper) return null;
    const cart = await carts.load(shopper);
    return cart?.vatIdCheck?.outcome === 'valid' ? await followVatId(shopper, cart) : cart;
  };
}
