import { findLastOrder, findOrderById, findOrderByKey } from '../../../orders/order-rows';
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
    place: (owner, request) =>
      gateway.inTurn(
        owner,
        async (call) =>
          (await findOrderByKey(db, owner.sessionId, request.clientKey)) ??
          (await placeInOdoo({ ...options, call }, owner, request)),
      ),
    lastOf: (sessionId) => findLastOrder(db, sessionId),
    byId: (orderId) => findOrderById(db, orderId),
  };
}
