import type { Database } from '../../../database/connection';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { AddressBook } from '../../../ports/address-book';
import type { Shopper } from '../../../ports/shopper';
import { ADDRESS_ACTION, type AddressOutcome, type AddressRequest } from '../actions/address-action';
import type { RunAction } from '../actions/run-action';
import { findLinkedAddresses, noteAddress } from './address-rows';
import { addressValues } from './address-values';
import { findLink } from './link-rows';
import { takeOverBook } from './take-over-book';

interface OdooAddressBookOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
  /** Ours, which carts are made with: a copy of Odoo's, and all there is of a customer without a partner. */
  readonly stored: AddressBook;
}

/**
 * Address books as addresses of partners in Odoo. What is new is added there when the book is looked at: so it is there
 * too after a guest's addresses became a customer's, and nobody who orders waits for it.
 */
export function createOdooAddressBook({ db, run, stored }: OdooAddressBookOptions): AddressBook {
  const ask = (request: AddressRequest) => run<AddressOutcome>(ADDRESS_ACTION, { request });

  const find = async (shopper: Shopper, addressId: number) =>
    (await findLinkedAddresses(db, shopper)).find(({ address }) => address.id === addressId);

  return {
    async list(shopper) {
      const link = await findLink(db, shopper.customerId);
      if (link) {
        const before = await findLinkedAddresses(db, shopper);
        const news = before.filter(({ partnerId }) => partnerId === null);
        const add = news.map(({ address }) => addressValues(address));
        const outcome = await ask({ do: 'list', key: link.key, add });
        if ('addresses' in outcome) await db.transaction((tx) => takeOverBook(tx, shopper, { ...outcome, before }));
      }
      return await stored.list(shopper);
    },
    async update(shopper, addressId, change) {
      const partnerId = (await find(shopper, addressId))?.partnerId;
      const link = await findLink(db, shopper.customerId);
      if (link && partnerId) {
        const { isDefault, ...address } = change;
        const outcome = await ask({ do: 'change', key: link.key, id: partnerId, address: addressValues(address) });
        // The merchant archived it.
        if (!('id' in outcome)) throw new CommerceError('ADDRESS_NOT_FOUND', { addressId });
        await noteAddress(db, addressId, outcome.id);
      }
      return await stored.update(shopper, addressId, change);
    },
    async remove(shopper, addressId) {
      const partnerId = (await find(shopper, addressId))?.partnerId;
      const link = await findLink(db, shopper.customerId);
      if (link && partnerId) await ask({ do: 'archive', key: link.key, id: partnerId });
      await stored.remove(shopper, addressId);
    },
    setDefault: stored.setDefault,
  };
}
