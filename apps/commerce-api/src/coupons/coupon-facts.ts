import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { productCategories, productVariants, websiteCategories } from '../database/schema/catalogue';
import { coupons, couponUses } from '../database/schema/coupons';
import type { Queryable } from '../database/transaction';
import type { CouponBenefit, CouponFacts } from '../domain/cart/coupon';
import type { Shopper } from '../ports/shopper';

/** The day that coupons begin and end by. */
export const TODAY = sql`(now() at time zone 'Europe/Berlin')::date`;

interface CouponQuery {
  readonly shopper: Pick<Shopper, 'priceList'>;
  readonly variantIds: readonly number[];
  /** Number that the cart's order has already: its own use does not count. */
  readonly orderName: string | null;
}

/** What a cart with these variants needs to know of a code, for a shopper and as of today. */
export async function findCouponFacts(
  db: Queryable,
  code: string,
  { shopper, variantIds, orderName }: CouponQuery,
): Promise<CouponFacts> {
  const [found] = await db
    .select({
      coupon: coupons,
      hasStarted: sql<boolean>`${coupons.startsOn} <= ${TODAY}`,
      hasEnded: sql<boolean>`coalesce(${coupons.endsOn} < ${TODAY}, false)`,
      uses: db.$count(couponUses, and(eq(couponUses.code, coupons.code), ne(couponUses.orderName, orderName ?? ''))),
    })
    .from(coupons)
    .where(eq(coupons.code, code));
  const { coupon } = found ?? {};
  return {
    code,
    barrier: found ? barrierOf(found, shopper) : 'COUPON_NOT_FOUND',
    benefit: coupon ? benefitOf(coupon) : null,
    minimum: coupon?.minimum ?? 0,
    variantIds: coupon?.category ? await variantsOf(db, coupon.category, variantIds) : new Set(),
  };
}

type CouponRow = typeof coupons.$inferSelect;

interface FoundCoupon {
  readonly coupon: CouponRow;
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
  readonly uses: number;
}

/** One that has not begun is nobody's to know of. */
function barrierOf(
  { coupon, hasStarted, hasEnded, uses }: FoundCoupon,
  { priceList }: Pick<Shopper, 'priceList'>,
): CouponFacts['barrier'] {
  if (!hasStarted) return 'COUPON_NOT_FOUND';
  if (hasEnded) return 'COUPON_ENDED';
  if (coupon.maxUses !== null && uses >= coupon.maxUses) return 'COUPON_USED_UP';
  return coupon.priceList !== null && coupon.priceList !== priceList ? 'COUPON_OTHER_CUSTOMERS' : null;
}

function benefitOf({ kind, value, category }: CouponRow): CouponBenefit {
  switch (kind) {
    case 'PERCENT':
      return { kind, percent: value, category };
    case 'AMOUNT':
      return { kind, amount: value };
    case 'FREIGHT':
      return { kind };
  }
}

/** Those of the variants that are in a category, or in one below it. */
async function variantsOf(db: Queryable, category: string, variantIds: readonly number[]): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set();
  const ofCategory = sql`with recursive branch as (
      select id from ${websiteCategories} where key = ${category}
      union select child.id from ${websiteCategories} child join branch on child.parent_id = branch.id
    ) select id from branch`;
  const rows = await db
    .selectDistinct({ id: productVariants.id })
    .from(productVariants)
    .innerJoin(productCategories, eq(productCategories.templateId, productVariants.templateId))
    .where(and(inArray(productVariants.id, [...variantIds]), sql`${productCategories.categoryId} in (${ofCategory})`));
  return new Set(rows.map(({ id }) => id));
}
