import { eq, inArray } from 'drizzle-orm';
import { adoptCart, type CartsOfLogin, mergedHead } from '../../../carts/adopt-cart';
import { writeNextVersion } from '../../../carts/cart-rows';
import { cartLines, carts } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { RemovedLine } from '../../../domain/cart/cart';
import { checkCartSize } from '../../../domain/cart/cart-size';
import { leftOf, mergeGuestLines } from '../../../domain/cart/merge-guest-lines';
import type { FreightRates } from '../../../domain/checkout/freight-rates';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Shopper } from '../../../ports/shopper';
import { findLines } from './line-rows';
import { readCart } from './read-cart';
import { noteShown } from './refresh-cart';

interface Merge {
  readonly guest: Shopper;
  readonly customer: Shopper;
  readonly rates: FreightRates;
}

/** Merges the guest's cart into the customer's, which it becomes where the customer has none (AU-20). */
export async function mergeCarts(tx: Transaction, { guest, customer, rates }: Merge): Promise<void> {
  const both = await adoptCart(tx, guest, customer);
  if (!both) return;
  const left = (await movedLines(tx, both, { customer, rates })) ?? (await allLines(tx, both));
  const removedLines = [...both.customers.removedLines, ...both.guests.removedLines, ...left];
  await writeNextVersion(tx, both.customers, { ...mergedHead(both), removedLines });
  await tx.delete(carts).where(eq(carts.id, both.guests.id));
}

/** What did not fit; null, and nothing is moved, where both together would be larger than the shop takes online. */
async function movedLines(
  tx: Transaction,
  both: CartsOfLogin,
  { customer, rates }: Pick<Merge, 'customer' | 'rates'>,
): Promise<readonly RemovedLine[] | null> {
  try {
    return await tx.transaction(async (attempt) => {
      const left = await moveLines(attempt, both);
      // What finishes cost depends on the pieces.
      const reading = await readCart(attempt, { ...customer, isAside: both.isAside }, rates);
      if (reading) {
        await noteShown(attempt, reading);
        checkCartSize(reading.cart.lines);
      }
      return left;
    });
  } catch (error) {
    if (error instanceof CommerceError && error.code === 'CART_TOO_LARGE') return null;
    throw error;
  }
}

async function moveLines(tx: Transaction, { guests, customers }: CartsOfLogin): Promise<readonly RemovedLine[]> {
  const { raised, moved, left } = mergeGuestLines(await findLines(tx, customers.id), await findLines(tx, guests.id));
  for (const { line, pieces } of raised)
    await tx.update(cartLines).set({ pieces, fromStock: null }).where(eq(cartLines.id, line.id));
  const ids = moved.map(({ id }) => id);
  if (ids.length > 0) await tx.update(cartLines).set({ cartId: customers.id }).where(inArray(cartLines.id, ids));
  return left;
}

async function allLines(tx: Transaction, { guests }: CartsOfLogin): Promise<readonly RemovedLine[]> {
  return (await findLines(tx, guests.id)).map((line) => leftOf(line, line.pieces));
}
