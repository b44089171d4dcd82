import { eq, inArray } from 'drizzle-orm';
import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import { cartLines } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { Cart } from '../../../domain/cart/cart';
import type { Shopper } from '../../../ports/shopper';
import { type CartReading, readCart } from './read-cart';

/** True when the catalogue changed under a cart since its version was shown. */
export function isStale({ goneLines, repricedLines }: CartReading): boolean {
  return goneLines.length > 0 || repricedLines.length > 0;
}

/** Brings a cart up to the catalogue: lines no longer sold leave, new prices are noted, and both are a new version. */
export async function refreshCart(tx: Transaction, shopper: Shopper): Promise<Cart | null> {
  const cart = await lockCart(tx, shopper);
  const reading = cart && (await readCart(tx, shopper));
  if (!cart || !reading) return null;
  if (!isStale(reading)) return reading.cart;
  const goneIds = reading.goneLines.map(({ id }) => id);
  if (goneIds.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, goneIds));
  await notePrices(tx, reading);
  const removedLines = [...cart.removedLines, ...reading.goneLines.map(({ id, ...line }) => line)];
  await writeNextVersion(tx, cart, { removedLines });
  return { ...reading.cart, removedLines, version: cart.version + 1 };
}

/** Notes today's prices as those that the version shows. */
export async function notePrices(
  tx: Transaction,
  { repricedLines }: Pick<CartReading, 'repricedLines'>,
): Promise<void> {
  for (const { id, ...prices } of repricedLines) await tx.update(cartLines).set(prices).where(eq(cartLines.id, id));
}
