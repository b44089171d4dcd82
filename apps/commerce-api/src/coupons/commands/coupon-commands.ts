import { formatMoney } from '@geven/timber';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { findPriceLists } from '../../catalogue/list-prices';
import type { Database } from '../../database/connection';
import { websiteCategories } from '../../database/schema/catalogue';
import { coupons, couponUses } from '../../database/schema/coupons';
import type { CouponBenefit } from '../../domain/cart/coupon';
import { TODAY } from '../coupon-facts';
import { type CouponLimits, insertCoupon } from '../insert-coupon';

/** What the merchant does with promo codes. What cannot be done is raised. */
export function createCouponCommands({ db }: Pick<Database, 'db'>) {
  async function checkCategory(benefit: CouponBenefit): Promise<void> {
    if (benefit.kind !== 'PERCENT' || benefit.category === null) return;
    const isKnown = await db.$count(websiteCategories, eq(websiteCategories.key, benefit.category));
    if (!isKnown) throw new Error(`There is no category ${benefit.category}`);
  }

  async function checkPriceList(priceList: string | null | undefined): Promise<void> {
    if (priceList == null) return;
    const known = await findPriceLists(db);
    if (!known.includes(priceList))
      throw new Error(`There is no price list ${priceList}: there is ${known.join(', ')}`);
  }

  return {
    /** Makes a coupon; a code is used once, also one that has ended. */
    async add(code: string, coupon: { benefit: CouponBenefit; limits: CouponLimits }): Promise<void> {
      await checkCategory(coupon.benefit);
      await checkPriceList(coupon.limits.priceList);
      if (!(await insertCoupon(db, code, coupon))) throw new Error(`There is a coupon ${code} already`);
    },
    /** All coupons with what they do, one a line, by their codes. */
    async list(): Promise<readonly string[]> {
      const rows = await db
        .select({ coupon: coupons, uses: db.$count(couponUses, eq(couponUses.code, coupons.code)) })
        .from(coupons)
        .orderBy(asc(coupons.code));
      return rows.map(({ coupon, uses }) => described(coupon, uses));
    },
    /** Ends a coupon at once; carts that have it show so. */
    async end(code: string): Promise<void> {
      const isRunning = or(isNull(coupons.endsOn), sql`${coupons.endsOn} >= ${TODAY}`);
      const rows = await db
        .update(coupons)
        .set({ endsOn: sql`${TODAY} - 1` })
        .where(and(eq(coupons.code, code), isRunning))
        .returning();
      if (rows.length === 0) throw new Error(`No coupon ${code} is valid or yet to begin`);
    },
  };
}

function described(coupon: typeof coupons.$inferSelect, uses: number): string {
  const { code, minimum, startsOn, endsOn, maxUses, priceList } = coupon;
  return [
    `${code}: ${benefitText(coupon)}`,
    ...(minimum > 0 ? [`from ${formatMoney(minimum)}`] : []),
    `${startsOn} to ${endsOn ?? 'no end'}`,
    ...(priceList === null ? [] : [`price list ${priceList}`]),
    `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`} times`,
  ].join(', ');
}

function benefitText({ kind, value, category }: typeof coupons.$inferSelect): string {
  if (kind === 'FREIGHT') return 'free delivery';
  if (kind === 'AMOUNT') return formatMoney(value);
  return category === null ? `${value}%` : `${value}% of ${category}`;
}
