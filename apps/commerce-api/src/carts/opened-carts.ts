import { eq, type SQL, sql } from 'drizzle-orm';
import { carts } from '../database/schema/cart';
import type { Queryable, Transaction } from '../database/transaction';
import { CommerceError } from '../domain/errors/commerce-error';
import { type CartOwner, type CartRow, lockCart } from './cart-rows';

/** Whether a cart is a quotation, ours or one of Odoo, whose lines are fixed. */
export const isOpenedQuotation = ({ quotationId, odooQuotation }: Pick<CartRow, 'quotationId' | 'odooQuotation'>) =>
  quotationId !== null || odooQuotation !== null;

/** QUOTATION_FIXED for an opened quotation, whose lines stay as they were quoted. */
export function checkLinesFree(cart: CartRow): void {
  if (isOpenedQuotation(cart)) throw new CommerceError('QUOTATION_FIXED');
}

/** Locks the shopper's cart for a change of its lines, see {@link checkLinesFree}. */
export async function lockLines(db: Queryable, shopper: CartOwner): Promise<CartRow | undefined> {
  const cart = await lockCart(db, shopper);
  if (cart) checkLinesFree(cart);
  return cart;
}

/** Ends a cart: what was set aside for it, if it was a quotation, is the customer's cart again. */
export async function endCart(tx: Transaction, condition: SQL): Promise<void> {
  const [ended] = await tx
    .delete(carts)
    .where(condition)
    .returning({ customerId: carts.customerId, version: carts.version });
  if (!ended || ended.customerId === null) return;
  const { customerId, version } = ended;
  await tx
    .update(carts)
    // Whoever saw the ended cart must not confirm this one.
    .set({ customerId, setAsideFor: null, version: sql`greatest(${carts.version}, ${version}) + 1` })
    .where(eq(carts.setAsideFor, customerId));
}

/** Makes room for a quotation: the cart is set aside where something is in it that is no quotation itself. */
export async function setAside(
  tx: Transaction,
  former: CartRow,
  { customerId, isKept }: { readonly customerId: number; readonly isKept: boolean },
): Promise<void> {
  if (isKept && !isOpenedQuotation(former))
    await tx.update(carts).set({ customerId: null, setAsideFor: customerId }).where(eq(carts.id, former.id));
  else await tx.delete(carts).where(eq(carts.id, former.id));
}

/** Does something to the shopper's cart; QUOTATION_FIXED where a quotation for one place would go to another. */
export async function keepPlace(db: Queryable, shopper: CartOwner, work: () => Promise<void>): Promise<void> {
  const before = await lockCart(db, shopper);
  await work();
  if (!before?.odooQuotation?.isPlaceFixed) return;
  const after = await lockCart(db, shopper);
  if (after?.country !== before.country || after.zip !== before.zip) throw new CommerceError('QUOTATION_FIXED');
}
