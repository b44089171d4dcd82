import type { DeliveryWindow } from '@geven/timber';
import type { OrderRefund } from '../domain/checkout/order-refund';
import type { OrderSearch } from '../domain/checkout/order-search';
import type { OrderState } from '../domain/checkout/order-state';
import type { PlacedOrder } from '../domain/checkout/placed-order';
import type { ProcessStep } from '../domain/checkout/process-step';

/** An order as its customer follows it. */
export interface CustomerOrder extends PlacedOrder {
  /** Null unless it is paid and still in the yard. */
  readonly processStep: ProcessStep | null;
  /** Invoices and credit notes that were made out for it here. */
  readonly invoiceCount: number;
  /** Money of it that went back, the oldest first. */
  readonly refunds: readonly OrderRefund[];
  /** The days between which it arrives or is ready; null while its money is waited for, once it is over, or unknown. */
  readonly deliveryDates: DeliveryWindow | null;
  /** When it left the yard, as it was noted here; null until then, and where another system notes that. */
  readonly deliveredAt: Date | null;
  /** Whether it was placed in the shop, which confirmed it then. */
  readonly isPlacedHere: boolean;
  /** Whether its reference may still be changed here. */
  readonly isReferenceEditable: boolean;
  /** Whether its customer may still cancel it here. */
  readonly isCancellable: boolean;
}

export interface OrderQuery {
  /** Empty: all. */
  readonly states: readonly OrderState[];
  readonly search: OrderSearch | null;
  readonly offset: number;
  readonly limit: number;
}

/** What customers see and change of their orders. */
export interface CustomerOrders {
  /** The newest first. */
  page(
    customerId: number,
    query: OrderQuery,
  ): Promise<{ readonly orders: readonly CustomerOrder[]; readonly totalCount: number }>;
  /** Null for another customer's. */
  byId(customerId: number, orderId: number): Promise<CustomerOrder | null>;
  /** Whoever's it is, for whoever has its link (DB-08): what of it can be changed needs its e-mail, see `OrderChanges`. */
  byLink(orderId: number): Promise<CustomerOrder | null>;
  /** ORDER_NOT_FOUND for another customer's, ORDER_NOT_EDITABLE for one that is over. */
  setReference(customerId: number, orderId: number, clientOrderRef: string | null): Promise<CustomerOrder>;
  /** ORDER_NOT_FOUND for another customer's, ORDER_NOT_CANCELLABLE for one that is paid, delivered or cancelled. */
  cancel(customerId: number, orderId: number): Promise<CustomerOrder>;
  /** Whether a number is that of an order of the customer, or of one that was placed with the e-mail. */
  isKnown(digits: string, owner: { readonly customerId: number } | { readonly email: string }): Promise<boolean>;
}
