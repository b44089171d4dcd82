import type { Locale } from '@geven/timber';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addresses } from '../../../database/schema/addresses';
import { cartLines, carts } from '../../../database/schema/cart';
import { productTemplates, productVariants } from '../../../database/schema/catalogue';
import type { Queryable } from '../../../database/transaction';

/** The stored part of a cart. */
export type CartRow = typeof carts.$inferSelect;

/** A stored line beside what the catalogue says today; `isSold` is false once the product is gone or unpublished. */
export interface CartLineRow {
  id: number;
  pieces: number;
  /** Net cents that the stored version shows. */
  shownPrice: number;
  variantId: number;
  isSold: boolean;
  /** Null when the catalogue no longer has the variant. */
  variant: VariantRow | null;
}

export type VariantRow = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'templateId' | 'lengthMm' | 'price' | 'stock' | 'saleDelay' | 'weight' | 'isSample'
> & { name: string };

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

/** In the order in which they were added. */
export function findLines(db: Queryable, cartId: number, locale: Locale): Promise<CartLineRow[]> {
  return db
    .select({
      id: cartLines.id,
      pieces: cartLines.pieces,
      shownPrice: cartLines.priceUnit,
      variantId: cartLines.variantId,
      isSold: sql<boolean>`coalesce(${productVariants.isPublished} and ${productTemplates.isPublished}, false)`,
      variant: variantColumns(locale),
    })
    .from(cartLines)
    .leftJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .leftJoin(productTemplates, eq(productTemplates.id, productVariants.templateId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(cartLines.id);
}

/** The lines of a cart as the merge rules see them. */
export function findPieces(db: Queryable, cartId: number) {
  return db
    .select({ lineId: cartLines.id, variantId: cartLines.variantId, pieces: cartLines.pieces })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
}

/** Makes the next version of a cart, with changes of the cart itself if there are any. */
export async function writeNextVersion(db: Queryable, cart: CartRow, changes: Partial<CartRow> = {}): Promise<void> {
  await db
    .update(carts)
    .set({ ...changes, version: cart.version + 1 })
    .where(and(eq(carts.id, cart.id)));
}

function variantColumns(locale: Locale) {
  return {
    id: productVariants.id,
    templateId: productVariants.templateId,
    name: sql<string>`${productVariants.texts} -> ${sql.raw(`'${locale}'`)} ->> 'name'`,
    lengthMm: productVariants.lengthMm,
    price: productVariants.price,
    stock: productVariants.stock,
    saleDelay: productVariants.saleDelay,
    weight: productVariants.weight,
    // A sample box is a product of its own, a sample piece one variant of a board.
    isSample: sql<boolean>`${productVariants.isSample} or ${productTemplates.isSample}`,
  };
}
