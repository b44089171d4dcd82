import { giveBackCoupon, keepCoupon, takeCoupon } from '../coupons/coupon-uses';
import type { Transaction } from '../database/transaction';
import type { Cart } from '../domain/cart/cart';
import { holdStock, holdWhatIsLeft, releaseStock } from './stock-holds';

interface Reservation extends Pick<Cart, 'lines' | 'coupon'> {
  /** Number of the order, which may still have to be paid. */
  readonly orderName: string;
}

/** Reserves for an order what it takes from stock and its coupon. CART_CHANGED where the coupon is used up meanwhile. */
export async function reserve(tx: Transaction, order: Reservation): Promise<void> {
  await holdStock(tx, order);
  await takeCoupon(tx, order);
}

/** Reserves for an order that was paid after it had been given up what is left in stock, and its coupon all the same. */
export async function reserveLate(tx: Transaction, order: Reservation): Promise<void> {
  await holdWhatIsLeft(tx, order);
  await keepCoupon(tx, order);
}

/** Gives back what was reserved for an order that came to nothing. */
export async function releaseReserved(tx: Transaction, orderName: string): Promise<void> {
  await releaseStock(tx, orderName);
  await giveBackCoupon(tx, orderName);
}
