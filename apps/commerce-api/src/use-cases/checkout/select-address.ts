import type { Cart } from '../../domain/cart/cart';
import type { AddressType } from '../../domain/checkout/address';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Checkout } from '../../ports/checkout';
import type { Visitor } from '../../sessions/visitor';
import type { FollowVatId } from './check-vat-id';

interface Selection {
  readonly addressId: number;
  readonly type: AddressType;
}

interface SelectAddressOptions {
  readonly checkout: Pick<Checkout, 'selectAddress'>;
  readonly followVatId: FollowVatId;
}

/** Makes an address of the visitor the cart's delivery or billing address; its VAT id may change the VAT. */
export function createSelectAddress({ checkout, followVatId }: SelectAddressOptions) {
  return async function selectAddress(visitor: Visitor, { addressId, type }: Selection): Promise<Cart> {
    if (type === 'other') throw new CommerceError('BAD_REQUEST', { reason: 'A cart has no address of the type other' });
    const shopper = await visitor.shopper();
    if (!shopper) throw new CommerceError('ADDRESS_NOT_FOUND', { addressId });
    return await followVatId(shopper, await checkout.selectAddress(shopper, addressId, type));
  };
}
