import type { Transaction } from '../../../database/transaction';
import { findLastOrder, findOrderById, findOrderByKey } from '../../../orders/order-rows';
import type { Clock } from '../../../ports/clock';
import type { Orders } from '../../../ports/orders';
import type { EmbeddedCartsOptions } from '../cart/embedded-carts';
import { placeCart } from './place-cart';

export interface EmbeddedOrdersOptions extends EmbeddedCartsOptions {
  readonly clock: Clock;
  /** In front of the order's number: `S` gives `S107312`. */
  readonly numberPrefix: string;
  /** Runs in the transaction that stores the order: what happens here happens exactly when the order exists. */
  readonly onPlaced: (tx: Transaction, orderId: number) => Promise<void>;
}

/** Orders in PostgreSQL. */
export function createEmbeddedOrders(options: EmbeddedOrdersOptions): Orders {
  const { db, transact } = options;
  return {
    async place(owner, request) {
      const before = await findOrderByKey(db, owner.sessionId, request.clientKey);
      if (before) return before;
      const outcome = await transact(owner, (tx) => placeCart(tx, owner, { ...options, ...request }));
      // Raised outside: the transaction noted the new prices, and that must stay.
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.placed;
    },
    lastOf: (sessionId) => findLastOrder(db, sessionId),
    byId: (orderId) => findOrderById(db, orderId),
  };
}
