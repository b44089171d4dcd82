import { findOpenMatters } from '../../../orders/open-matters';
import { findLastOrder, findOrderById, findOrderByKey, readOrdersOf } from '../../../orders/order-rows';
import type { Clock } from '../../../ports/clock';
import type { Orders } from '../../../ports/orders';
import { type PlaceOptions, placeInOdoo } from './place-in-odoo';

export interface OdooOrdersOptions extends PlaceOptions {
  readonly clock: Clock;
}

/** Orders in Odoo, with our own record of each as it was placed. */
export function createOdooOrders(options: OdooOrdersOptions): Orders {
  const { db, gateway } = options;
  return {
    place: (shopper, request) =>
      gateway.inSequence(
        shopper,
        async (call) =>
          (await findOrderByKey(db, shopper, request.clientKey)) ??
          (await placeInOdoo({ ...options, call }, shopper, request)),
      ),
    lastOf: (shopper) => findLastOrder(db, shopper),
    openOf: (customerId) => findOpenMatters(db, customerId),
    ofCustomer: (customerId) => readOrdersOf(db, customerId),
    byId: (orderId) => findOrderById(db, orderId),
  };
}
