import { insertAddress } from '../../../carts/address-rows';
import { selectAddress } from '../../../carts/select-address';
import type { Database } from '../../../database/connection';
import type { Checkout } from '../../../ports/checkout';
import { existing, freshCart } from '../cart/fresh-cart';
import { choosePayment } from './choose-payment';

/** Addresses and the payment step in PostgreSQL. */
export function createEmbeddedCheckout({ db }: Pick<Database, 'db'>): Checkout {
  return {
    addAddress: ({ sessionId }, address) => insertAddress(db, sessionId, address),
    selectAddress: (owner, addressId, type) =>
      db.transaction(async (tx) => {
        await selectAddress(tx, owner, { addressId, type });
        return existing(await freshCart(tx, owner));
      }),
    choosePayment: (owner, choice) =>
      db.transaction(async (tx) => {
        await choosePayment(tx, owner, choice);
        return existing(await freshCart(tx, owner));
      }),
  };
}
