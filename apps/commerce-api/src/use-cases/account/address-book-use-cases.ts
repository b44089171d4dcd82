import type { Address, AddressType } from '../../domain/checkout/address';
import { type AddressDraft, checkAddress } from '../../domain/checkout/check-address';
import type { AddressBook } from '../../ports/address-book';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from './current-customer';

interface AddressBookOptions {
  readonly addressBook: AddressBook;
  readonly limits: Limits;
}

/** An address as it was typed in; left out, the default stays what it is. */
export interface BookDraft extends AddressDraft {
  readonly isDefault?: boolean | null | undefined;
}

/** What a customer does with the address book (DB-28) (CO-11); NOT_AUTHENTICATED for guests. */
export function createAddressBookUseCases({ addressBook, limits }: AddressBookOptions) {
  return {
    /** Those of one type, or all (API-07). */
    async getAddresses(visitor: Visitor, type: AddressType | null): Promise<readonly Address[]> {
      const all = await addressBook.list(await customerShopper(visitor));
      return type === null ? all : all.filter(({ addressType }) => addressType === type);
    },
    /** ADDRESS_NOT_FOUND for another customer's (API-09). */
    async updateAddress(visitor: Visitor, addressId: number, draft: BookDraft): Promise<Address> {
      const shopper = await customerShopper(visitor);
      const address = checkAddress(draft);
      await limits.count('profileChangesOfCustomer', shopper.customerId);
      const { isDefault } = draft;
      return await addressBook.update(shopper, addressId, {
        ...address,
        ...(typeof isDefault === 'boolean' ? { isDefault } : {}),
      });
    },
    /** One that is gone already, or never was the customer's, is no error (API-10). */
    async deleteAddress(visitor: Visitor, addressId: number): Promise<void> {
      await addressBook.remove(await customerShopper(visitor), addressId);
    },
  };
}
