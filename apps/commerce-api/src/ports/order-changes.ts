import type { OrderChange } from '../domain/checkout/order-change';

/** A change of an order that waits for the owner of its e-mail address. */
export interface AskedChange {
  readonly orderId: number;
  /** The number of the order. */
  readonly orderName: string;
  readonly change: OrderChange;
}

/**
 * Changes that guests ask for on the page of their order: whoever was handed its link may look, and only who reads the
 * order's mails may change.
 */
export interface OrderChanges {
  /**
   * Has the address of an order asked whether its owner wants a change. Where the order allows none, nobody is asked, and
   * the answer is the same.
   */
  ask(orderId: number, change: OrderChange): Promise<void>;
  /** What was asked for, while it waits; null afterwards. */
  byId(changeId: number): Promise<AskedChange | null>;
  /** A new link, whose token is nowhere but in what is returned; null for what waits no longer. */
  issueLink(changeId: number): Promise<string | null>;
  /** What a link would carry out now; looking at it does nothing. */
  find(token: string): Promise<AskedChange | null>;
  /**
   * Spends a link and carries out its change, both or neither. Null for a link that leads nowhere (any more);
   * ORDER_NOT_EDITABLE or ORDER_NOT_CANCELLABLE where the order has gone on meanwhile.
   */
  carryOut(token: string): Promise<AskedChange | null>;
  /** Forgets those whose time is over. */
  removeExpired(): Promise<void>;
}
