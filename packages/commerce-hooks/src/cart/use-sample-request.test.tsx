import type { ProductTemplateId } from '@geven/odoo-sdk';
import { type Cart, SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { useCart } from './use-cart';
import { useSampleRequest } from './use-sample-request';

const cartOf = (version: number) => ({ id: 1, version, websiteOrderLine: [] }) as unknown as Cart;

const renderBoth = (sampleRequest: (productTemplateId: number) => Promise<Cart | null>) => {
  const sdk = createFakeSdk({ cart: { cartLoad: async () => cartOf(1), sampleRequest } });
  return renderHook(() => ({ cart: useCart(), sample: useSampleRequest() }), { wrapper: withSdk(sdk) });
};

it('puts the sample of a product into the cart, which becomes the answer', async () => {
  const sampleRequest = vi.fn(async () => cartOf(2));
  const { result } = renderBoth(sampleRequest);
  await waitFor(() => expect(result.current.cart.cart?.version).toBe(1));
  await act(() => result.current.sample.mutateAsync(41 as ProductTemplateId));
  expect(sampleRequest).toHaveBeenCalledExactlyOnceWith(41);
  await waitFor(() => expect(result.current.cart.cart?.version).toBe(2));
});

it('keeps the cart and says why when there is no sample', async () => {
  const refusals = [{ code: 'SAMPLE_NOT_AVAILABLE', message: '', params: { productTemplateId: 41 } }] as const;
  const { result } = renderBoth(async () => {
    throw new SdkError({ kind: 'graphql', message: '', refusals: [...refusals] });
  });
  await waitFor(() => expect(result.current.cart.cart?.version).toBe(1));
  await act(() => result.current.sample.mutateAsync(41 as ProductTemplateId).catch(() => undefined));
  await waitFor(() => expect(result.current.sample.error?.code).toBe('SAMPLE_NOT_AVAILABLE'));
  expect(result.current.cart.cart?.version).toBe(1);
});
