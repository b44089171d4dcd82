import type { OpenMatter } from '../domain/accounts/open-matter';
import type { PlacedOrder } from '../domain/checkout/placed-order';
import type { Shopper } from './shopper';

export interface PlaceOrder {
  /** Made once per confirm page. */
  readonly clientKey: string;
  /** The version of the cart that was shown. */
  readonly version: number;
}

/** Orders that were placed. */
export interface Orders {
  /**
   * Turns the cart into an order, once: the same shopper and key get the same order again, with or without a session.
   * Refuses what `placeableCart` refuses.
   */
  place(shopper: Shopper, request: PlaceOrder): Promise<PlacedOrder>;
  /** The order that the shopper placed last. */
  lastOf(shopper: Shopper): Promise<PlacedOrder | null>;
  /** The customer's orders and quotations that are not over yet, the newest first; a hundred at most. */
  openOf(customerId: number): Promise<readonly OpenMatter[]>;
  /** Everything that the customer ordered, the oldest first; no more than a few orders are in memory. */
  ofCustomer(customerId: number): AsyncIterable<PlacedOrder>;
  /** Finds an order for mails and jobs, which have no session. */
  byId(orderId: number): Promise<PlacedOrder | null>;
}
