import type { OdooClient } from '@geven/odoo-rpc';
import { isOdooOutage } from '@geven/odoo-rpc';
import { createStoredAddressBook } from '../../customers/stored-address-book';
import { createStoredCustomers } from '../../customers/stored-customers';
import type { Database } from '../../database/connection';
import type { Transaction } from '../../database/transaction';
import type { CurrentFreightRates } from '../../domain/checkout/freight-rates';
import { createStoredCustomerOrders } from '../../orders/stored-customer-orders';
import { createPayments } from '../../payments/payment-providers';
import type { Backend } from '../../ports/backend-ports';
import type { Clock } from '../../ports/clock';
import type { Job } from '../../ports/jobs';
import { createOdooIds } from './actions/odoo-ids';
import type { RunAction } from './actions/run-action';
import { createCartGateway } from './cart/cart-gateway';
import { createOdooCarts } from './cart/odoo-carts';
import { createOdooCheckout } from './checkout/odoo-checkout';
import { createLinkCustomer } from './customers/link-customer';
import { createOdooAddressBook } from './customers/odoo-address-book';
import { createOdooCustomers } from './customers/odoo-customers';
import { createGatewayWatch } from './gateway-watch';
import { countKnownInvoices, createCountInOdoo, orKnown } from './invoices/count-in-odoo';
import { followInvoices } from './invoices/follow-invoices';
import { cancelAbandoned } from './orders/cancel-abandoned';
import { createFinishPlacement } from './orders/finish-placement';
import { followOrders } from './orders/follow-orders';
import { isOfCompany } from './orders/is-of-company';
import { createOdooOrders } from './orders/odoo-orders';
import { createTakeOverMade } from './orders/take-over-made';
import { createEnding, createOdooAttempts } from './payments/odoo-attempts';
import { createOdooPaymentJobs } from './payments/payment-jobs';
import { followListOf } from './prices/follow-chosen-lists';
import { createOdooQuotations } from './quotations/odoo-quotations';

export interface OdooBackendOptions {
  readonly database: Database;
  readonly client: OdooClient;
  readonly run: RunAction;
  /** The key that the client uses; never logged. */
  readonly key: string;
  readonly clock: Clock;
  readonly freightRates: CurrentFreightRates;
  /** Whether a payment service is there for cards. */
  readonly takesCards: boolean;
  readonly enqueue: (tx: Pick<Transaction, 'execute'>, job: Job) => Promise<void>;
  readonly onPlaced: (tx: Transaction, orderId: number) => Promise<void>;
  readonly onWarning: (message: string) => void;
}

/** The backend on a stock Odoo: carts and orders are its sale orders, prices and taxes its own. */
export function createOdooBackend(options: OdooBackendOptions): Backend {
  const { database, client, run, clock, freightRates, enqueue, onPlaced } = options;
  const { db } = database;
  const gateway = createCartGateway({ db, client, run, freightRates });
  const payments = createPayments({ ...options, takesAccounts: true });
  const stored = createStoredCustomers({ db, clock });
  const link = createLinkCustomer({ db, run, stored });
  const ending = createEnding({ clock, enqueue });
  const placing = {
    db,
    payments,
    clock,
    gateway,
    onPlaced,
    ending,
    onPlacing: (tx: Transaction, { cartId, clientKey }: { cartId: number; clientKey: string }) =>
      enqueue(tx, { name: 'finish-placement', key: `${cartId}:${clientKey}`, data: { cartId, clientKey } }),
  };
  const watch = createGatewayWatch(options);
  const countInvoices = createCountInOdoo({ db, run });
  const made = createTakeOverMade({ db, run, countInvoices: orKnown(countInvoices), onWarning: options.onWarning });
  const carts = createOdooCarts({ db }, gateway);
  return {
    ports: {
      carts,
      checkout: createOdooCheckout({ db }, gateway),
      orders: createOdooOrders(placing),
      customerOrders: createStoredCustomerOrders({
        ...{ db, clock, enqueue, isChangeable: false, isSeenBy: isOfCompany },
        ...{ countInvoices: orKnown(countInvoices), countInvoicesOfPage: countKnownInvoices },
      }),
      quotations: createOdooQuotations({ db, run, clock, enqueue, carts, gateway }),
      payments,
      paymentAttempts: createOdooAttempts({ db, gateway, payments, onPlaced, ending }),
      customers: createOdooCustomers({ db, run, stored, enqueue }),
      addressBook: createOdooAddressBook({ db, run, stored: createStoredAddressBook({ db }) }),
    },
    jobs: {
      ...createOdooPaymentJobs({ db, run, clock, enqueue }),
      'finish-placement': createFinishPlacement({ ...placing, client }),
      async 'link-customer'(customer) {
        await link(customer);
        await made.ofCustomer(customer.customerId);
        await followListOf({ db, client, ids: createOdooIds(client) }, customer.customerId);
      },
    },
    isUnavailable: isOdooOutage,
    health: () => ({ odoo: watch.state() }),
    async runMaintenance() {
      await followOrders({ db, client, clock, takeOver: made.takeOver });
      await made.ofCompanies();
      await followInvoices({ db, client, clock, countInvoices });
      await cancelAbandoned({ db, client, clock });
      await watch.look();
    },
  };
}
