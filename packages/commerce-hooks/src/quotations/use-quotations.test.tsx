import type { Cart, Quotation, QuotationId } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCart } from '../cart/use-cart';
import { withSdk } from '../testing/with-sdk';
import { useQuotations } from './use-quotations';

const ID = 7 as QuotationId;
const QUOTATION = { id: ID, name: 'S107312', daysLeft: 30, isOpened: false } as Quotation;
const FORMER = { id: 1 } as unknown as Cart;
const OPENED = { id: 2, quotation: { id: ID } } as unknown as Cart;

describe('useQuotations', () => {
  function render(quotations: NonNullable<FakeCalls['quotations']>) {
    const sdk = createFakeSdk({ quotations, cart: { cartLoad: async () => FORMER } });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return renderHook(() => ({ ...useQuotations(), cart: useCart().cart }), { wrapper: withSdk(sdk, client) }).result;
  }

  it('makes the cart a quotation, and lists it (CA-20, CA-21, DB-13)', async () => {
    let list: Quotation[] = [];
    const result = render({
      quotationsGet: async () => ({ quotations: list, totalCount: list.length }),
      saveQuotation: async () => {
        list = [QUOTATION];
        return QUOTATION;
      },
    });
    await waitFor(() => expect(result.current.cart).toEqual(FORMER));
    await act(() => result.current.save.mutateAsync());
    await waitFor(() => expect(result.current.quotations.data?.quotations).toEqual([QUOTATION]));
    expect(result.current.cart).toBeNull();
  });

  it('has the cart that each change leads to (DB-17, DB-18)', async () => {
    const result = render({
      quotationsGet: async () => ({ quotations: [QUOTATION], totalCount: 1 }),
      openQuotation: async () => OPENED,
      closeQuotation: async () => FORMER,
      changeQuotation: async () => ({ cart: OPENED, unavailable: ['Oak'] }),
      deleteQuotation: async () => FORMER,
    });
    await waitFor(() => expect(result.current.cart).toEqual(FORMER));
    await act(() => result.current.open.mutateAsync(ID));
    await waitFor(() => expect(result.current.cart).toEqual(OPENED));
    await act(() => result.current.close.mutateAsync());
    await waitFor(() => expect(result.current.cart).toEqual(FORMER));
    await act(() => result.current.change.mutateAsync(ID));
    await waitFor(() => expect(result.current.cart).toEqual(OPENED));
    await act(() => result.current.remove.mutateAsync(ID));
    await waitFor(() => expect(result.current.cart).toEqual(FORMER));
  });

  it('asks for an expired one again (DB-16)', async () => {
    let asked = 0;
    const result = render({
      quotationsGet: async () => ({ quotations: Array<Quotation>(1 + asked).fill(QUOTATION), totalCount: 1 + asked }),
      askQuotationAgain: async () => {
        asked += 1;
        return QUOTATION;
      },
    });
    await waitFor(() => expect(result.current.quotations.data?.totalCount).toBe(1));
    await act(() => result.current.askAgain.mutateAsync(ID));
    await waitFor(() => expect(result.current.quotations.data?.totalCount).toBe(2));
  });
});
