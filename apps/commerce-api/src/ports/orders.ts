import type { Locale } from '@geven/timber';
import type { Order } from '../domain/cart/order';
import type { CartOwner } from './cart';

export type PaymentState = 'pending' | 'done';

/** An order as it was placed: names, prices and addresses stay as they were. */
export interface PlacedOrder {
  readonly order: Order & { readonly name: string };
  readonly placedAt: Date;
  readonly paymentState: PaymentState;
  /** Language it was ordered in: the language of its mails. */
  readonly locale: Locale;
}

export interface PlaceOrder {
  /** Made once per confirm page. */
  readonly clientKey: string;
  /** The version of the cart that was shown. */
  readonly version: number;
}

/** Orders that were placed. */
export interface Orders {
  /**
   * Turns the cart into an order, once: the same session and key get the same order again. Refuses with CART_CHANGED
   * when the cart, or a price in it, is not what was shown.
   */
  place(owner: CartOwner, request: PlaceOrder): Promise<PlacedOrder>;
  /** The order that the session placed last. */
  lastOf(sessionId: number): Promise<PlacedOrder | null>;
  /** For mails and jobs, which have no session. */
  byId(orderId: number): Promise<PlacedOrder | null>;
}
