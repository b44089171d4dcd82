import { createStoredAddressBook } from '../../customers/stored-address-book';
import { createStoredCustomers } from '../../customers/stored-customers';
import type { Database } from '../../database/connection';
import { createFollowTransfers } from '../../orders/follow-transfers';
import { createStoredCustomerOrders } from '../../orders/stored-customer-orders';
import { createPayments } from '../../payments/payment-providers';
import { createStoredPaymentAttempts } from '../../payments/stored-payment-attempts';
import type { Backend } from '../../ports/backend-ports';
import { createCartTransaction } from './cart/cart-transaction';
import { createEmbeddedCarts } from './cart/embedded-carts';
import { createEmbeddedCheckout } from './checkout/embedded-checkout';
import { createEmbeddedOrders, type EmbeddedOrdersOptions } from './orders/embedded-orders';
import { freezeCart } from './payments/freeze-cart';
import { takeFromCart } from './payments/take-from-cart';
import { createEmbeddedQuotations } from './quotations/embedded-quotations';

interface EmbeddedBackendOptions extends Omit<EmbeddedOrdersOptions, 'db' | 'transact' | 'payments'> {
  /** Whether a payment service is there for cards. */
  readonly takesCards: boolean;
}

/** The backend that needs nothing but our own PostgreSQL. */
export function createEmbeddedBackend(database: Database, options: EmbeddedBackendOptions): Backend {
  const { db } = database;
  const payments = createPayments({ ...options, takesAccounts: true });
  const carts = { db, freightRates: options.freightRates, transact: createCartTransaction({ db }) };
  return {
    ports: {
      paymentAttempts: createStoredPaymentAttempts({
        ...options,
        db,
        takeFromCart,
        freeze: (shopper, request) => freezeCart(shopper, request, { ...options, ...carts, payments }),
      }),
      carts: createEmbeddedCarts(carts),
      checkout: createEmbeddedCheckout(carts),
      orders: createEmbeddedOrders({ ...options, ...carts, payments }),
      customerOrders: createStoredCustomerOrders({ ...options, db, isChangeable: true }),
      quotations: createEmbeddedQuotations({ ...options, ...carts }),
      payments,
      customers: createStoredCustomers({ db, clock: options.clock }),
      addressBook: createStoredAddressBook({ db }),
    },
    jobs: { 'follow-transfers': createFollowTransfers({ ...options, db }) },
    isUnavailable: () => false,
    health: () => ({}),
    runMaintenance: async () => undefined,
  };
}
