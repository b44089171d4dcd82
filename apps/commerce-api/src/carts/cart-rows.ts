import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addresses } from '../database/schema/addresses';
import { carts } from '../database/schema/cart';
import { customers } from '../database/schema/customers';
import { quotations } from '../database/schema/quotations';
import { vatIdChecks } from '../database/schema/vat-id-checks';
import type { Queryable } from '../database/transaction';
import type { Shopper } from '../ports/shopper';
import { isOwnedBy, type Owner, ownerColumns } from './ownership';

/** Whose cart is meant: the open one, or the one that was set aside for a quotation. */
export interface CartOwner extends Owner {
  readonly isAside?: boolean;
}

/** A cart but for its lines: where it goes, who pays how, and what was ticked. */
export type CartRow = typeof carts.$inferSelect;

const shipping = alias(addresses, 'shipping');
const invoice = alias(addresses, 'invoice');

const isCartOf = ({ isAside = false, ...owner }: CartOwner) =>
  isAside && owner.customerId !== null ? eq(carts.setAsideFor, owner.customerId) : isOwnedBy(carts, owner);

/** The shopper's cart, its addresses, what is known of its buyer's VAT id, the quotation that it was opened from, and
 * the customer's time to pay. */
export async function findCart(db: Queryable, shopper: CartOwner) {
  const [found] = await db
    .select({
      cart: carts,
      shippingAddress: shipping,
      invoiceAddress: invoice,
      vatIdCheck: vatIdChecks,
      quotation: quotations,
      paymentTermDays: customers.paymentTermDays,
    })
    .from(carts)
    .leftJoin(shipping, eq(shipping.id, carts.shippingAddressId))
    .leftJoin(invoice, eq(invoice.id, carts.invoiceAddressId))
    .leftJoin(vatIdChecks, eq(vatIdChecks.id, carts.vatIdCheckId))
    .leftJoin(quotations, eq(quotations.id, carts.quotationId))
    .leftJoin(customers, eq(customers.id, carts.customerId))
    .where(isCartOf(shopper));
  return found;
}

/** The same, locked until the transaction ends: changes of one cart happen one after the other. */
export async function lockCart(db: Queryable, shopper: CartOwner): Promise<CartRow | undefined> {
  const [cart] = await db.select().from(carts).where(isCartOf(shopper)).for('update');
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
