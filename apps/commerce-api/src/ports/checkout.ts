import type { Consent, Order } from '../domain/cart/order';
import type { Address, AddressFields } from '../domain/checkout/address';
import type { CartOwner } from './cart';

/** Which of the cart's two addresses. */
export type CartAddressType = 'billing' | 'shipping';

/** What the payment step notes on a cart. */
export interface PaymentChoice {
  readonly providerId: number;
  readonly consent: Consent;
}

/** The steps between cart and order. */
export interface Checkout {
  /** Adds to the session's address list. */
  addAddress(owner: CartOwner, address: AddressFields): Promise<Address>;
  /** Where the confirmation of the cart's order would be mailed to; null without a cart or an address. */
  recipient(owner: CartOwner): Promise<string | null>;
  /** ADDRESS_NOT_FOUND for another session's address, CART_EMPTY without a cart. */
  selectAddress(owner: CartOwner, addressId: number, type: CartAddressType): Promise<Order>;
  /** Refuses what `checkOrderable` and `checkConsent` refuse. */
  choosePayment(owner: CartOwner, choice: PaymentChoice): Promise<Order>;
}
