import { and, eq } from 'drizzle-orm';
import { endCart } from '../carts/opened-carts';
import { carts } from '../database/schema/cart';
import { quotations } from '../database/schema/quotations';
import type { Queryable, Transaction } from '../database/transaction';
import type { Quotation } from '../domain/quotations/quotation';

export type QuotationRow = typeof quotations.$inferSelect;

/** A quotation as its customer names it; another's is as if there were none. */
export interface OwnedQuotation {
  readonly customerId: number;
  readonly quotationId: number;
}

/** Which row a customer's quotation is. */
export const isOwned = ({ customerId, quotationId }: OwnedQuotation) =>
  and(eq(quotations.id, quotationId), eq(quotations.customerId, customerId));

/** What is read of a quotation, with whether it is a cart. */
export const selectQuotations = (db: Queryable) =>
  db
    .select({ row: quotations, cartId: carts.id })
    .from(quotations)
    .leftJoin(carts, eq(carts.quotationId, quotations.id))
    .$dynamic();

/** A stored quotation in words of the domain. */
export function toQuotation({ row, cartId }: { row: QuotationRow; cartId: number | null }): Quotation {
  const { id, name, state, clientOrderRef, projectReference, savedAt, validUntil, untaxed, lines } = row;
  const facts = { id, name, state, clientOrderRef, projectReference, savedAt, validUntil, untaxed, lines };
  return { ...facts, isOpened: cartId !== null, isOrderable: true };
}

/** Ends the cart that a quotation was opened as: what was set aside for it is the customer's cart again. */
export const closeQuotation = (tx: Transaction, quotationId: number): Promise<void> =>
  endCart(tx, eq(carts.quotationId, quotationId));

/** Ends the quotation whose number an order has taken; nothing where it was none. */
export async function endOrderedQuotation(tx: Transaction, orderName: string): Promise<void> {
  const [ordered] = await tx.select({ id: quotations.id }).from(quotations).where(eq(quotations.name, orderName));
  if (!ordered) return;
  await closeQuotation(tx, ordered.id);
  await tx.delete(quotations).where(eq(quotations.id, ordered.id));
}
