import { type Amounts, divideHalfUp, formatMoney, netOfGross, sumAmounts, taxOf, type VatRate } from '@geven/timber';
import { CommerceError } from '../errors/commerce-error';

/** What a coupon takes off. */
export type CouponBenefit =
  /** Whole percent of the net of the goods, or of those of one category. */
  | { readonly kind: 'PERCENT'; readonly percent: number; readonly category: string | null }
  /** Gross cents. */
  | { readonly kind: 'AMOUNT'; readonly amount: number }
  /** What delivery costs. */
  | { readonly kind: 'FREIGHT' };

/** What a cart needs to know of the coupon that is on it. */
export interface CouponFacts {
  /** In capitals. */
  readonly code: string;
  /** Why nobody, or not this shopper, may use it today; null where nothing is in the way. */
  readonly barrier: Exclude<CouponBarrier, 'COUPON_MINIMUM' | 'COUPON_NOT_APPLICABLE'> | null;
  /** Null where there is no such coupon. */
  readonly benefit: CouponBenefit | null;
  /** Gross cents that the goods must come to; 0 for none. */
  readonly minimum: number;
  /** Variants of the cart in the coupon's category, where it has one. */
  readonly variantIds: ReadonlySet<number>;
}

/** Why a coupon takes nothing off. */
export type CouponBarrier =
  | 'COUPON_NOT_FOUND'
  | 'COUPON_ENDED'
  | 'COUPON_USED_UP'
  | 'COUPON_OTHER_CUSTOMERS'
  | 'COUPON_MINIMUM'
  | 'COUPON_NOT_APPLICABLE';

/** A coupon on a cart or order. */
export interface CartCoupon {
  readonly code: string;
  /** Cents, 0 or negative. */
  readonly discount: Amounts;
  /** Why it takes nothing off at the moment; null while it applies. */
  readonly barrier: CouponBarrier | null;
  /** Gross cents that the goods must come to; 0 for none. */
  readonly minimum: number;
}

/** What a coupon is applied to. */
export interface Discounted {
  readonly lines: readonly (Amounts & { readonly variantId: number })[];
  /** Of the order's freight. */
  readonly delivery: Amounts;
  readonly vatRate: VatRate;
  /** Contained in fixed amounts: the destination's, also where the order bears none. */
  readonly containedVatRate: VatRate;
}

const NOTHING: Amounts = { net: 0, tax: 0, gross: 0 };

/**
 * Applies a coupon: one discount for the whole order, which has one VAT rate (CA-10). Percentages are of the net and rounded
 * half up, amounts are gross as the rate card is; nothing becomes less than free.
 */
export function applyCoupon(
  { code, barrier, benefit, minimum, variantIds }: CouponFacts,
  cart: Discounted,
): CartCoupon {
  const coupon = (discount: Amounts, found: CouponBarrier | null) => ({ code, discount, barrier: found, minimum });
  if (barrier || !benefit) return coupon(NOTHING, barrier ?? 'COUPON_NOT_FOUND');
  const goods = sumAmounts(cart.lines);
  if (goods.gross < minimum) return coupon(NOTHING, 'COUPON_MINIMUM');
  switch (benefit.kind) {
    case 'FREIGHT':
      return coupon(takenOff(cart.delivery), null);
    case 'AMOUNT': {
      const { net, tax } = amountOf(benefit.amount, cart);
      return coupon(takenOff(atMost({ net, tax }, goods)), null);
    }
    case 'PERCENT': {
      const meant = cart.lines.filter(({ variantId }) => benefit.category === null || variantIds.has(variantId));
      if (meant.length === 0) return coupon(NOTHING, 'COUPON_NOT_APPLICABLE');
      const of = sumAmounts(meant);
      const net = divideHalfUp(of.net * benefit.percent, 100);
      return coupon(takenOff(atMost({ net, tax: taxOf(net, cart.vatRate) }, of)), null);
    }
  }
}

/** Refuses a code that takes nothing off, with the reason. */
export function checkCoupon(coupon: CartCoupon | null): void {
  if (!coupon?.barrier) return;
  const field = 'code';
  if (coupon.barrier !== 'COUPON_MINIMUM') throw new CommerceError(coupon.barrier, { field });
  throw new CommerceError('COUPON_MINIMUM', { field, minimum: coupon.minimum, _minimum_: formatMoney(coupon.minimum) });
}

/** A fixed amount as the order bears it: without the VAT in it where the order bears none. */
function amountOf(gross: number, { vatRate, containedVatRate }: Discounted): Pick<Amounts, 'net' | 'tax'> {
  const contained = netOfGross(gross, containedVatRate);
  return vatRate === 0 ? { net: contained.net, tax: 0 } : contained;
}

/** Never more than there is, in net as in tax, though lines are rounded each for itself. */
function atMost({ net, tax }: Pick<Amounts, 'net' | 'tax'>, most: Amounts): Amounts {
  if (net >= most.net) return most;
  const bounded = Math.min(tax, most.tax);
  return { net, tax: bounded, gross: net + bounded };
}

const takenOff = ({ net, tax, gross }: Amounts): Amounts => ({ net: 0 - net, tax: 0 - tax, gross: 0 - gross });
