import type { Cart } from '../../domain/cart/cart';
import type { ShippingMethodCode } from '../../domain/checkout/freight';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';
import type { FollowVatId } from '../checkout/check-vat-id';

interface SetShippingMethodOptions {
  readonly carts: Pick<Carts, 'load' | 'setPickup'>;
  readonly followVatId: FollowVatId;
}

/** What was chosen; null for an id that is none. */
interface Choice {
  readonly id: number;
  readonly code: ShippingMethodCode | null;
}

/**
 * Chooses how the visitor's cart is delivered (API-32): by what its load asks for, or picked up at the yard. The VAT may
 * follow from a VAT id again, once it is no longer picked up.
 */
export function createSetShippingMethod({ carts, followVatId }: SetShippingMethodOptions) {
  return async function setShippingMethod(visitor: Visitor, { id, code }: Choice): Promise<Cart> {
    const shopper = await visitor.shopper();
    const cart = shopper && (await carts.load(shopper));
    if (!cart || cart.lines.length === 0) throw new CommerceError('CART_EMPTY');
    const isOffered = cart.deliveryMethods.some((method) => method.code === code);
    if (!isOffered) throw new CommerceError('SHIPPING_METHOD_NOT_AVAILABLE', { id });
    return await followVatId(shopper, await carts.setPickup(shopper, code === 'PICKUP'));
  };
}
