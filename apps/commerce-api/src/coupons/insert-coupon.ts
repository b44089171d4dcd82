import { coupons } from '../database/schema/coupons';
import type { Queryable } from '../database/transaction';
import type { CouponBenefit } from '../domain/cart/coupon';
import { TODAY } from './coupon-facts';

type CouponRow = typeof coupons.$inferInsert;

/** What limits a coupon; it begins today unless it is told. */
export type CouponLimits = Partial<Pick<CouponRow, 'minimum' | 'startsOn' | 'endsOn' | 'maxUses' | 'priceList'>>;

/** Stores a coupon; false where its code is taken. */
export async function insertCoupon(
  db: Queryable,
  code: string,
  { benefit, limits = {} }: { benefit: CouponBenefit; limits?: CouponLimits },
): Promise<boolean> {
  const rows = await db
    .insert(coupons)
    .values({ startsOn: TODAY, ...limits, code, ...columnsOf(benefit) })
    .onConflictDoNothing()
    .returning({ code: coupons.code });
  return rows.length > 0;
}

function columnsOf(benefit: CouponBenefit): Pick<CouponRow, 'kind' | 'value' | 'category'> {
  switch (benefit.kind) {
    case 'PERCENT':
      return { kind: 'PERCENT', value: benefit.percent, category: benefit.category };
    case 'AMOUNT':
      return { kind: 'AMOUNT', value: benefit.amount };
    case 'FREIGHT':
      return { kind: 'FREIGHT', value: 0 };
  }
}
