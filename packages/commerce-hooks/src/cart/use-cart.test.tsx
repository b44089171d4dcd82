import type { Cart, CartLineId, ProductVariantId } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { useCart } from './use-cart';

const cartOf = (version: number) => ({ id: 1, version, websiteOrderLine: [] }) as unknown as Cart;

describe('useCart', () => {
  it('loads the cart of the session', async () => {
    const sdk = createFakeSdk({ cart: { cartLoad: async () => cartOf(1) } });
    const { result } = renderHook(() => useCart(), { wrapper: withSdk(sdk) });
    await waitFor(() => expect(result.current.cart?.version).toBe(1));
  });

  it('replaces the cart with the answer of add, update and remove (CA-02, CA-03, CA-04)', async () => {
    const sdk = createFakeSdk({
      cart: {
        cartLoad: async () => cartOf(1),
        cartAddMultipleItems: async () => cartOf(2),
        cartUpdateMultipleItems: async () => cartOf(3),
        cartRemoveMultipleItems: async () => null,
      },
    });
    const { result } = renderHook(() => useCart(), { wrapper: withSdk(sdk) });
    await waitFor(() => expect(result.current.cart?.version).toBe(1));
    await act(() => result.current.add.mutateAsync([{ id: 7 as ProductVariantId, quantity: 2 }]));
    await waitFor(() => expect(result.current.cart?.version).toBe(2));
    await act(() => result.current.update.mutateAsync([{ id: 1 as CartLineId, quantity: 3 }]));
    await waitFor(() => expect(result.current.cart?.version).toBe(3));
    await act(() => result.current.remove.mutateAsync([1 as CartLineId]));
    await waitFor(() => expect(result.current.cart).toBeNull());
  });

  it('writes on the order, and puts a promo code on the cart and takes it off (API-28) (API-29) (API-30)', async () => {
    const calls = {
      setClientOrderRef: vi.fn(async () => cartOf(2)),
      updateTransportMsg: vi.fn(async () => cartOf(3)),
      applyCoupon: vi.fn(async () => cartOf(4)),
      removeCoupon: vi.fn(async () => cartOf(5)),
    };
    const { result } = renderHook(() => useCart({ enabled: false }), {
      wrapper: withSdk(createFakeSdk({ cart: calls })),
    });
    await act(() => result.current.setClientOrderRef.mutateAsync({ clientOrderRef: 'PO 4711' }));
    await waitFor(() => expect(result.current.cart?.version).toBe(2));
    await act(() => result.current.updateTransportMsg.mutateAsync({ transportMsg: 'Gate 3' }));
    await waitFor(() => expect(result.current.cart?.version).toBe(3));
    await act(() => result.current.applyCoupon.mutateAsync('LARCH3'));
    await waitFor(() => expect(result.current.cart?.version).toBe(4));
    await act(() => result.current.removeCoupon.mutateAsync(undefined));
    await waitFor(() => expect(result.current.cart?.version).toBe(5));
    expect(calls.setClientOrderRef).toHaveBeenCalledWith({ clientOrderRef: 'PO 4711' });
    expect(calls.applyCoupon).toHaveBeenCalledWith('LARCH3');
  });

  it('sends changes one after another, so the last answer is the newest cart', async () => {
    const order: string[] = [];
    let version = 1;
    const sdk = createFakeSdk({
      cart: {
        cartLoad: async () => cartOf(1),
        cartAddMultipleItems: async (products) => {
          order.push(`start ${products[0]?.id}`);
          await new Promise((resolve) => setTimeout(resolve, products[0]?.id === 1 ? 30 : 1));
          order.push(`end ${products[0]?.id}`);
          return cartOf(++version);
        },
      },
    });
    const { result } = renderHook(() => useCart(), { wrapper: withSdk(sdk) });
    await waitFor(() => expect(result.current.cart?.version).toBe(1));
    await act(() =>
      Promise.all([
        result.current.add.mutateAsync([{ id: 1 as ProductVariantId, quantity: 1 }]),
        result.current.add.mutateAsync([{ id: 2 as ProductVariantId, quantity: 1 }]),
      ]),
    );
    expect(order).toEqual(['start 1', 'end 1', 'start 2', 'end 2']);
    await waitFor(() => expect(result.current.cart?.version).toBe(3));
  });

  it('makes no request while it is disabled', () => {
    const cartLoad = vi.fn(async () => null);
    const sdk = createFakeSdk({ cart: { cartLoad } });
    renderHook(() => useCart({ enabled: false }), { wrapper: withSdk(sdk) });
    expect(cartLoad).not.toHaveBeenCalled();
  });
});
