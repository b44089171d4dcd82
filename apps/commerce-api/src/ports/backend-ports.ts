import type { AddressBook } from './address-book';
import type { Carts } from './cart';
import type { Checkout } from './checkout';
import type { CustomerOrders } from './customer-orders';
import type { Customers } from './customers';
import type { JobName, Jobs } from './jobs';
import type { Orders } from './orders';
import type { PaymentAttempts } from './payment-attempts';
import type { Payments } from './payments';
import type { Quotations } from './quotations';

/** What a backend fills: user actions need nothing else of it. */
export interface BackendPorts {
  readonly carts: Carts;
  readonly checkout: Checkout;
  readonly orders: Orders;
  readonly customerOrders: CustomerOrders;
  /** Null where the backend keeps none. */
  readonly quotations: Quotations | null;
  readonly payments: Payments;
  /** Null where the backend cannot take what a card has paid. */
  readonly paymentAttempts: PaymentAttempts | null;
  readonly customers: Customers;
  readonly addressBook: AddressBook;
}

/** A backend as it is started: its ports, and what it asks of the process around it. */
export interface Backend {
  readonly ports: BackendPorts;
  /** Work of its own that outlives a request. */
  readonly jobs: { readonly [Name in JobName]?: (data: Jobs[Name]) => Promise<void> };
  /** True for errors that mean that it cannot be reached at the moment. */
  isUnavailable(error: unknown): boolean;
  /** What health reports about it; empty where there is nothing beyond the database. */
  health(): Record<string, unknown>;
  /** Housekeeping, now and then. */
  runMaintenance(): Promise<void>;
}
