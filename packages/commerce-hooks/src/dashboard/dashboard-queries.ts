import type { InvoiceListInput, OrderId, OrderListInput, Sdk } from '@geven/odoo-sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Queries of the dashboard; what changes an order has all of them asked again. */
export const dashboardQueries = {
  /** Begins the key of every query of orders. */
  key: ['dashboard'] as const,
  /** What the first page shows. */
  home: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['dashboard', 'home'] as const,
      queryFn: ({ signal }) => sdk.dashboard.getDashboardData({ signal }),
    }),
  /** A page of orders; the page before stays until it is there. */
  orders: (sdk: Sdk, input: OrderListInput) =>
    queryOptions({
      queryKey: ['dashboard', 'orders', input] as const,
      queryFn: ({ signal }) => sdk.dashboard.ordersGet(input, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** A page of invoices; the page before stays until it is there. */
  invoices: (sdk: Sdk, input: InvoiceListInput) =>
    queryOptions({
      queryKey: ['dashboard', 'invoices', input] as const,
      queryFn: ({ signal }) => sdk.dashboard.getInvoices(input, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** One order; null for another customer's, and for a token of a link that does not open it. */
  order: (sdk: Sdk, id: OrderId, accessToken?: string) =>
    queryOptions({
      queryKey: ['dashboard', 'order', { id, accessToken }] as const,
      queryFn: ({ signal }) => sdk.dashboard.orderGet(id, { signal, accessToken }),
    }),
};
