import type { Locale } from '@geven/timber';
import type { Cart } from '../domain/cart/cart';
import type { OrderSearch } from '../domain/checkout/order-search';
import type { Quotation } from '../domain/quotations/quotation';
import type { Shopper } from './shopper';

/** A shopper who is logged in. */
export type CustomerShopper = Shopper & { readonly customerId: number };

export interface QuotationQuery {
  readonly search: OrderSearch | null;
  readonly offset: number;
  readonly limit: number;
}

/** Who asked the merchant for a quotation, and in which language. */
export interface AskedQuotation {
  readonly quotation: Quotation;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

/** Quotations of customers. Another customer's is as if there were none: QUOTATION_NOT_FOUND, or null. */
export interface Quotations {
  /** Whether carts become quotations: with some backends the merchant alone makes them. */
  readonly isCartPossible: boolean;
  /** Makes the customer's cart a quotation; QUOTATION_NOT_POSSIBLE where that is not possible, CART_EMPTY without lines, QUOTATION_FIXED for one that is a quotation already. */
  save(shopper: CustomerShopper): Promise<Quotation>;
  /** The newest first. */
  page(
    customerId: number,
    query: QuotationQuery,
  ): Promise<{ readonly quotations: readonly Quotation[]; readonly totalCount: number }>;
  /** All of them, the newest first. */
  ofCustomer(customerId: number): Promise<readonly Quotation[]>;
  byId(customerId: number, quotationId: number): Promise<Quotation | null>;
  /**
   * Makes a quotation the customer's cart, at its prices; the cart before is set aside. One that is the cart already
   * stays as it is. Refuses as `checkOrderable` does, and with
   * QUOTATION_NOT_POSSIBLE what a cart cannot show as it stands.
   */
  open(shopper: CustomerShopper, quotationId: number): Promise<Cart>;
  /** Takes an opened quotation out of the cart: what was set aside for it is the cart again. Null where nothing was. */
  close(shopper: CustomerShopper): Promise<Cart | null>;
  /**
   * Copies an expired quotation and has the merchant asked for it; the copy that there is already stays the only one.
   * QUOTATION_NOT_EXPIRED for one that can still be ordered.
   */
  askAgain(shopper: CustomerShopper, quotationId: number): Promise<Quotation>;
  /** One that is the cart leaves it, as `close` does. The cart as it is then. */
  remove(shopper: CustomerShopper, quotationId: number): Promise<Cart | null>;
  /** What mails to the merchant and to the customer say; null once it is gone. */
  asked(quotationId: number): Promise<AskedQuotation | null>;
}
