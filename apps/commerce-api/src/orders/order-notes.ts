import { asc, eq } from 'drizzle-orm';
import { orderNotes } from '../database/schema/order-notes';
import type { Queryable, Transaction } from '../database/transaction';
import type { OrderNote } from '../domain/checkout/order-note';

/** Writes down what became of an order; returns the id of the note. */
export async function addOrderNote(tx: Transaction, orderId: number, note: OrderNote): Promise<number> {
  const [row] = await tx
    .insert(orderNotes)
    .values({ orderId, ...note })
    .returning({ id: orderNotes.id });
  if (!row) throw new Error('An insert returned no row');
  return row.id;
}

/** Everything that became of an order, the oldest first. */
export function findOrderNotes(db: Queryable, orderId: number): Promise<OrderNote[]> {
  return db
    .select({ kind: orderNotes.kind, cents: orderNotes.cents, at: orderNotes.at })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id));
}
