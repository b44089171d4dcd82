import { describe, expect, it } from 'vitest';
import { MAX_CART_NET } from '../cart/cart-size';
import type { OrderLine } from '../cart/order';
import type { Address } from './address';
import { checkConsent } from './check-consent';
import { checkOrderable } from './check-orderable';

const line = { net: 100, weight: 100 } as OrderLine;
const address = { country: 'NL' } as Address;
const refusal = (code: string, params: object = {}) => expect.objectContaining({ code, params });

describe('checkOrderable', () => {
  it('lets a cart be ordered that has goods and somewhere to bring them', () => {
    expect(() => checkOrderable({ lines: [line], shippingAddress: address })).not.toThrow();
  });

  it('refuses what is empty, too large, without an address, or beyond our way', () => {
    expect(() => checkOrderable(null)).toThrow(refusal('CART_EMPTY'));
    expect(() => checkOrderable({ lines: [], shippingAddress: address })).toThrow(refusal('CART_EMPTY'));
    const large = { ...line, net: MAX_CART_NET + 1 };
    expect(() => checkOrderable({ lines: [large], shippingAddress: address })).toThrow(refusal('CART_TOO_LARGE'));
    expect(() => checkOrderable({ lines: [line], shippingAddress: null })).toThrow(refusal('ADDRESS_REQUIRED'));
    expect(() => checkOrderable({ lines: [line], shippingAddress: { ...address, country: 'FR' } })).toThrow(
      refusal('ADDRESS_NOT_DELIVERABLE', { country: 'FR' }),
    );
  });
});

describe('checkConsent', () => {
  const all = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };

  it('asks for terms and product information, and for delivery costs where they are calculated afterwards', () => {
    expect(() => checkConsent(all, true)).not.toThrow();
    expect(() => checkConsent({ ...all, isDeliveryCostAccepted: false }, false)).not.toThrow();
    expect(() => checkConsent({ ...all, isDeliveryCostAccepted: false }, true)).toThrow(
      refusal('DELIVERY_COST_NOT_ACCEPTED'),
    );
    expect(() => checkConsent({ ...all, isTermsAccepted: false }, true)).toThrow(refusal('TERMS_NOT_ACCEPTED'));
    expect(() => checkConsent({ ...all, isProductInfoRead: false }, false)).toThrow(refusal('PRODUCT_INFO_NOT_READ'));
  });

  it('names everything that is missing at once', () => {
    const none = { isTermsAccepted: false, isProductInfoRead: false, isDeliveryCostAccepted: false };
    expect(() => checkConsent(none, true)).toThrow(
      expect.objectContaining({
        errors: [
          refusal('TERMS_NOT_ACCEPTED'),
          refusal('PRODUCT_INFO_NOT_READ'),
          refusal('DELIVERY_COST_NOT_ACCEPTED'),
        ],
        message: 'TERMS_NOT_ACCEPTED, PRODUCT_INFO_NOT_READ, DELIVERY_COST_NOT_ACCEPTED',
      }),
    );
  });
});
