import type { Transaction } from '../../../database/transaction';
import type { Cart } from '../../../domain/cart/cart';
import type { FreightRates } from '../../../domain/checkout/freight-rates';
import type { Shopper } from '../../../ports/shopper';
import { readCart } from './read-cart';
import { isStale, refreshCart } from './refresh-cart';

/** The cart inside a transaction that holds its lock. */
export async function freshCart(tx: Transaction, shopper: Shopper, rates: FreightRates): Promise<Cart | null> {
  const reading = await readCart(tx, shopper, rates);
  if (!reading) return null;
  return isStale(reading) ? await refreshCart(tx, shopper, rates) : reading.cart;
}

/** Of a cart that was locked a moment ago in the same transaction. */
export function existing(cart: Cart | null): Cart {
  if (!cart) throw new Error('The cart vanished inside its own transaction');
  return cart;
}
