import { eq } from 'drizzle-orm';
import { adoptCart, mergedHead } from '../../../carts/adopt-cart';
import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import type { Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { paymentAttempts } from '../../../database/schema/payment-attempts';
import type { Cart, RemovedLine } from '../../../domain/cart/cart';
import { leftOf, type MergedLine, mergeGuestLines } from '../../../domain/cart/merge-guest-lines';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Shopper } from '../../../ports/shopper';
import type { CartGateway } from './cart-gateway';

interface MergeOptions extends Pick<Database, 'db'> {
  readonly gateway: CartGateway;
}

/**
 * Merges the guest's cart into the customer's, which it becomes where the customer has none (AU-20). Of two sale orders
 * the customer's gets the lines of the guest's, which is cancelled.
 */
export async function mergeCarts({ db, gateway }: MergeOptions, guest: Shopper, customer: Shopper): Promise<void> {
  const both = await db.transaction((tx) => adoptCart(tx, guest, customer));
  if (!both) return;
  // Lines of a quotation are fixed: the cart that is set aside for it takes them.
  const target = { ...customer, isAside: both.isAside };
  const linesOf = async (shopper: Shopper) => mergedLines((await gateway.call(shopper))?.cart ?? null);
  const left = await moveLines(gateway, target, { own: await linesOf(target), guests: await linesOf(guest) });
  await gateway.clear(guest);
  await db.transaction(async (tx) => {
    const cart = await lockCart(tx, target);
    if (!cart) return;
    const removedLines = [...cart.removedLines, ...both.guests.removedLines, ...left];
    await writeNextVersion(tx, cart, { ...mergedHead(both), removedLines });
    // What one of them pays leaves the cart that its goods are in now.
    await tx.update(paymentAttempts).set({ cartId: cart.id }).where(eq(paymentAttempts.cartId, both.guests.id));
    await tx.delete(carts).where(eq(carts.id, both.guests.id));
  });
}

interface LinesOfBoth {
  readonly own: readonly Required<MergedLine>[];
  readonly guests: readonly Required<MergedLine>[];
}

/** What did not fit: all of the guest's where both together would be larger than the shop takes online. */
async function moveLines(
  gateway: CartGateway,
  customer: Shopper,
  { own, guests }: LinesOfBoth,
): Promise<readonly RemovedLine[]> {
  const { raised, moved, left } = mergeGuestLines(own, guests);
  const update = raised.map(({ line, pieces }) => ({ line_id: line.id, pieces }));
  const add = moved.map(({ variantId, pieces, finishIds }) => ({
    product_id: variantId,
    pieces,
    value_ids: finishIds,
  }));
  try {
    if (update.length + add.length > 0) await gateway.call(customer, { change: { update, add } });
    return left;
  } catch (error) {
    if (!(error instanceof CommerceError) || error.code !== 'CART_TOO_LARGE') throw error;
    return guests.map((line) => leftOf(line, line.pieces));
  }
}

const mergedLines = (cart: Cart | null) =>
  (cart?.lines ?? []).map(({ id, variantId, name, pieces, finishes }) => ({
    id,
    variantId,
    name,
    pieces,
    finishIds: finishes.map((finish) => finish.id),
  }));
