import { and, desc, eq, notInArray } from 'drizzle-orm';
import { orders } from '../database/schema/orders';
import type { Queryable } from '../database/transaction';
import { type OpenMatter, openMatterKind } from '../domain/accounts/open-matter';
import { FINAL_STATES } from '../domain/checkout/order-state';

/** Listed at most; whoever has more knows. */
const MAX_LISTED = 100;

/** The customer's orders and quotations that are not over yet, the newest first. */
export async function findOpenMatters(db: Queryable, customerId: number): Promise<OpenMatter[]> {
  const rows = await db
    .select({ name: orders.name, state: orders.state, date: orders.placedAt })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.state, [...FINAL_STATES])))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MAX_LISTED);
  return rows.flatMap(({ state, ...order }) => {
    const kind = openMatterKind(state);
    return kind ? [{ kind, ...order }] : [];
  });
}
