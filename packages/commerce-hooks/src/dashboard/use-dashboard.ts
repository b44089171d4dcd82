import type {
  Cart,
  InvoiceListInput,
  OrderChange,
  OrderChangeInput,
  OrderId,
  OrderListInput,
  PlacedOrder,
  SdkError,
  UpdateOrderInput,
} from '@geven/odoo-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cartQueries } from '../cart/cart-queries';
import { useSdk } from '../SdkProvider';
import { dashboardQueries } from './dashboard-queries';

/** Which orders `useDashboard` reads: a page of them, or the one with an id. */
export interface UseDashboardOptions extends OrderListInput {
  orderId?: OrderId | undefined;
  /** Of the link in a mail: opens the order of the id without a login. */
  accessToken?: string | undefined;
  /** Which page of invoices is read, of one order or of all; none where it is left out. */
  invoices?: InvoiceListInput | undefined;
}

/** A customer's orders and what the customer does with them (DC-02). */
export function useDashboard({ orderId, accessToken, invoices, ...list }: UseDashboardOptions = {}) {
  const sdk = useSdk();
  const client = useQueryClient();
  const order = useQuery({
    ...dashboardQueries.order(sdk, orderId as OrderId, accessToken),
    enabled: orderId !== undefined,
  });
  const note = (changed: PlacedOrder) => {
    client.setQueryData(dashboardQueries.order(sdk, changed.id).queryKey, changed);
    return client.invalidateQueries({ queryKey: dashboardQueries.key });
  };
  return {
    /** What the first page shows. */
    home: useQuery({ ...dashboardQueries.home(sdk), enabled: orderId === undefined }),
    /** The page of orders that was asked for. */
    orders: useQuery({ ...dashboardQueries.orders(sdk, list), enabled: orderId === undefined }),
    /** The page of invoices that was asked for. */
    invoices: useQuery({ ...dashboardQueries.invoices(sdk, invoices ?? {}), enabled: invoices !== undefined }),
    /** The order with the id; null for another customer's, and for a token that does not open it. */
    order,
    /** Changes the customer's reference of an order. */
    updateOrder: useMutation<PlacedOrder, SdkError, UpdateOrderInput>({
      mutationFn: (change) => sdk.dashboard.updateOrder(change),
      onSuccess: note,
    }),
    /** Puts an order's lines into the cart once more. */
    orderAgain: useMutation<{ cart: Cart | null; unavailable: readonly string[] }, SdkError, OrderId>({
      mutationFn: (id) => sdk.dashboard.orderAgain(id),
      onSuccess: ({ cart }) => client.setQueryData(cartQueries.cart(sdk).queryKey, cart),
    }),
    /** Has the address of a guest's order asked whether it is to be changed or cancelled. */
    requestOrderChange: useMutation<void, SdkError, OrderChangeInput>({
      mutationFn: (change) => sdk.dashboard.requestOrderChange(change),
    }),
    /** Carries out what the link of such a mail is for. */
    confirmOrderChange: useMutation<OrderChange, SdkError, string>({
      mutationFn: (token) => sdk.dashboard.confirmOrderChange(token),
      onSuccess: () => client.invalidateQueries({ queryKey: dashboardQueries.key }),
    }),
    /** Cancels an order that is not paid. */
    cancelOrder: useMutation<PlacedOrder, SdkError, OrderId>({
      mutationFn: (id) => sdk.dashboard.cancelOrder(id),
      onSuccess: note,
    }),
  };
}
