import type { Campaign } from '../domain/cart/campaign';
import type { Cart } from '../domain/cart/cart';
import type { Guest } from '../domain/cart/guest';
import type { VariantPieces } from '../domain/cart/merge-lines';
import type { OrderTexts } from '../domain/cart/order-texts';
import type { Destination } from '../domain/checkout/destination';
import type { Shopper } from './shopper';

/** A line and the pieces it is to have. */
export interface LinePieces {
  readonly lineId: number;
  readonly pieces: number;
}

/**
 * The carts of all shoppers. One call per user action; every change returns the whole new cart. What would make a cart
 * larger than `checkCartSize` allows is refused, and the cart stays as it was. A change of the lines of an opened quotation
 * is refused with QUOTATION_FIXED.
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
   * `removedLines`, and the addresses. The guest has nothing afterwards. An opened quotation stays as it is: the cart that
   * was set aside for it is merged into.
   */
  merge(guest: Shopper, customer: Shopper): Promise<void>;
  /** What the shopper writes on the order; texts that are left out stay. CART_EMPTY without a cart. */
  setTexts(shopper: Shopper, texts: Partial<OrderTexts>): Promise<Cart>;
  /**
   * Puts a code, in capitals, on the cart in the place of another, or takes it off. Refuses what takes nothing off, as
   * `checkCoupon` does; a code that is on the cart already may stop to apply. CART_EMPTY without a cart.
   */
  setCoupon(shopper: Shopper, code: string | null): Promise<Cart>;
  /** Notes what led the shopper here, in the place of what did before; false without a cart. The version stays. */
  noteCampaign(shopper: Shopper, campaign: Campaign): Promise<boolean>;
  /** What was noted last; null for nothing, and without a cart. */
  campaign(shopper: Shopper): Promise<Campaign | null>;
  /** Notes who orders as a guest. Makes the cart when there is none; the version stays. */
  noteGuest(shopper: Shopper, guest: Guest): Promise<void>;
  /** Makes the cart when there is none. A delivery address that lies elsewhere is taken off the cart. */
  setDestination(shopper: Shopper, destination: Destination): Promise<Cart>;
  /** Picked up at the yard, or delivered again; address and destination stay. CART_EMPTY when there is no cart. */
  setPickup(shopper: Shopper, isPickup: boolean): Promise<Cart>;
}
