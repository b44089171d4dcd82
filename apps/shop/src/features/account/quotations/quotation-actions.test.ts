import type { Quotation } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import {
  askQuotationAgain,
  changeQuotation,
  closeQuotation,
  deleteQuotation,
  openQuotation,
  saveQuotation,
} from './quotation-actions';

const values = { quotationId: '42' };

describe('plain forms of a quotation', () => {
  it('open it as the cart, which the list shows, or say why it cannot be ordered any more (DB-16, DB-17, CK-06)', async () => {
    const open = vi.fn(async () => null);
    const sdk = createFakeSdk({ quotations: { openQuotation: open } });
    expect(await openQuotation({ values, locale: 'nl', sdk })).toEqual({
      to: '/dashboard/quotations?done=opened',
      headers: [['set-cookie', expect.stringMatching(/^show-animation=1;(?!.*Max-Age)/)]],
    });
    expect(open).toHaveBeenCalledExactlyOnceWith(42);
    const expired = createFakeSdk({ quotations: { openQuotation: refused('QUOTATION_EXPIRED') } });
    expect(await openQuotation({ values, locale: 'nl', sdk: expired })).toMatchObject({
      backTo: 'dashboardQuotations',
      refusals: [{ code: 'QUOTATION_EXPIRED' }],
    });
  });

  it('change it in the cart, or name what is gone', async () => {
    const change = vi.fn(async () => ({ cart: null, unavailable: [] as string[] }));
    const sdk = createFakeSdk({ quotations: { changeQuotation: change } });
    expect(await changeQuotation({ values, locale: 'nl', sdk })).toEqual({ to: '/winkelwagen' });
    change.mockResolvedValueOnce({ cart: null, unavailable: ['Board', 'Screws'] });
    expect(await changeQuotation({ values, locale: 'nl', sdk })).toEqual({
      showOn: 'dashboardQuotations',
      query: { done: 'changed' },
      values: { unavailable: 'Board\nScrews' },
    });
  });

  it('change or close it from the cart, and add what waited for the answer', async () => {
    const cartAddMultipleItems = vi.fn(async () => null);
    const sampleRequest = vi.fn(async () => null);
    const sdk = createFakeSdk({
      quotations: { changeQuotation: async () => ({ cart: null, unavailable: [] }), closeQuotation: async () => null },
      cart: { cartAddMultipleItems, sampleRequest },
    });
    const inCart = { ...values, from: 'cart' };
    const pieces = { ...inCart, product: '41', 'pieces[7]': '3' };
    for (const act of [changeQuotation, closeQuotation]) {
      expect(await act({ values: pieces, locale: 'de', sdk })).toEqual({ to: '/einkaufswagen' });
      expect(cartAddMultipleItems).toHaveBeenLastCalledWith([{ id: 7, quantity: 3, finishIds: [] }]);
      expect(await act({ values: { ...inCart, product: '41' }, locale: 'de', sdk })).toEqual({ to: '/einkaufswagen' });
      expect(sampleRequest).toHaveBeenLastCalledWith(41);
      expect(await act({ values: inCart, locale: 'de', sdk })).toEqual({ to: '/einkaufswagen' });
    }
    expect([cartAddMultipleItems.mock.calls.length, sampleRequest.mock.calls.length]).toEqual([2, 2]);
  });

  it('add the lines of an order or a mailed cart that waited for the answer, and say what of them is gone', async () => {
    const again = vi.fn(async () => ({ cart: null, unavailable: [] as string[] }));
    const restore = vi.fn(async () => ({ cart: null, unavailable: [] as string[] }));
    const change = vi.fn(async () => ({ cart: null, unavailable: [] as string[] }));
    const sdk = createFakeSdk({
      quotations: { changeQuotation: change, closeQuotation: async () => null },
      dashboard: { orderAgain: again },
      cart: { restoreCart: restore },
    });
    const form = (carried: Record<string, string>) =>
      ({ values: { ...values, from: 'cart', ...carried }, locale: 'de', sdk, cookie: () => 'a-token' }) as const;
    for (const act of [changeQuotation, closeQuotation]) {
      expect(await act(form({ orderId: '7' }))).toEqual({ to: '/einkaufswagen' });
      expect(again).toHaveBeenLastCalledWith(7);
      const restored = await act(form({ savedCart: 'yes' }));
      expect(restored).toMatchObject({ to: '/einkaufswagen', headers: [['set-cookie', expect.anything()]] });
      expect(restore).toHaveBeenLastCalledWith('a-token');
    }
    change.mockResolvedValueOnce({ cart: null, unavailable: ['Screws'] });
    again.mockResolvedValueOnce({ cart: null, unavailable: ['Board', 'Screws'] });
    expect(await changeQuotation(form({ orderId: '7' }))).toEqual({
      ...{ showOn: 'dashboardOrders', query: { order: '7', done: 'again' } },
      values: { unavailable: 'Screws\nBoard' },
    });
    restore.mockResolvedValueOnce({ cart: null, unavailable: ['Board'] });
    expect(await closeQuotation(form({ savedCart: 'yes' }))).toEqual({
      ...{ showOn: 'savedCart', query: { done: 'restored' }, values: { unavailable: 'Board' } },
    });
  });

  it('go back to the cart with what its forms are refused for, such as a quotation that another tab has deleted', async () => {
    const quotations = {
      changeQuotation: refused('QUOTATION_NOT_FOUND'),
      closeQuotation: refused('SERVICE_UNAVAILABLE'),
      askQuotationAgain: refused('QUOTATION_NOT_EXPIRED'),
    };
    const form = { values: { ...values, from: 'cart' }, locale: 'de', sdk: createFakeSdk({ quotations }) } as const;
    for (const act of [changeQuotation, closeQuotation, askQuotationAgain])
      expect(await act(form)).toMatchObject({ backTo: 'cart', refusals: [{}] });
    const other = createFakeSdk({
      quotations: { closeQuotation: async () => null },
      cart: { cartAddMultipleItems: refused('QUANTITY_TOO_LARGE') },
    });
    const adding = { ...form.values, 'pieces[7]': '9999' };
    expect(await closeQuotation({ ...form, values: adding, sdk: other })).toMatchObject({
      backTo: 'cart',
      refusals: [{ code: 'QUANTITY_TOO_LARGE' }],
    });
  });

  it('ask for it again, and delete it (DB-16, DB-18, DB-19)', async () => {
    const ask = vi.fn(async () => ({}) as Quotation);
    const remove = vi.fn(async () => null);
    const sdk = createFakeSdk({ quotations: { askQuotationAgain: ask, deleteQuotation: remove } });
    expect(await askQuotationAgain({ values, locale: 'de', sdk })).toEqual({ to: '/dashboard/quotations?done=asked' });
    expect(await deleteQuotation({ values, locale: 'de', sdk })).toEqual({ to: '/dashboard/quotations?done=deleted' });
    expect(ask).toHaveBeenCalledExactlyOnceWith(42);
    expect(remove).toHaveBeenCalledExactlyOnceWith(42);
  });

  it('save the cart as one, and lead to the list (CA-20)', async () => {
    const save = vi.fn(async () => ({}) as Quotation);
    const sdk = createFakeSdk({ quotations: { saveQuotation: save } });
    expect(await saveQuotation({ values: {}, locale: 'de', sdk })).toEqual({ to: '/dashboard/quotations' });
    expect(save).toHaveBeenCalledOnce();
    const empty = createFakeSdk({ quotations: { saveQuotation: refused('CART_EMPTY') } });
    expect(await saveQuotation({ values: {}, locale: 'de', sdk: empty })).toMatchObject({ backTo: 'cart' });
  });

  it('have guests log in before a cart is saved as one (CA-20)', async () => {
    const sdk = createFakeSdk({ quotations: { saveQuotation: refused('NOT_AUTHENTICATED') } });
    expect(await saveQuotation({ values: {}, locale: 'de', sdk })).toEqual({ to: '/einloggen' });
  });

  it.each([undefined, '', '0', '-1', 'S42'])('ask the API nothing about the quotation %j', async (quotationId) => {
    const form = {
      values: quotationId === undefined ? {} : { quotationId },
      locale: 'de',
      sdk: createFakeSdk(),
    } as const;
    for (const act of [openQuotation, changeQuotation, askQuotationAgain, deleteQuotation]) {
      expect(await act(form)).toMatchObject({ refusals: [{ code: 'QUOTATION_NOT_FOUND' }] });
    }
  });
});
