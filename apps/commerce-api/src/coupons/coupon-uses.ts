import { eq } from 'drizzle-orm';
import { coupons, couponUses } from '../database/schema/coupons';
import type { Transaction } from '../database/transaction';
import type { Cart } from '../domain/cart/cart';
import { CommerceError } from '../domain/errors/commerce-error';

interface CouponUse extends Pick<Cart, 'coupon'> {
  /** Number of the order, which may still have to be paid. */
  readonly orderName: string;
}

/**
 * Uses a coupon up for an order, once however often called, instead of the one that its number used before. CART_CHANGED
 * where others used it up meanwhile: whoever looks at the cart again sees it without.
 */
export async function takeCoupon(tx: Transaction, { orderName, coupon }: CouponUse): Promise<void> {
  await giveBackCoupon(tx, orderName);
  if (!coupon) return;
  const { code } = coupon;
  // The lock has orders with the same coupon wait for each other.
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update');
  if (!row) throw new CommerceError('CART_CHANGED');
  const uses = await tx.$count(couponUses, eq(couponUses.code, code));
  if (row.maxUses !== null && uses >= row.maxUses) throw new CommerceError('CART_CHANGED');
  await tx.insert(couponUses).values({ orderName, code });
}

/**
 * Has an order that was paid late keep its coupon, also one that others have used up meanwhile. Uses of a code that is not
 * ours are counted where it is from.
 */
export async function keepCoupon(tx: Transaction, { orderName, coupon }: CouponUse): Promise<void> {
  if (!coupon) return;
  const [known] = await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, coupon.code));
  if (known)
    await tx
      .insert(couponUses)
      .values({ orderName, ...known })
      .onConflictDoNothing();
}

/** Gives back the use of an order that came to nothing, once however often called. */
export async function giveBackCoupon(tx: Transaction, orderName: string): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.orderName, orderName));
}
