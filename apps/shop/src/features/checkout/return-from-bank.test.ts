import { beforeEach, describe, expect, it, vi } from 'vitest';
import { returnFromBank } from './return-from-bank';

const adyenPaymentDetails = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/sdk-server', () => ({ visitorSdk: () => ({ payment: { adyenPaymentDetails } }) }));

const TOKEN = 't'.repeat(43);
const visit = (query: Record<string, string> = {}) =>
  returnFromBank(
    new Request(
      `http://shop.example/api/checkout/return?${new URLSearchParams({ reference: 'S107312-1', token: TOKEN, locale: 'nl', ...query })}`,
    ),
  );

describe('the way back from a bank', () => {
  beforeEach(() => void adyenPaymentDetails.mockReset());

  it('leads to the order of a payment that went well, without its token in the address', async () => {
    adyenPaymentDetails.mockResolvedValue({ state: 'PAID', action: null });
    const response = await visit({ redirectResult: 'from the bank' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/checkout/success']);
    expect(response.headers.get('set-cookie')).toContain(`payment=S107312-1.${TOKEN}`);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(adyenPaymentDetails.mock.calls[0]?.[0]).toEqual({
      ...{ reference: 'S107312-1', token: TOKEN },
      redirectResult: 'from the bank',
    });
  });

  it('leads to what can be done after one that failed (PY-06)', async () => {
    adyenPaymentDetails.mockResolvedValue({ state: 'CANCELLED', action: null });
    const response = await visit({ redirectResult: 'from the bank' });
    expect(response.headers.get('location')).toBe('/checkout/fail?reference=S107312');
  });

  it('waits where nobody knows: no answer, a forged one, or none brought along', async () => {
    adyenPaymentDetails.mockRejectedValue(new Error('PAYMENT_NOT_FOUND'));
    expect((await visit({ redirectResult: 'forged' })).headers.get('location')).toBe('/checkout/success');
    expect((await visit()).headers.get('location')).toBe('/checkout/success');
    expect(adyenPaymentDetails).toHaveBeenCalledOnce();
  });

  it('sets no cookie of what cannot be an attempt', async () => {
    const response = await visit({ reference: 'S1; Path=/' });
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});
