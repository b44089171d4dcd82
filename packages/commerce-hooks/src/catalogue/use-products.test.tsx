import type { ProductList } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { catalogueQueries } from './catalogue-queries';
import { useProducts } from './use-products';

const sdk = createFakeSdk({
  catalogue: { getProductTemplatesList: async ({ currentPage = 1 } = {}) => ({ currentPage }) as ProductList },
});

describe('useProducts', () => {
  it('is on its first load until there is something to show, then keeps the page before visible (CT-32)', async () => {
    const { result, rerender } = renderHook(({ currentPage }) => useProducts({ currentPage }), {
      wrapper: withSdk(sdk),
      initialProps: { currentPage: 1 },
    });
    expect(result.current).toMatchObject({ isFirstLoad: true, data: undefined });
    await waitFor(() => expect(result.current.data?.currentPage).toBe(1));
    expect(result.current.isFirstLoad).toBe(false);
    rerender({ currentPage: 2 });
    expect(result.current).toMatchObject({ isFirstLoad: false, isPlaceholderData: true, data: { currentPage: 1 } });
    await waitFor(() => expect(result.current.data?.currentPage).toBe(2));
  });

  it('reads what a server prefetched with the same query options', async () => {
    const client = new QueryClient();
    await client.prefetchQuery(catalogueQueries.products(sdk, { currentPage: 4 }));
    const { result } = renderHook(() => useProducts({ currentPage: 4 }), { wrapper: withSdk(sdk, client) });
    expect(result.current.data?.currentPage).toBe(4);
  });
});
