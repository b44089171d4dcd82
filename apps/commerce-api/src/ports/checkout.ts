import type { Cart, Consent } from '../domain/cart/cart';
import type { Address, AddressFields } from '../domain/checkout/address';
import type { Shopper } from './shopper';

/** Which of the cart's two addresses. */
export type CartAddressType = 'billing' | 'shipping';

/** What the payment step notes on a cart. */
export interface PaymentChoice {
  readonly providerId: number;
  readonly consent: Consent;
}

/** The steps between cart and order. */
export interface Checkout {
  /** Adds to the shopper's address list. */
  addAddress(shopper: Shopper, address: AddressFields): Promise<Address>;
  /** Where the confirmation of the cart's order would be mailed to; null without a cart or an address. */
  recipient(shopper: Shopper): Promise<string | null>;
  /** ADDRESS_NOT_FOUND for somebody else's address, CART_EMPTY without a cart. */
  selectAddress(shopper: Shopper, addressId: number, type: CartAddressType): Promise<Cart>;
  /** Has the cart's VAT follow from a check that was kept. CART_EMPTY without a cart. */
  noteVatIdCheck(shopper: Shopper, vatIdCheckId: number): Promise<Cart>;
  /** Refuses what `payableCart` refuses. */
  choosePayment(shopper: Shopper, choice: PaymentChoice): Promise<Cart>;
}
