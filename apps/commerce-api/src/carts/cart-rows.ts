import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addresses } from '../database/schema/addresses';
import { carts } from '../database/schema/cart';
import type { Queryable } from '../database/transaction';

/** A cart but for its lines: where it goes, who pays how, and what was ticked. */
export type CartRow = typeof carts.$inferSelect;

const shipping = alias(addresses, 'shipping');
const invoice = alias(addresses, 'invoice');

/** The open cart of a session and its addresses. */
export async function findCart(db: Queryable, sessionId: number) {
  const [found] = await db
    .select({ cart: carts, shippingAddress: shipping, invoiceAddress: invoice })
    .from(carts)
    .leftJoin(shipping, eq(shipping.id, carts.shippingAddressId))
    .leftJoin(invoice, eq(invoice.id, carts.invoiceAddressId))
    .where(eq(carts.sessionId, sessionId));
  return found;
}

/** The same, locked until the transaction ends: changes of one cart happen one after the other. */
export async function lockCart(db: Queryable, sessionId: number): Promise<CartRow | undefined> {
  const [cart] = await db.select().from(carts).where(eq(carts.sessionId, sessionId)).for('update');
  return cart;
}

/** Locks the session's cart, making it first if need be. */
export async function lockOrCreateCart(db: Queryable, sessionId: number): Promise<CartRow> {
  const [cart] = await db
    .insert(carts)
    .values({ sessionId })
    .onConflictDoUpdate({ target: carts.sessionId, set: { sessionId } })
    .returning();
  if (!cart) throw new Error('An upsert answered no row');
  return cart;
}

/**
 * Makes the next version of a cart, with changes of the cart itself if there are any. What the shopper does ends the
 * notes of lines that left by themselves, unless the change makes new ones.
 */
export async function writeNextVersion(db: Queryable, cart: CartRow, changes: Partial<CartRow> = {}): Promise<void> {
  await db
    .update(carts)
    .set({ removedLines: [], ...changes, version: cart.version + 1 })
    .where(eq(carts.id, cart.id));
}
