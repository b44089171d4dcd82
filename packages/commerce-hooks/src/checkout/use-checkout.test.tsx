import type { PaymentProviderId } from '@geven/odoo-sdk';
import { type PaymentConfirmation, SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { useCheckout } from './use-checkout';

const reads = { getCountries: async () => [], getPaymentProviders: async () => [] };
const confirmation = { dateOrder: '2026-11-21T10:00:00Z' } as PaymentConfirmation;

describe('useCheckout', () => {
  it('creates the address and selects it on the cart', async () => {
    const selectAddress = vi.fn(async () => null);
    const sdk = createFakeSdk({
      checkout: { ...reads, addAddress: async () => ({ id: 5 }) as never, selectAddress },
    });
    const { result } = renderHook(() => useCheckout(), { wrapper: withSdk(sdk) });
    await act(() => result.current.setAddress.mutateAsync({ addressType: 'shipping' } as never));
    expect(selectAddress).toHaveBeenCalledWith(5, 'shipping');
  });

  it('keeps its key until an order was confirmed, so a second press is the same order (CO-24)', async () => {
    const keys: string[] = [];
    const placeOrder = vi.fn(async ({ clientKey }: { clientKey: string }) => {
      keys.push(clientKey);
      if (keys.length === 1) throw new SdkError({ kind: 'timeout', message: 'The API did not answer in time' });
      return confirmation;
    });
    const sdk = createFakeSdk({ checkout: { ...reads, placeOrder, getPaymentConfirmation: async () => null } });
    const { result } = renderHook(() => useCheckout(), { wrapper: withSdk(sdk) });
    await act(() => result.current.placeOrder.mutateAsync({ version: 3 }).catch(() => undefined));
    await act(() => result.current.placeOrder.mutateAsync({ version: 3 }));
    expect(keys[1]).toBe(keys[0]);
    await act(() => result.current.placeOrder.mutateAsync({ version: 4 }));
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('lists countries and payment providers', async () => {
    const sdk = createFakeSdk({
      checkout: {
        ...reads,
        getPaymentProviders: async () => [
          { id: 1 as PaymentProviderId, name: 'WIRE', kind: 'WIRE', displayName: 'Überweisung' },
        ],
      },
    });
    const { result } = renderHook(() => useCheckout(), { wrapper: withSdk(sdk) });
    await waitFor(() => expect(result.current.paymentProviders.data?.[0]?.name).toBe('WIRE'));
  });
});
