import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '../database/schema/orders';
import { sessions } from '../database/schema/sessions';
import type { Queryable, Transaction } from '../database/transaction';
import type { PlacedOrder } from '../ports/orders';

interface Origin {
  readonly sessionId: number;
  readonly clientKey: string;
}

/** The order that a session placed with a key. */
export function findOrderByKey(db: Queryable, sessionId: number, clientKey: string) {
  return findOrder(db, and(eq(orders.sessionId, sessionId), eq(orders.clientKey, clientKey)));
}

export function findOrderById(db: Queryable, orderId: number) {
  return findOrder(db, eq(orders.id, orderId));
}

export function findLastOrder(db: Queryable, sessionId: number) {
  return findOrder(db, eq(orders.sessionId, sessionId));
}

/** The next order number with its prefix. A number may be lost to a transaction that fails: gaps are allowed. */
export async function nextOrderName(tx: Transaction, prefix: string): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval('order_numbers')::text as number`);
  const [row] = rows;
  if (!row) throw new Error('A sequence answered no number');
  return `${prefix}${row.number}`;
}

/** Stores an order with its lines, also where its session has ended meanwhile. */
export async function insertOrder(
  tx: Transaction,
  { order, ...placed }: PlacedOrder,
  { sessionId, clientKey }: Origin,
): Promise<void> {
  const { id, name, state, lines, removedLines, ...snapshot } = order;
  const [session] = await tx.select({ sessionId: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  await tx.insert(orders).values({ id, name, state, snapshot, ...placed, ...session, clientKey });
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: id })));
}

/** The newest order that a condition holds for. */
async function findOrder(db: Queryable, condition: SQL | undefined): Promise<PlacedOrder | null> {
  const [row] = await db.select().from(orders).where(condition).orderBy(desc(orders.id)).limit(1);
  if (!row) return null;
  const { id, name, state, snapshot, placedAt, paymentState, locale } = row;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id);
  return {
    order: {
      ...snapshot,
      id,
      name,
      state,
      lines: lines.map(({ orderId, ...line }) => ({
        ...line,
        priceUnitFinished: line.priceUnitFinished ?? line.priceUnit,
      })),
      removedLines: [],
    },
    placedAt,
    paymentState,
    locale,
  };
}
