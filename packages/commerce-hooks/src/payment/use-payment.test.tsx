import {
  type OrderId,
  type PaymentProviderId,
  type PaymentStep,
  type PaymentTransaction,
  SdkError,
} from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { usePayment } from './use-payment';

const INPUT = {
  providerId: 2 as PaymentProviderId,
  version: 4,
  paymentMethod: { type: 'scheme' },
  browserInfo: null,
};

function setUp(steps: readonly (PaymentStep | SdkError)[]) {
  const left = [...steps];
  let count = 0;
  const open = vi.fn(async (_input: { clientKey: string }) => {
    count += 1;
    return { reference: `S107312-${count}`, token: 'secret' } as PaymentTransaction;
  });
  const pay = vi.fn(async (_input: { reference: string }) => {
    const step = left.shift();
    if (!step || step instanceof SdkError) throw step;
    return step;
  });
  const details = vi.fn(async (_input: object): Promise<PaymentStep> => ({ state: 'PAID', action: null }));
  const sdk = createFakeSdk({
    payment: { adyenOpenTransaction: open, adyenMakeDirectPayment: pay, adyenPaymentDetails: details },
    cart: { cartLoad: async () => ({ id: 1 as OrderId }) as never },
  });
  const { result } = renderHook(() => usePayment(), { wrapper: withSdk(sdk) });
  const press = async () => {
    let step: PaymentStep | undefined;
    await act(async () => {
      step = await result.current.pay.mutateAsync(INPUT);
    });
    return step;
  };
  return { result, press, open, pay, details };
}

const step = (state: PaymentStep['state'], action: PaymentStep['action'] = null): PaymentStep => ({ state, action });

describe('usePayment', () => {
  it('opens one attempt for all presses until it fails, then another (PY-05) (CO-21)', async () => {
    const { press, open, pay } = setUp([step('OPEN'), step('REFUSED'), step('PAID')]);
    await press();
    await press();
    await press();
    expect(pay.mock.calls.map(([{ reference }]) => reference)).toEqual(['S107312-1', 'S107312-1', 'S107312-2']);
    const keys = open.mock.calls.map(([{ clientKey }]) => clientKey);
    expect(new Set(keys).size).toBe(2);
    expect(open.mock.calls[0]?.[0]).toMatchObject({ tokenizationRequested: false, version: 4 });
  });

  it('knows nothing after a time-out, and goes on with the same attempt', async () => {
    const { press, open } = setUp([new SdkError({ kind: 'timeout', message: 'late' }), step('PAID')]);
    expect(await press()).toEqual({ ...step('OPEN'), attempt: { reference: 'S107312-1', token: 'secret' } });
    expect(await press()).toMatchObject(step('PAID'));
    expect(open).toHaveBeenCalledOnce();
  });

  it('goes on with what the bank gave', async () => {
    const { press, result, details } = setUp([step('OPEN', { type: 'redirect' })]);
    await press();
    await act(() => result.current.complete.mutateAsync({ threeDSResult: 'from the bank' }));
    expect(details).toHaveBeenCalledWith(
      { reference: 'S107312-1', token: 'secret', threeDSResult: 'from the bank' },
      expect.anything(),
    );
  });
});
