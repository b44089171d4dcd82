import { eq, inArray } from 'drizzle-orm';
import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import { cartLines } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { Cart } from '../../../domain/cart/cart';
import type { FreightRates } from '../../../domain/checkout/freight-rates';
import type { Shopper } from '../../../ports/shopper';
import { type CartReading, mostFreight, readCart } from './read-cart';

/** True when the catalogue, the rate card or its coupon changed under a cart since its version was shown. */
export function isStale({ goneLines, changedLines, isDiscountChanged, isFreightAsShown }: CartReading): boolean {
  return goneLines.length > 0 || changedLines.length > 0 || isDiscountChanged || !isFreightAsShown;
}

/**
 * Brings a cart up to catalogue, rate card and coupon: lines no longer sold leave, new prices and discounts are noted, in a
 * new version.
 */
export async function refreshCart(tx: Transaction, shopper: Shopper, rates: FreightRates): Promise<Cart | null> {
  const cart = await lockCart(tx, shopper);
  const reading = cart && (await readCart(tx, shopper, rates));
  if (!cart || !reading) return null;
  if (!isStale(reading)) return reading.cart;
  const goneIds = reading.goneLines.map(({ id }) => id);
  if (goneIds.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, goneIds));
  await noteShown(tx, reading);
  const removedLines = [...cart.removedLines, ...reading.goneLines.map(({ id, ...line }) => line)];
  const freightShown = mostFreight(reading.cart);
  // Another maximum was not accepted.
  const { isFreightAsShown } = reading;
  const consent = { ...reading.cart.consent, ...(isFreightAsShown ? {} : { isDeliveryCostAccepted: false }) };
  const shownDiscount = reading.cart.amounts.discounts;
  await writeNextVersion(tx, cart, { removedLines, freightShown, shownDiscount, ...consent });
  return { ...reading.cart, consent, removedLines, version: cart.version + 1 };
}

/** Notes what its lines are today as what the version shows. */
export async function noteShown(tx: Transaction, { changedLines }: Pick<CartReading, 'changedLines'>): Promise<void> {
  for (const { id, ...shown } of changedLines) await tx.update(cartLines).set(shown).where(eq(cartLines.id, id));
}
