import type { Cart } from '../domain/cart/cart';
import type { VariantPieces } from '../domain/cart/merge-lines';
import type { Destination } from '../domain/checkout/destination';
import type { Shopper } from './shopper';

/** A line and the pieces it is to have. */
export interface LinePieces {
  readonly lineId: number;
  readonly pieces: number;
}

/**
 * The carts of all shoppers. One call per user action; every change returns the whole new cart. What would make a cart
 * larger than `checkCartSize` allows is refused, and the cart stays as it was.
 */
export interface Carts {
  /** Null when the shopper has none. */
  load(shopper: Shopper): Promise<Cart | null>;
  /**
   * All or none; makes the cart when there is none. A variant that is there already with the same finishes raises its
   * line. Refuses finishes as `chooseFinishes` does.
   */
  addMultipleItems(shopper: Shopper, products: readonly VariantPieces[]): Promise<Cart>;
  /** One piece of a variant unless the cart has it; makes the cart when there is none. */
  addSample(shopper: Shopper, variantId: number): Promise<Cart>;
  /** All or none; CART_LINE_NOT_FOUND for a line of another cart. */
  updateMultipleItems(shopper: Shopper, lines: readonly LinePieces[]): Promise<Cart>;
  /** Lines that are not in the cart are ignored. Null when there is no cart. */
  removeMultipleItems(shopper: Shopper, lineIds: readonly number[]): Promise<Cart | null>;
  /** Takes every line out, also of a cart that cannot be read. Null when there is no cart. */
  clear(shopper: Shopper): Promise<Cart | null>;
  /**
   * Merges what a guest has into what the customer has, who logs in: the cart, with the lines that it takes no more of as
   * `removedLines`, and the addresses. The guest has nothing afterwards.
   */
  merge(guest: Shopper, customer: Shopper): Promise<void>;
  /** Makes the cart when there is none. A delivery address that lies elsewhere is taken off the cart. */
  setDestination(shopper: Shopper, destination: Destination): Promise<Cart>;
}
