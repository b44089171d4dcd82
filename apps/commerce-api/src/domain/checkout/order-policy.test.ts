import { describe, expect, it } from 'vitest';
import type { Cart, OrderLine } from '../cart/cart';
import { MAX_CART_NET } from '../cart/cart-size';
import type { Address } from './address';
import type { Freight } from './freight';
import { payableCart, placeableCart } from './order-policy';
import type { PaymentKind } from './payment-kind';
import type { PaymentProvider } from './payment-provider';

const LINE = { net: 100, weight: 100 } as OrderLine;
const ADDRESS = { country: 'NL' } as Address;
const ALL = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };
const NONE = { isTermsAccepted: false, isProductInfoRead: false, isDeliveryCostAccepted: false };
const WIRE: PaymentProvider = {
  id: 1,
  name: 'WIRE',
  kind: 'WIRE',
  isEnabled: true,
};
const FREE: PaymentProvider = { id: 6, name: 'FREE', kind: 'FREE', isEnabled: true };
const cartOf = (changes: Partial<Cart> = {}) =>
  ({
    lines: [LINE],
    amounts: { total: 119 },
    shippingAddress: ADDRESS,
    freight: { isCalculatedAfterwards: false },
    version: 3,
    consent: ALL,
    paymentProviderId: 1,
    ...changes,
  }) as Cart;
const AFTERWARDS = { isCalculatedAfterwards: true } as Freight;
const refusal = (code: string, params: object = {}) => expect.objectContaining({ code, params });

describe('a cart that may be paid', () => {
  it('has lines, an address and every tick', () => {
    const cart = cartOf();
    expect(payableCart(cart, ALL)).toBe(cart);
  });

  it('is not empty, not too large, and not without an address that we deliver to', () => {
    expect(() => payableCart(null, ALL)).toThrow(refusal('CART_EMPTY'));
    expect(() => payableCart(cartOf({ lines: [] }), ALL)).toThrow(refusal('CART_EMPTY'));
    const large = { ...LINE, net: MAX_CART_NET + 1 };
    expect(() => payableCart(cartOf({ lines: [large] }), ALL)).toThrow(refusal('CART_TOO_LARGE'));
    expect(() => payableCart(cartOf({ shippingAddress: null }), ALL)).toThrow(refusal('ADDRESS_REQUIRED'));
    expect(() => payableCart(cartOf({ shippingAddress: { ...ADDRESS, country: 'FR' }, freight: null }), ALL)).toThrow(
      refusal('ADDRESS_NOT_DELIVERABLE', { country: 'FR' }),
    );
  });

  it('needs terms and product information accepted, and delivery costs where they are calculated afterwards', () => {
    const pay = (ticks: object, freight?: Freight) => () =>
      payableCart(cartOf(freight ? { freight } : {}), { ...ALL, ...ticks });
    expect(pay({}, AFTERWARDS)).not.toThrow();
    expect(pay({ isDeliveryCostAccepted: false })).not.toThrow();
    expect(pay({ isDeliveryCostAccepted: false }, AFTERWARDS)).toThrow(refusal('DELIVERY_COST_NOT_ACCEPTED'));
    expect(pay({ isTermsAccepted: false })).toThrow(refusal('TERMS_NOT_ACCEPTED'));
    expect(pay({ isProductInfoRead: false })).toThrow(refusal('PRODUCT_INFO_NOT_READ'));
  });

  it('names every tick that is missing at once', () => {
    expect(() => payableCart(cartOf({ freight: AFTERWARDS }), NONE)).toThrow(
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

describe('a cart that may become an order', () => {
  const options = {
    version: 3,
    now: new Date('2026-11-26T12:00:00Z'),
    providers: [WIRE],
    paymentKinds: ['WIRE'],
  } as const;

  it('is the one that was shown, with a provider that takes its money', () => {
    const cart = cartOf();
    expect(placeableCart(cart, options)).toEqual({ cart, provider: WIRE });
  });

  it('must be the version that was shown, and payable', () => {
    expect(() => placeableCart(null, options)).toThrow(refusal('CART_EMPTY'));
    expect(() => placeableCart(cartOf({ version: 4 }), options)).toThrow(refusal('CART_CHANGED'));
    expect(() => placeableCart(cartOf({ lines: [] }), options)).toThrow(refusal('CART_EMPTY'));
    expect(() => placeableCart(cartOf({ consent: { ...ALL, isTermsAccepted: false } }), options)).toThrow(
      refusal('TERMS_NOT_ACCEPTED'),
    );
  });

  it('is a quotation until the midnight in Berlin after its last day (DB-16)', () => {
    const place = (validUntil: string, now: string) => () =>
      placeableCart(cartOf({ quotation: { id: 9, name: 'S107301', validUntil } }), { ...options, now: new Date(now) });
    expect(place('2026-11-26', '2026-11-26T22:59:59Z')).not.toThrow();
    expect(place('2026-11-26', '2026-11-26T23:00:00Z')).toThrow(refusal('QUOTATION_EXPIRED'));
  });

  it('is paid through a provider that there is today, enabled and of a kind that the shop knows (PY-03)', () => {
    const place = (provider: Partial<PaymentProvider>) => () =>
      placeableCart(cartOf(), { ...options, providers: [{ ...WIRE, ...provider }] });
    expect(() => placeableCart(cartOf({ paymentProviderId: null }), options)).toThrow(
      refusal('PAYMENT_PROVIDER_REQUIRED'),
    );
    expect(place({ id: 2 })).toThrow(refusal('PAYMENT_PROVIDER_REQUIRED'));
    expect(place({ isEnabled: false })).toThrow(refusal('PROVIDER_NOT_IMPLEMENTED', { provider: 'WIRE' }));
    expect(place({ name: 'PAYPAL', kind: null })).toThrow(refusal('PROVIDER_NOT_IMPLEMENTED', { provider: 'PAYPAL' }));
  });

  it('is not paid where it costs nothing, whatever was chosen, and is no payment by card', () => {
    const cart = cartOf({ amounts: { total: 0 } as Cart['amounts'] });
    const place = (paymentKinds: readonly PaymentKind[], changes: Partial<Cart> = {}) =>
      placeableCart({ ...cart, ...changes }, { ...options, providers: [WIRE, FREE], paymentKinds });
    expect(place(['WIRE', 'FREE'])).toEqual({ cart, provider: FREE });
    expect(() => place(['CARD'])).toThrow(refusal('PAYMENT_PROVIDER_REQUIRED'));
    expect(() => place(['FREE'], { paymentProviderId: null })).toThrow(refusal('PAYMENT_PROVIDER_REQUIRED'));
    expect(() => place(['FREE'], { paymentProviderId: 6, amounts: { total: 1 } as Cart['amounts'] })).toThrow(
      refusal('PAYMENT_PROVIDER_REQUIRED'),
    );
  });

  it('waits for its freight where only that costs something', () => {
    const cart = cartOf({ amounts: { total: 0 } as Cart['amounts'], freight: AFTERWARDS });
    expect(placeableCart(cart, { ...options, providers: [WIRE, FREE] }).provider).toEqual(WIRE);
  });
});
