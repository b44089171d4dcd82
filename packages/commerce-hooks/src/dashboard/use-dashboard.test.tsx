import type { Cart, InvoicePage, OrderId, PlacedOrder } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { type UseDashboardOptions, useDashboard } from './use-dashboard';

const ID = 7 as OrderId;
const ORDER = { id: ID, name: 'S107312', state: 'QuotationSent', clientOrderRef: null } as PlacedOrder;
const HOME = { currentOrders: [ORDER], currentOrderCount: 1, orderHistoryCount: 0 };

describe('useDashboard (DC-02)', () => {
  function render(dashboard: NonNullable<FakeCalls['dashboard']>, options?: UseDashboardOptions) {
    const sdk = createFakeSdk({ dashboard });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return renderHook((props: UseDashboardOptions | undefined) => useDashboard(props), {
      wrapper: withSdk(sdk, client),
      initialProps: options,
    }).result;
  }

  it('puts an order into the cart once more', async () => {
    const cart = { id: 9 } as unknown as Cart;
    const orderGet = async () => ORDER;
    const result = render({ orderGet, orderAgain: async () => ({ cart, unavailable: ['Oak'] }) }, { orderId: ID });
    await act(() => result.current.orderAgain.mutateAsync(ID));
    await waitFor(() => expect(result.current.orderAgain.data).toEqual({ cart, unavailable: ['Oak'] }));
  });

  it('has the first page and a page of orders (API-44, API-54)', async () => {
    const ordersGet = vi.fn(async () => ({ orders: [ORDER], totalCount: 1 }));
    const result = render({ getDashboardData: async () => HOME, ordersGet }, { search: 'S1', currentPage: 2 });
    await waitFor(() => expect(result.current.orders.data).toEqual({ orders: [ORDER], totalCount: 1 }));
    await waitFor(() => expect(result.current.home.data).toEqual(HOME));
    expect(ordersGet).toHaveBeenCalledWith({ search: 'S1', currentPage: 2 }, expect.anything());
  });

  it('has a page of invoices where one is asked for, and asks for none else (API-52)', async () => {
    const page: InvoicePage = { invoices: [], totalCount: 12 };
    const getInvoices = vi.fn(async () => page);
    const orderGet = async () => ORDER;
    const without = render({ getInvoices, orderGet }, { orderId: ID });
    await waitFor(() => expect(without.current.order.data).toEqual(ORDER));
    expect(getInvoices).not.toHaveBeenCalled();
    const invoices = { orderId: ID, pageSize: 5 };
    const result = render({ getInvoices, orderGet }, { orderId: ID, invoices });
    await waitFor(() => expect(result.current.invoices.data).toEqual(page));
    expect(getInvoices).toHaveBeenCalledWith(invoices, expect.anything());
  });

  it('opens an order by the token of a link, without a login (DB-08)', async () => {
    const orderGet = vi.fn(async () => ORDER);
    const result = render({ orderGet }, { orderId: ID, accessToken: 'token' });
    await waitFor(() => expect(result.current.order.data).toEqual(ORDER));
    expect(orderGet).toHaveBeenCalledWith(ID, expect.objectContaining({ accessToken: 'token' }));
  });

  it('has a guest’s change asked for, and carried out by the link of its mail (DB-08, DB-10)', async () => {
    const change = { orderId: ID, accessToken: 'token', kind: 'CANCEL' } as const;
    const done = { orderName: 'S107312', kind: 'CANCEL', clientOrderRef: null } as const;
    const requestOrderChange = vi.fn(async () => undefined);
    const confirmOrderChange = vi.fn(async () => done);
    let stored = ORDER;
    const orderGet = async () => stored;
    const result = render({ requestOrderChange, confirmOrderChange, orderGet }, { orderId: ID, accessToken: 'token' });
    await waitFor(() => expect(result.current.order.data).toEqual(ORDER));
    await act(() => result.current.requestOrderChange.mutateAsync(change));
    expect(requestOrderChange).toHaveBeenCalledWith(change);
    stored = { ...ORDER, state: 'Cancelled' };
    expect(await act(() => result.current.confirmOrderChange.mutateAsync('mailed'))).toEqual(done);
    expect(confirmOrderChange).toHaveBeenCalledWith('mailed');
    await waitFor(() => expect(result.current.order.data?.state).toBe('Cancelled'));
  });

  it('has one order, as it is after each change (API-53, API-55, API-56)', async () => {
    let stored = ORDER;
    const result = render(
      {
        orderGet: async () => stored,
        updateOrder: async ({ clientOrderRef }) => (stored = { ...stored, clientOrderRef }),
        cancelOrder: async () => (stored = { ...stored, state: 'Cancelled' }),
      },
      { orderId: ID },
    );
    await waitFor(() => expect(result.current.order.data).toEqual(ORDER));
    await act(() => result.current.updateOrder.mutateAsync({ id: ID, clientOrderRef: 'Haus Nord' }));
    await waitFor(() => expect(result.current.order.data).toMatchObject({ clientOrderRef: 'Haus Nord' }));
    await act(() => result.current.cancelOrder.mutateAsync(ID));
    await waitFor(() =>
      expect(result.current.order.data).toMatchObject({ state: 'Cancelled', clientOrderRef: 'Haus Nord' }),
    );
  });
});
