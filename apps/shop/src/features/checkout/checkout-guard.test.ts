import type { PaymentProviderId } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { checkoutRedirect, type GuardedCart } from './checkout-guard';

const READY: GuardedCart = {
  ...sampleCart(),
  partnerShipping: { id: 1 } as never,
  paymentProvider: { id: 1 as PaymentProviderId, name: 'WIRE', kind: 'WIRE', displayName: 'Überweisung' },
  isTermsAccepted: true,
  isProductInfoRead: true,
};

describe('guards of the checkout', () => {
  it('send a shopper without a cart or with an empty one home (CO-03)', () => {
    for (const step of ['address', 'payment', 'confirm'] as const) {
      expect(checkoutRedirect(step, null)).toBe('home');
      expect(checkoutRedirect(step, { ...READY, websiteOrderLine: [] })).toBe('home');
    }
  });

  it('send payment and confirm without a delivery address to the address (CO-04)', () => {
    const cart = { ...READY, partnerShipping: null };
    expect(checkoutRedirect('payment', cart)).toBe('checkoutAddress');
    expect(checkoutRedirect('confirm', cart)).toBe('checkoutAddress');
    expect(checkoutRedirect('address', cart)).toBeNull();
  });

  it('send confirm back to the payment while something of that step is missing', () => {
    const missing: Partial<GuardedCart>[] = [
      { paymentProvider: null },
      { isTermsAccepted: false },
      { isProductInfoRead: false },
      { deliveryCalculatedAfterwards: true, isDeliveryCostAccepted: false },
    ];
    for (const part of missing) {
      expect(checkoutRedirect('confirm', { ...READY, ...part })).toBe('checkoutPayment');
      expect(checkoutRedirect('payment', { ...READY, ...part })).toBeNull();
    }
  });

  it('let a cart that has everything pass', () => {
    expect(checkoutRedirect('payment', READY)).toBeNull();
    expect(checkoutRedirect('confirm', READY)).toBeNull();
    const afterwards = { deliveryCalculatedAfterwards: true, isDeliveryCostAccepted: true };
    expect(checkoutRedirect('confirm', { ...READY, ...afterwards })).toBeNull();
  });

  it('do not look at the cart on the success page (CO-05)', () => {
    expect(checkoutRedirect('success', null)).toBeNull();
  });
});
