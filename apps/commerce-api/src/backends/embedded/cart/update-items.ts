import { eq } from 'drizzle-orm';
import { writeNextVersion } from '../../../carts/cart-rows';
import { lockLines } from '../../../carts/opened-carts';
import { cartLines } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { FreightRates } from '../../../domain/checkout/freight-rates';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { LinePieces } from '../../../ports/cart';
import type { Shopper } from '../../../ports/shopper';
import { findLines } from './line-rows';
import { readCart } from './read-cart';
import { noteShown } from './refresh-cart';

interface Update {
  readonly lines: readonly LinePieces[];
  readonly rates: FreightRates;
}

/** Sets the pieces of lines of the session's cart, all of them or none. */
export async function updateItems(tx: Transaction, shopper: Shopper, { lines, rates }: Update): Promise<void> {
  const cart = await lockLines(tx, shopper);
  const inCart = cart ? await findLines(tx, cart.id) : [];
  const own = new Set(inCart.map(({ id }) => id));
  const foreign = lines.find(({ lineId }) => !own.has(lineId));
  if (foreign) throw new CommerceError('CART_LINE_NOT_FOUND', { lineId: foreign.lineId });
  if (!cart) throw new CommerceError('CART_EMPTY');
  for (const { lineId, pieces } of lines) {
    await tx.update(cartLines).set({ pieces, fromStock: null }).where(eq(cartLines.id, lineId));
  }
  if (lines.length === 0) return;
  // What finishes cost depends on the pieces.
  const reading = inCart.some(({ finishIds }) => finishIds.length > 0) && (await readCart(tx, shopper, rates));
  if (reading) await noteShown(tx, reading);
  await writeNextVersion(tx, cart);
}
