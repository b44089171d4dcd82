import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addresses } from '../database/schema/addresses';
import { carts } from '../database/schema/cart';
import { vatIdChecks } from '../database/schema/vat-id-checks';
import type { Queryable } from '../database/transaction';
import type { Shopper } from '../ports/shopper';
import { isOwnedBy, type Owner, ownerColumns } from './ownership';

/** A cart but for its lines: where it goes, who pays how, and what was ticked. */
export type CartRow = typeof carts.$inferSelect;

const shipping = alias(addresses, 'shipping');
const invoice = alias(addresses, 'invoice');

/** The shopper's open cart, its addresses and what is known of its buyer's VAT id. */
export async function findCart(db: Queryable, shopper: Owner) {
  const [found] = await db
    .select({ cart: carts, shippingAddress: shipping, invoiceAddress: invoice, vatIdCheck: vatIdChecks })
    .from(carts)
    .leftJoin(shipping, eq(shipping.id, carts.shippingAddressId))
    .leftJoin(invoice, eq(invoice.id, carts.invoiceAddressId))
    .leftJoin(vatIdChecks, eq(vatIdChecks.id, carts.vatIdCheckId))
    .where(isOwnedBy(carts, shopper));
  return found;
}

/** The same, locked until the transaction ends: changes of one cart happen one after the other. */
export async function lockCart(db: Queryable, shopper: Owner): Promise<CartRow | undefined> {
  const [cart] = await db.select().from(carts).where(isOwnedBy(carts, shopper)).for('update');
  return cart;
}

/** Locks the shopper's cart, making it first if need be. */
export async function lockOrCreateCart(db: Queryable, shopper: Shopper): Promise<CartRow> {
  const [cart] = await db
    .insert(carts)
    .values({ ...ownerColumns(shopper), locale: shopper.locale })
    .onConflictDoUpdate({
      target: shopper.customerId === null ? carts.sessionId : carts.customerId,
      set: { locale: shopper.locale },
    })
    .returning();
  if (!cart) throw new Error('An upsert returned no row');
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
