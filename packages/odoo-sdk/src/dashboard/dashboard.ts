import type { Cart } from '../cart/cart';
import type {
  GetDashboardDataQuery,
  GetInvoicesQuery,
  GetInvoicesQueryVariables,
  GetOrderChangeQuery,
  OrderChangeInput,
  OrdersGetQuery,
  OrdersGetQueryVariables,
  UpdateOrderInput,
} from '../generated/documents';
import {
  cancelOrderDocument,
  checkOrderDocument,
  confirmOrderChangeDocument,
  getDashboardDataDocument,
  getInvoicesDocument,
  getOrderChangeDocument,
  orderAgainDocument,
  ordersGetDocument,
  requestOrderChangeDocument,
  updateOrderDocument,
} from '../generated/trusted-documents';
import type { OrderId } from '../ids';
import type { CallOptions, Request } from '../request';

/** What the first page of the dashboard shows. */
export interface DashboardData extends NonNullable<GetDashboardDataQuery['getDashboardData']> {}
/** An order as it was placed, with what has become of it. */
export interface PlacedOrder extends NonNullable<OrdersGetQuery['ordersGet']['orders'][number]> {}
/** A page of orders, and how many there are in all. */
export interface OrderPage {
  readonly orders: readonly PlacedOrder[];
  readonly totalCount: number;
}
/** Which orders: in some states (all where none is named), found by number or reference; pages begin with 1. */
export interface OrderListInput extends Omit<OrdersGetQueryVariables, 'orderId' | 'accessToken'> {}

/** An invoice or a credit note, with where its files are. */
export interface Invoice extends NonNullable<GetInvoicesQuery['getInvoices']['invoices'][number]> {}
/** A page of invoices, and how many there are in all. */
export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  readonly totalCount: number;
}
/** Which invoices: of one order, which the token of its link opens without a login, or all; pages begin with 1. */
export interface InvoiceListInput extends GetInvoicesQueryVariables {}

/** A change of an order that the link of a mail carries out. */
export interface OrderChange extends NonNullable<GetOrderChangeQuery['getOrderChange']> {}

/** Options of `orderGet`. */
export interface OrderGetOptions extends CallOptions {
  /** Of the link in a mail: opens the order without a login (DB-08). */
  readonly accessToken?: string | undefined;
}

/** What customers see and change of their orders; NOT_AUTHENTICATED for guests. */
export const createDashboard = (request: Request) => ({
  /** Orders under way, and how many there are. */
  async getDashboardData(options?: CallOptions): Promise<DashboardData> {
    return (await request(getDashboardDataDocument, {}, options)).getDashboardData;
  },
  /** A page of orders, the newest first. */
  async ordersGet(input: OrderListInput = {}, options?: CallOptions): Promise<OrderPage> {
    return (await request(ordersGetDocument, input, options)).ordersGet;
  },
  /** One order; null for another customer's, and for a token that does not open it. */
  async orderGet(orderId: OrderId, { accessToken, ...options }: OrderGetOptions = {}): Promise<PlacedOrder | null> {
    const variables = accessToken === undefined ? { orderId } : { orderId, accessToken };
    return (await request(ordersGetDocument, variables, options)).ordersGet.orders[0] ?? null;
  },
  /** A page of invoices and credit notes, the newest first. */
  async getInvoices(input: InvoiceListInput = {}, options?: CallOptions): Promise<InvoicePage> {
    return (await request(getInvoicesDocument, input, options)).getInvoices;
  },
  /** Whether an order number is the visitor's own; guests say the e-mail of its order too. */
  async checkOrder(order: { orderNumber: string; email?: string }, options?: CallOptions): Promise<boolean> {
    return (await request(checkOrderDocument, order, options)).checkOrder;
  },
  /** Changes the customer's reference of an order. */
  async updateOrder(order: UpdateOrderInput, options?: CallOptions): Promise<PlacedOrder> {
    return (await request(updateOrderDocument, { order }, options)).updateOrder;
  },
  /** Puts an order's lines into the cart once more; `unavailable` names what cannot be had any more. */
  async orderAgain(
    orderId: OrderId,
    options?: CallOptions,
  ): Promise<{ cart: Cart | null; unavailable: readonly string[] }> {
    const { order, unavailable } = (await request(orderAgainDocument, { orderId }, options)).orderAgain;
    return { cart: order, unavailable };
  },
  /** Cancels an order that is not paid. */
  async cancelOrder(orderId: OrderId, options?: CallOptions): Promise<PlacedOrder> {
    return (await request(cancelOrderDocument, { orderId }, options)).cancelOrder;
  },
  /** Has the address of an order asked whether a change is wanted, for whoever has the order's link. */
  async requestOrderChange(change: OrderChangeInput, options?: CallOptions): Promise<void> {
    await request(requestOrderChangeDocument, { change }, options);
  },
  /** What the link of such a mail would do; null for one that does nothing (any more). */
  async getOrderChange(token: string, options?: CallOptions): Promise<OrderChange | null> {
    return (await request(getOrderChangeDocument, { token }, options)).getOrderChange ?? null;
  },
  /** Carries out what such a link is for, once. */
  async confirmOrderChange(token: string, options?: CallOptions): Promise<OrderChange> {
    return (await request(confirmOrderChangeDocument, { token }, options)).confirmOrderChange;
  },
});
