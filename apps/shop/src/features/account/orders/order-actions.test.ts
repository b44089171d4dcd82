import type { PlacedOrder } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { cancelOrder, changeReference, orderAgain } from './order-actions';

const done = async () => ({}) as PlacedOrder;
const PAGE = '/dashboard/orders?order=42';

describe('plain forms of an order', () => {
  it('change its reference, and say so on its page (DB-20)', async () => {
    const updateOrder = vi.fn(done);
    const sdk = createFakeSdk({ dashboard: { updateOrder } });
    const values = { orderId: '42', clientOrderRef: 'Haus Nord' };
    expect(await changeReference({ values, locale: 'nl', sdk })).toEqual({ to: `${PAGE}&done=reference` });
    expect(updateOrder).toHaveBeenCalledExactlyOnceWith({ id: 42, clientOrderRef: 'Haus Nord' });
  });

  it('come back open with a reference that is refused (DB-20)', async () => {
    const sdk = createFakeSdk({ dashboard: { updateOrder: refused('FIELD_TOO_LONG', 'clientOrderRef') } });
    const values = { orderId: '42', clientOrderRef: 'x'.repeat(61) };
    expect(await changeReference({ values, locale: 'de', sdk })).toMatchObject({
      backPath: `${PAGE}&open=reference`,
      refusals: [{ code: 'FIELD_TOO_LONG', field: 'clientOrderRef' }],
    });
  });

  it('cancel it where that is possible, and say why where it is not (DB-10)', async () => {
    const cancel = vi.fn(done);
    const values = { orderId: '42' };
    const sdk = createFakeSdk({ dashboard: { cancelOrder: cancel } });
    expect(await cancelOrder({ values, locale: 'de', sdk })).toEqual({ to: `${PAGE}&done=cancelled` });
    expect(cancel).toHaveBeenCalledExactlyOnceWith(42);
    const paid = createFakeSdk({ dashboard: { cancelOrder: refused('ORDER_NOT_CANCELLABLE') } });
    expect(await cancelOrder({ values, locale: 'de', sdk: paid })).toMatchObject({
      backPath: PAGE,
      refusals: [{ code: 'ORDER_NOT_CANCELLABLE' }],
    });
  });

  it('lead to the cart with the same lines, or back with the names of what is gone', async () => {
    const again = vi.fn(async () => ({ cart: null, unavailable: [] as string[] }));
    const form = { values: { orderId: '42' }, locale: 'nl', sdk: createFakeSdk({ dashboard: { orderAgain: again } }) };
    expect(await orderAgain({ ...form, locale: 'nl' })).toEqual({ to: '/winkelwagen' });
    again.mockResolvedValueOnce({ cart: null, unavailable: ['Board', 'Screws'] });
    expect(await orderAgain({ ...form, locale: 'nl' })).toEqual({
      showOn: 'dashboardOrders',
      query: { order: '42', done: 'again' },
      values: { unavailable: 'Board\nScrews' },
    });
  });

  it('let a cart that is a quotation ask before an order goes into it', async () => {
    const sdk = createFakeSdk({ dashboard: { orderAgain: refused('QUOTATION_FIXED') } });
    expect(await orderAgain({ values: { orderId: '42' }, locale: 'de', sdk })).toMatchObject({
      backTo: 'cart',
      refusals: [{ code: 'QUOTATION_FIXED' }],
    });
  });

  it('treat another customer’s order as if there were none (DB-33)', async () => {
    const sdk = createFakeSdk({ dashboard: { orderAgain: refused('ORDER_NOT_FOUND') } });
    expect(await orderAgain({ values: { orderId: '42' }, locale: 'de', sdk })).toMatchObject({
      backPath: PAGE,
      refusals: [{ code: 'ORDER_NOT_FOUND' }],
    });
  });

  it.each([undefined, '', '0', '-1', 'S107312', '1e3'])('ask the API nothing about the order %j', async (orderId) => {
    const form = { values: orderId === undefined ? {} : { orderId }, locale: 'de', sdk: createFakeSdk() } as const;
    for (const act of [changeReference, cancelOrder, orderAgain]) {
      expect(await act(form)).toMatchObject({ backPath: '/dashboard/orders', refusals: [{ code: 'ORDER_NOT_FOUND' }] });
    }
  });
});
