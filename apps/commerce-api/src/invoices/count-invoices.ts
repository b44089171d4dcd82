import { count } from 'drizzle-orm';
import { anyOf } from '../database/any-of';
import { invoices } from '../database/schema/invoices';
import type { Queryable } from '../database/transaction';

/** How much was made out for each of some orders, by the order's id; orders without are left out. */
export async function countInvoices(
  db: Queryable,
  orders: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, number>> {
  if (orders.length === 0) return new Map();
  const isOfThem = anyOf(
    invoices.orderId,
    orders.map(({ id }) => id),
  );
  const rows = await db
    .select({ orderId: invoices.orderId, total: count() })
    .from(invoices)
    .where(isOfThem)
    .groupBy(invoices.orderId);
  return new Map(rows.map(({ orderId, total }) => [orderId, total]));
}
