import type { Cart } from '../../domain/cart/cart';
import { COUPON_CODE } from '../../domain/cart/coupon-code';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';

interface SetCouponOptions {
  readonly carts: Pick<Carts, 'setCoupon'>;
  readonly limits: Limits;
}

/** Puts a promo code on the visitor's cart (CA-10). Codes that there are none of are counted: nobody may try them all. */
export function createApplyCoupon({ carts, limits }: SetCouponOptions) {
  return async function applyCoupon(visitor: Visitor, typed: string): Promise<Cart> {
    const code = typed.trim().toUpperCase();
    if (code === '') throw new CommerceError('FIELD_REQUIRED', { field: 'code' });
    const shopper = await visitor.shopper();
    if (!shopper) throw new CommerceError('CART_EMPTY');
    await limits.count('wrongCouponsOfClient', visitor.client);
    try {
      if (!COUPON_CODE.test(code)) throw new CommerceError('COUPON_NOT_FOUND', { field: 'code' });
      const cart = await carts.setCoupon(shopper, code);
      await limits.takeBack('wrongCouponsOfClient', visitor.client);
      return cart;
    } catch (error) {
      const isWrong = error instanceof CommerceError && error.code === 'COUPON_NOT_FOUND';
      if (!isWrong) await limits.takeBack('wrongCouponsOfClient', visitor.client);
      throw error;
    }
  };
}

/** Takes the promo code off the visitor's cart. */
export function createRemoveCoupon({ carts }: Pick<SetCouponOptions, 'carts'>) {
  return async function removeCoupon(visitor: Visitor): Promise<Cart | null> {
    const shopper = await visitor.shopper();
    return shopper && (await carts.setCoupon(shopper, null));
  };
}
