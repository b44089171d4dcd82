import { insertAddress } from '../../../carts/address-rows';
import { findRecipient } from '../../../carts/find-recipient';
import { noteVatIdCheck } from '../../../carts/note-vat-id-check';
import { selectAddress } from '../../../carts/select-address';
import type { Checkout } from '../../../ports/checkout';
import type { EmbeddedCartsOptions } from '../cart/embedded-carts';
import { existing, freshCart } from '../cart/fresh-cart';
import { choosePayment } from './choose-payment';

/** Addresses and the payment step in PostgreSQL. */
export function createEmbeddedCheckout({ db, transact, freightRates }: EmbeddedCartsOptions): Checkout {
  return {
    addAddress: (shopper, address) => insertAddress(db, shopper, address),
    recipient: (shopper) => findRecipient(db, shopper),
    selectAddress: (shopper, addressId, type) =>
      transact(shopper, async (tx) => {
        await selectAddress(tx, shopper, { addressId, type });
        return existing(await freshCart(tx, shopper, freightRates()));
      }),
    noteVatIdCheck: (shopper, vatIdCheckId) =>
      transact(shopper, async (tx) => {
        await noteVatIdCheck(tx, shopper, vatIdCheckId);
        return existing(await freshCart(tx, shopper, freightRates()));
      }),
    choosePayment: (shopper, choice) =>
      transact(shopper, (tx) => choosePayment(tx, shopper, { ...choice, rates: freightRates() })),
  };
}
