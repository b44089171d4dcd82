import { findOpenMatters } from '../../../orders/open-matters';
import { findLastOrder, findOrderById, findOrderByKey, readOrdersOf } from '../../../orders/order-rows';
import type { Orders } from '../../../ports/orders';
import type { Payments } from '../../../ports/payments';
import type { EmbeddedCartsOptions } from '../cart/embedded-carts';
import { type PlaceCartOptions, placeCart } from './place-cart';

export interface EmbeddedOrdersOptions extends EmbeddedCartsOptions, PlaceCartOptions {
  readonly payments: Payments;
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
    openOf: (customerId) => findOpenMatters(db, customerId),
    ofCustomer: (customerId) => readOrdersOf(db, customerId),
    byId: (orderId) => findOrderById(db, orderId),
  };
}
