import { ownerKey } from '../../carts/ownership';
import type { Address, AddressFields } from '../../domain/checkout/address';
import { type AddressDraft, checkAddress } from '../../domain/checkout/check-address';
import { checkDelivered } from '../../domain/checkout/check-destination';
import type { CurrentFreightRates } from '../../domain/checkout/freight-rates';
import { foreignVatId } from '../../domain/checkout/intra-community-supply';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { AddressBook } from '../../ports/address-book';
import type { Checkout } from '../../ports/checkout';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';
import type { CheckVatId } from './check-vat-id';

interface AddAddressOptions {
  readonly checkout: Pick<Checkout, 'addAddress'>;
  readonly addressBook: Pick<AddressBook, 'setDefault'>;
  readonly limits: Limits;
  readonly freightRates: CurrentFreightRates;
  /** Null where VAT ids are not checked. */
  readonly checkVatId: CheckVatId | null;
}

/** An address as it was typed in; a customer may make it the default of the address book. */
interface NewAddressDraft extends AddressDraft {
  readonly isDefault?: boolean | null | undefined;
  /** The shopper was told: VAT is charged although there is a VAT id. */
  readonly isVatCharged?: boolean | null | undefined;
}

/** What is said once of a VAT id that does not free its company from VAT. */
const VAT_ID_REFUSALS = { invalid: 'VAT_ID_INVALID', unanswered: 'VAT_ID_NOT_CHECKED' } as const;

/**
 * Adds an address to the visitor's list. What is corrected before it is taken is not counted, but for a VAT id: the
 * register was asked for it.
 */
export function createAddAddress({ checkout, addressBook, limits, freightRates, checkVatId }: AddAddressOptions) {
  return async function addAddress(visitor: Visitor, draft: NewAddressDraft): Promise<Address> {
    const address = checkAddress(draft);
    if (address.addressType === 'shipping') checkDelivered(address, freightRates());
    await limits.count('addressesOfClient', visitor.client);
    const shopper = await visitor.ensureShopper();
    await limits.count('addressesOfSession', ownerKey(shopper));
    if (!draft.isVatCharged) await checkForeignVatId(address);
    const added = await checkout.addAddress(shopper, address);
    if (!draft.isDefault || shopper.customerId === null) return added;
    await addressBook.setDefault(shopper, added.id, true);
    return { ...added, isDefault: true };
  };
  async function checkForeignVatId(address: AddressFields): Promise<void> {
    const vatId = checkVatId && foreignVatId(address);
    if (!checkVatId || !vatId) return;
    const { outcome } = await checkVatId(vatId);
    if (outcome !== 'valid') throw new CommerceError(VAT_ID_REFUSALS[outcome], { field: 'vat' });
  }
}
