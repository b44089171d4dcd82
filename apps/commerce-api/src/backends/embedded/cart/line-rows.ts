import { eq } from 'drizzle-orm';
import { cartLines } from '../../../database/schema/cart';
import type { Queryable } from '../../../database/transaction';

/** A line as it is stored: money in net cents as this version of the cart shows it. */
export type CartLineRow = Omit<typeof cartLines.$inferSelect, 'cartId'>;

/** The lines of a cart, in the order in which they were added. */
export function findLines(db: Queryable, cartId: number): Promise<CartLineRow[]> {
  const { id, variantId, finishIds, pieces, name, priceUnit, priceFinishes, fromStock } = cartLines;
  return db
    .select({ id, variantId, finishIds, pieces, name, priceUnit, priceFinishes, fromStock })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(id);
}
