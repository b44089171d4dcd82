import { createStoredAddressBook } from '../../customers/stored-address-book';
import { createStoredCustomers } from '../../customers/stored-customers';
import type { Database } from '../../database/connection';
import { createPayments } from '../../payments/payment-providers';
import type { Backend } from '../../ports/backend-ports';
import { createCartTransaction } from './cart/cart-transaction';
import { createEmbeddedCarts } from './cart/embedded-carts';
import { createEmbeddedCheckout } from './checkout/embedded-checkout';
import { createEmbeddedOrders, type EmbeddedOrdersOptions } from './orders/embedded-orders';

/** The backend that needs nothing but our own PostgreSQL. */
export function createEmbeddedBackend(
  database: Database,
  options: Omit<EmbeddedOrdersOptions, 'db' | 'transact' | 'payments'>,
): Backend {
  const { db } = database;
  const payments = createPayments();
  const carts = { db, transact: createCartTransaction({ db }) };
  return {
    ports: {
      carts: createEmbeddedCarts(carts),
      checkout: createEmbeddedCheckout(carts),
      orders: createEmbeddedOrders({ ...options, ...carts, payments }),
      payments,
      customers: createStoredCustomers({ db, clock: options.clock }),
      addressBook: createStoredAddressBook({ db }),
    },
    jobs: {},
    isUnavailable: () => false,
    health: () => ({}),
    runMaintenance: async () => undefined,
  };
}
