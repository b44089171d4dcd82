import type { VatRate } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { applyCoupon, type CouponBenefit, type CouponFacts, checkCoupon, type Discounted } from './coupon';

const line = (variantId: number, net: number, tax: number) => ({ variantId, net, tax, gross: net + tax });

const cart = (changes: Partial<Discounted> = {}): Discounted => ({
  lines: [line(1, 9690, 2035), line(2, 1500, 315)],
  delivery: { net: 5702, tax: 1198, gross: 6900 },
  vatRate: 21,
  containedVatRate: 21,
  ...changes,
});

const facts = (benefit: CouponBenefit | null, changes: Partial<CouponFacts> = {}): CouponFacts => ({
  code: 'LARCH3',
  barrier: null,
  benefit,
  minimum: 0,
  variantIds: new Set([2]),
  ...changes,
});

const percent = (value: number, category: string | null = null) =>
  ({ kind: 'PERCENT', percent: value, category }) as const;

describe('a coupon (CA-10)', () => {
  it('takes a percentage off the net, rounded half up, and the VAT of that', () => {
    // 3 % of 111,90 is 3,357.
    expect(applyCoupon(facts(percent(3)), cart())).toEqual({
      ...{ code: 'LARCH3', barrier: null, minimum: 0 },
      discount: { net: -336, tax: -71, gross: -407 },
    });
    expect(applyCoupon(facts(percent(5)), cart({ lines: [line(1, 10, 2)] })).discount.net).toBe(-1);
  });

  it('of one category takes its percentage off those lines alone', () => {
    expect(applyCoupon(facts(percent(10, 'screws')), cart()).discount).toEqual({ net: -150, tax: -32, gross: -182 });
    const none = applyCoupon(facts(percent(10, 'screws'), { variantIds: new Set() }), cart());
    expect(none).toMatchObject({ barrier: 'COUPON_NOT_APPLICABLE', discount: { gross: 0 } });
  });

  it('takes an amount off the gross, and without VAT its net', () => {
    const ten = facts({ kind: 'AMOUNT', amount: 1000 });
    expect(applyCoupon(ten, cart()).discount).toEqual({ net: -826, tax: -174, gross: -1000 });
    const exempt = cart({ lines: [line(1, 9690, 0)], vatRate: 0 });
    expect(applyCoupon(ten, exempt).discount).toEqual({ net: -826, tax: 0, gross: -826 });
  });

  it('takes off what delivery costs, and nothing while that is unknown', () => {
    const free = facts({ kind: 'FREIGHT' });
    expect(applyCoupon(free, cart()).discount).toEqual({ net: -5702, tax: -1198, gross: -6900 });
    const unknown = applyCoupon(free, cart({ delivery: { net: 0, tax: 0, gross: 0 } }));
    expect(unknown).toMatchObject({ barrier: null, discount: { net: 0, tax: 0, gross: 0 } });
  });

  it('makes nothing less than free: net, tax and gross of goods that it pays are 0 with it', () => {
    // Lines are taxed each for itself: the tax of both together would be a cent more.
    const lines = [line(1, 12, 3), line(2, 12, 3)];
    for (const benefit of [percent(100), { kind: 'AMOUNT', amount: 5000 }] as const) {
      const { discount } = applyCoupon(facts(benefit), cart({ lines }));
      expect(discount).toEqual({ net: -24, tax: -6, gross: -30 });
    }
    const roundedDown = [line(1, 11, 2), line(2, 11, 2)];
    for (let cents = 1; cents <= 30; cents += 1) {
      const { discount } = applyCoupon(facts({ kind: 'AMOUNT', amount: cents }), cart({ lines: roundedDown }));
      expect(discount.net).toBeGreaterThanOrEqual(-22);
      expect(discount.tax).toBeGreaterThanOrEqual(-4);
      expect(discount.gross).toBe(discount.net + discount.tax);
    }
  });

  it('waits for its minimum, which the goods must come to with VAT', () => {
    const of = (minimum: number) => applyCoupon(facts(percent(10), { minimum }), cart());
    expect(of(13_540).barrier).toBeNull();
    expect(of(13_541)).toMatchObject({ barrier: 'COUPON_MINIMUM', minimum: 13_541, discount: { gross: 0 } });
  });

  it('takes nothing off where something is in the way', () => {
    const ended = applyCoupon(facts(percent(10), { barrier: 'COUPON_ENDED' }), cart());
    expect(ended).toMatchObject({ barrier: 'COUPON_ENDED', discount: { net: 0, tax: 0, gross: 0 } });
    expect(applyCoupon(facts(null), cart()).barrier).toBe('COUPON_NOT_FOUND');
  });

  it('is refused with its reason, at the field of the code (API-30)', () => {
    const refused = (coupon: CouponFacts) => () => checkCoupon(applyCoupon(coupon, cart({ vatRate: 21 as VatRate })));
    expect(refused(facts(null))).toThrow(
      expect.objectContaining({ code: 'COUPON_NOT_FOUND', params: { field: 'code' } }),
    );
    expect(refused(facts(percent(10), { minimum: 50_000 }))).toThrow(
      expect.objectContaining({
        code: 'COUPON_MINIMUM',
        params: { field: 'code', minimum: 50_000, _minimum_: '€\u00a0500,00' },
      }),
    );
    expect(refused(facts(percent(10)))).not.toThrow();
    expect(() => checkCoupon(null)).not.toThrow();
  });
});
