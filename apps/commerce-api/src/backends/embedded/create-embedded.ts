import { createPayments } from '../../carts/payment-providers';
import type { Database } from '../../database/connection';
import type { BackEnd } from '../../ports/back-end-ports';
import { createEmbeddedCarts } from './cart/embedded-carts';
import { createEmbeddedCheckout } from './checkout/embedded-checkout';
import { createEmbeddedOrders, type EmbeddedOrdersOptions } from './orders/embedded-orders';

/** The back-end that needs nothing but our own PostgreSQL. */
export function createEmbeddedBackEnd(database: Database, options: Omit<EmbeddedOrdersOptions, 'db'>): BackEnd {
  const { db } = database;
  return {
    ports: {
      carts: createEmbeddedCarts({ db }),
      checkout: createEmbeddedCheckout({ db }),
      orders: createEmbeddedOrders({ ...options, db }),
      payments: createPayments(),
    },
    jobs: {},
    isUnavailable: () => false,
    health: () => ({}),
    clean: async () => undefined,
  };
}
