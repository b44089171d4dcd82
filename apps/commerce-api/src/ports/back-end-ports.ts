import type { Carts } from './cart';
import type { Checkout } from './checkout';
import type { Orders } from './orders';
import type { Payments } from './payments';

/** What a back-end fills: user actions need nothing else of it. */
export interface BackEndPorts {
  readonly carts: Carts;
  readonly checkout: Checkout;
  readonly orders: Orders;
  readonly payments: Payments;
}
