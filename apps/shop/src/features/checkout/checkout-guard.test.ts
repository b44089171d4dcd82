import { describe, expect, it } from 'vitest';
import { checkoutRedirect } from './checkout-guard';

const address = { id: 1 } as never;
const line = { id: 1 } as never;

describe('guards of the checkout', () => {
  it('send a shopper without a cart or with an empty one home (CO-03)', () => {
    for (const step of ['address', 'payment', 'confirm'] as const) {
      expect(checkoutRedirect(step, null)).toBe('home');
      expect(checkoutRedirect(step, { websiteOrderLine: [], partnerShipping: address })).toBe('home');
    }
  });

  it('send payment and confirm without a delivery address to the address (CO-04)', () => {
    const cart = { websiteOrderLine: [line], partnerShipping: null };
    expect(checkoutRedirect('payment', cart)).toBe('checkoutAddress');
    expect(checkoutRedirect('confirm', cart)).toBe('checkoutAddress');
    expect(checkoutRedirect('address', cart)).toBeNull();
  });

  it('let a cart with a delivery address pass', () => {
    const cart = { websiteOrderLine: [line], partnerShipping: address };
    expect(checkoutRedirect('payment', cart)).toBeNull();
    expect(checkoutRedirect('confirm', cart)).toBeNull();
  });

  it('do not look at the cart on the success page (CO-05)', () => {
    expect(checkoutRedirect('success', null)).toBeNull();
  });
});
