import type { Transaction } from '../../../database/transaction';
import { findLastOrder, findOrderById, findOrderByKey } from '../../../orders/order-rows';
import type { Clock } from '../../../ports/clock';
import type { Orders } from '../../../ports/orders';
import type { Payments } from '../../../ports/payments';
import type { EmbeddedCartsOptions } from '../cart/embedded-carts';
import { placeCart } from './place-cart';

export interface EmbeddedOrdersOptions extends EmbeddedCartsOptions {
  readonly clock: Clock;
  readonly payments: Payments;
  /** In front of the order's number: `S` gives `S107312`. */
  readonly numberPrefix: string;
  /** Runs in the transaction that stores the order: what happens here happens exactly when the order exists. */
  readonly onPlaced: (tx: Transaction, orderId: number) => Promise<void>;
}

/** Orders in PostgreSQL. */
export function createEmbeddedOrders(options: EmbeddedOrdersOptions): Orders {
  const { db, transact, payments } = options;
  return {
    async place(shopper, request) {
      const before = await findOrderByKey(db, shopper, request.clientKey);
      if (before) return before;
      const providers = await payments.providers();
      const outcome = await transact(shopper, (tx) => placeCart(tx, shopper, { ...options, ...request, providers }));
      // Raised outside: the transaction noted the new prices, and that must stay.
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.placed;
    },
    lastOf: (shopper) => findLastOrder(db, shopper),
    byId: (orderId) => findOrderById(db, orderId),
  };
}
