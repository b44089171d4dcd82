import type { Address, AddressFields } from '../domain/checkout/address';
import type { Shopper } from './shopper';

/** An address as it is to be, and whether it is to be the default; left out: as it is. */
export interface AddressChange extends AddressFields {
  readonly isDefault?: boolean;
}

/** The addresses that a customer keeps. */
export interface AddressBook {
  /** The default first, then the newest. */
  list(shopper: Shopper): Promise<readonly Address[]>;
  /**
   * A cart that is to go there loses its delivery address when it lies elsewhere now. ADDRESS_NOT_FOUND for somebody
   * else's, as for one that does not exist.
   */
  update(shopper: Shopper, addressId: number, address: AddressChange): Promise<Address>;
  /** Also off the cart; somebody else's, or one that is gone, is left as it is. Orders keep theirs. */
  remove(shopper: Shopper, addressId: number): Promise<void>;
  /** Makes an address the default, or no longer. */
  setDefault(shopper: Shopper, addressId: number, isDefault: boolean): Promise<void>;
}
