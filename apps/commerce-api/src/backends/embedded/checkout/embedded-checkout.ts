import type { Database } from '../../../database/connection';
import { addresses } from '../../../database/schema/addresses';
import type { Checkout } from '../../../ports/checkout';
import { existing, freshCart } from '../cart/fresh-cart';
import { withoutSession } from '../cart/read-cart';
import { choosePayment } from './choose-payment';
import { selectAddress } from './select-address';

/** Addresses and the payment step in PostgreSQL. */
export function createEmbeddedCheckout({ db }: Pick<Database, 'db'>): Checkout {
  return {
    async addAddress({ sessionId }, address) {
      const [row] = await db
        .insert(addresses)
        .values({ ...address, sessionId })
        .returning();
      if (!row) throw new Error('An insert answered no row');
      return withoutSession(row);
    },
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
