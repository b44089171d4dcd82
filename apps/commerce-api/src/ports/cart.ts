import type { Locale } from '@geven/timber';
import type { VariantPieces } from '../domain/cart/merge-lines';
import type { Order } from '../domain/cart/order';
import type { Destination } from '../domain/checkout/destination';

/** Whose cart: a session; and the language its texts are asked in. */
export interface CartOwner {
  readonly sessionId: number;
  readonly locale: Locale;
}

/** A line and the pieces it is to have. */
export interface LinePieces {
  readonly lineId: number;
  readonly pieces: number;
}

/**
 * The carts of all sessions. One call per user action; every change answers the whole new cart. What would make a cart
 * larger than `checkCartSize` allows is refused, and the cart stays as it was.
 */
export interface Carts {
  /** Null when the session has none. */
  load(owner: CartOwner): Promise<Order | null>;
  /**
   * All or none; makes the cart when there is none. A variant that is there already with the same finishes raises its
   * line. Refuses finishes as `chooseFinishes` does.
   */
  addMultipleItems(owner: CartOwner, products: readonly VariantPieces[]): Promise<Order>;
  /** One piece of a variant unless the cart has it; makes the cart when there is none. */
  addSample(owner: CartOwner, variantId: number): Promise<Order>;
  /** All or none; CART_LINE_NOT_FOUND for a line of another cart. */
  updateMultipleItems(owner: CartOwner, lines: readonly LinePieces[]): Promise<Order>;
  /** Lines that are not in the cart are ignored. Null when there is no cart. */
  removeMultipleItems(owner: CartOwner, lineIds: readonly number[]): Promise<Order | null>;
  /** Takes every line out, also of a cart that cannot be read. Null when there is no cart. */
  clear(owner: CartOwner): Promise<Order | null>;
  /** Makes the cart when there is none. A delivery address that lies elsewhere is taken off the cart. */
  setDestination(owner: CartOwner, destination: Destination): Promise<Order>;
}
