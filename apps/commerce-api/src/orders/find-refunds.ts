import { and, asc, eq, inArray } from 'drizzle-orm';
import { anyOf } from '../database/any-of';
import { invoices } from '../database/schema/invoices';
import { orderNotes } from '../database/schema/order-notes';
import type { Queryable } from '../database/transaction';
import type { OrderRefund } from '../domain/checkout/order-refund';

/** What went back of each of some orders, the oldest first, by the order's id; orders without are left out. */
export async function findRefunds(
  db: Queryable,
  orders: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, readonly OrderRefund[]>> {
  if (orders.length === 0) return new Map();
  const isOfThem = anyOf(
    orderNotes.orderId,
    orders.map(({ id }) => id),
  );
  const rows = await db
    .select({
      ...{ orderId: orderNotes.orderId, kind: orderNotes.kind, cents: orderNotes.cents, at: orderNotes.at },
      creditNote: invoices.number,
    })
    .from(orderNotes)
    .leftJoin(invoices, eq(invoices.refundNoteId, orderNotes.id))
    .where(and(isOfThem, inArray(orderNotes.kind, ['cardRefund', 'bankRefund'])))
    .orderBy(asc(orderNotes.id));
  const refunds = new Map<number, OrderRefund[]>();
  for (const { orderId, kind, cents, ...refund } of rows) {
    const way = kind === 'cardRefund' ? 'CARD' : 'WIRE';
    refunds.set(orderId, [...(refunds.get(orderId) ?? []), { ...refund, way, cents: cents ?? 0 }]);
  }
  return refunds;
}
