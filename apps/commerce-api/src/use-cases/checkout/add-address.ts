import type { Address } from '../../domain/checkout/address';
import { type AddressDraft, checkAddress } from '../../domain/checkout/check-address';
import type { Checkout } from '../../ports/checkout';
import type { Visitor } from '../../sessions/visitor';

/** Adds an address to the visitor's list. */
export function createAddAddress({ checkout }: { checkout: Checkout }) {
  return async function addAddress(visitor: Visitor, draft: AddressDraft): Promise<Address> {
    const address = checkAddress(draft);
    return await checkout.addAddress(await visitor.ensureOwner(), address);
  };
}
