import { ownerKey } from '../../carts/ownership';
import type { Address } from '../../domain/checkout/address';
import { type AddressDraft, checkAddress } from '../../domain/checkout/check-address';
import type { AddressBook } from '../../ports/address-book';
import type { Checkout } from '../../ports/checkout';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';

interface AddAddressOptions {
  readonly checkout: Pick<Checkout, 'addAddress'>;
  readonly addressBook: Pick<AddressBook, 'setDefault'>;
  readonly limits: Limits;
}

/** An address as it was typed in; a customer may make it the default of the address book. */
interface NewAddressDraft extends AddressDraft {
  readonly isDefault?: boolean | null | undefined;
}

/** Adds an address to the visitor's list. What is corrected before it is taken is not counted. */
export function createAddAddress({ checkout, addressBook, limits }: AddAddressOptions) {
  return async function addAddress(visitor: Visitor, draft: NewAddressDraft): Promise<Address> {
    const address = checkAddress(draft);
    await limits.count('addressesOfClient', visitor.client);
    const shopper = await visitor.ensureShopper();
    await limits.count('addressesOfSession', ownerKey(shopper));
    const added = await checkout.addAddress(shopper, address);
    if (!draft.isDefault || shopper.customerId === null) return added;
    await addressBook.setDefault(shopper, added.id, true);
    return { ...added, isDefault: true };
  };
}
