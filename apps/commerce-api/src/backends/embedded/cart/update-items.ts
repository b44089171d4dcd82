import { eq } from 'drizzle-orm';
import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import { cartLines } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { LinePieces } from '../../../ports/cart';
import type { Shopper } from '../../../ports/shopper';
import { findLines } from './line-rows';
import { readCart } from './read-cart';
import { notePrices } from './refresh-cart';

/** Sets the pieces of lines of the session's cart, all of them or none. */
export async function updateItems(tx: Transaction, shopper: Shopper, lines: readonly LinePieces[]): Promise<void> {
  const cart = await lockCart(tx, shopper);
  const inCart = cart ? await findLines(tx, cart.id) : [];
  const own = new Set(inCart.map(({ id }) => id));
  const foreign = lines.find(({ lineId }) => !own.has(lineId));
  if (foreign) throw new CommerceError('CART_LINE_NOT_FOUND', { lineId: foreign.lineId });
  if (!cart) throw new CommerceError('CART_EMPTY');
  for (const { lineId, pieces } of lines) {
    await tx.update(cartLines).set({ pieces }).where(eq(cartLines.id, lineId));
  }
  if (lines.length === 0) return;
  // What finishes cost depends on the pieces.
  const reading = inCart.some(({ finishIds }) => finishIds.length > 0) && (await readCart(tx, shopper));
  if (reading) await notePrices(tx, reading);
  await writeNextVersion(tx, cart);
}
