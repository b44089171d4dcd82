import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CouponBenefit } from '../../domain/cart/coupon';

/** Promo codes of the embedded backend; the merchant makes and ends them with the command `coupons`. */
export const coupons = pgTable('coupons', {
  /** In capitals. */
  code: text().primaryKey(),
  kind: text().$type<CouponBenefit['kind']>().notNull(),
  /** Percent, or gross cents; 0 for free delivery. */
  value: integer().notNull(),
  /** Key of the category that a percentage is taken off; null for all goods. No foreign key: a refill replaces categories. */
  category: text(),
  /** Gross cents that the goods must come to. */
  minimum: integer().notNull().default(0),
  /** First and last day, in Berlin; null for no end. */
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on'),
  /** How many orders may have it; null for any number. */
  maxUses: integer('max_uses'),
  /** Key of the price list whose customers alone may use it; null for everybody. */
  priceList: text('price_list'),
});

/** Orders that a coupon was used for; an order has one coupon at most. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    /** Its number: an order that is being paid has one already. */
    orderName: text('order_name').primaryKey(),
    code: text()
      .notNull()
      .references(() => coupons.code),
  },
  (table) => [index('coupon_uses_code').on(table.code)],
);
