import { ownerKey } from '../../carts/ownership';
import type { Address } from '../../domain/checkout/address';
import { type AddressDraft, checkAddress } from '../../domain/checkout/check-address';
import type { Checkout } from '../../ports/checkout';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';

interface AddAddressOptions {
  readonly checkout: Pick<Checkout, 'addAddress'>;
  readonly limits: Limits;
}

/** Adds an address to the visitor's list. What is corrected before it is taken is not counted. */
export function createAddAddress({ checkout, limits }: AddAddressOptions) {
  return async function addAddress(visitor: Visitor, draft: AddressDraft): Promise<Address> {
    const address = checkAddress(draft);
    await limits.count('addressesOfClient', visitor.client);
    const shopper = await visitor.ensureShopper();
    await limits.count('addressesOfSession', ownerKey(shopper));
    return await checkout.addAddress(shopper, address);
  };
}
