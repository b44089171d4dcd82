import type { Cart } from '../../domain/cart/cart';
import type { AddressType } from '../../domain/checkout/address';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Checkout } from '../../ports/checkout';
import type { Visitor } from '../../sessions/visitor';

interface Selection {
  readonly addressId: number;
  readonly type: AddressType;
}

/** Makes an address of the visitor the cart's delivery or billing address. */
export function createSelectAddress({ checkout }: { checkout: Checkout }) {
  return async function selectAddress(visitor: Visitor, { addressId, type }: Selection): Promise<Cart> {
    if (type === 'other') throw new CommerceError('BAD_REQUEST', { reason: 'A cart has no address of the type other' });
    const shopper = await visitor.shopper();
    if (!shopper) throw new CommerceError('ADDRESS_NOT_FOUND', { addressId });
    return await checkout.selectAddress(shopper, addressId, type);
  };
}
