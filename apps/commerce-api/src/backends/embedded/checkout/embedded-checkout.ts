import { insertAddress } from '../../../carts/address-rows';
import { findRecipient } from '../../../carts/find-recipient';
import { selectAddress } from '../../../carts/select-address';
import type { Checkout } from '../../../ports/checkout';
import type { EmbeddedCartsOptions } from '../cart/embedded-carts';
import { existing, freshCart } from '../cart/fresh-cart';
import { choosePayment } from './choose-payment';

/** Addresses and the payment step in PostgreSQL. */
export function createEmbeddedCheckout({ db, transact }: EmbeddedCartsOptions): Checkout {
  return {
    addAddress: ({ sessionId }, address) => insertAddress(db, sessionId, address),
    recipient: ({ sessionId }) => findRecipient(db, sessionId),
    selectAddress: (owner, addressId, type) =>
      transact(owner, async (tx) => {
        await selectAddress(tx, owner, { addressId, type });
        return existing(await freshCart(tx, owner));
      }),
    choosePayment: (owner, choice) =>
      transact(owner, async (tx) => {
        await choosePayment(tx, owner, choice);
        return existing(await freshCart(tx, owner));
      }),
  };
}
