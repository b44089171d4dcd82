import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../carts/ownership';
import { orderLines, orders } from '../database/schema/orders';
import { sessions } from '../database/schema/sessions';
import type { Queryable, Transaction } from '../database/transaction';
import type { PlacedOrder } from '../domain/checkout/placed-order';

interface Origin {
  readonly shopper: Owner;
  readonly clientKey: string;
}

/** The order that a shopper placed with a key. */
export function findOrderByKey(db: Queryable, shopper: Owner, clientKey: string) {
  return findOrder(db, and(isPlacedBy(shopper), eq(orders.clientKey, clientKey)));
}

export function findOrderById(db: Queryable, orderId: number) {
  return findOrder(db, eq(orders.id, orderId));
}

export function findLastOrder(db: Queryable, shopper: Owner) {
  return findOrder(db, isPlacedBy(shopper));
}

/**
 * Orders of the customer, and guests' orders of the session: one that was placed just before logging in has no customer.
 * Once the login has ended, the guest of the session does not see the customer's.
 */
function isPlacedBy({ sessionId, customerId }: Owner) {
  // No condition at all would be everybody's orders.
  if (sessionId === null && customerId === null) throw new Error('A shopper has a session or is a customer');
  return or(
    sessionId === null ? undefined : and(eq(orders.sessionId, sessionId), isNull(orders.customerId)),
    customerId === null ? undefined : eq(orders.customerId, customerId),
  );
}

/** The next order number with its prefix. A number may be lost to a transaction that fails: gaps are allowed. */
export async function nextOrderName(tx: Transaction, prefix: string): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval('order_numbers')::text as number`);
  const [row] = rows;
  if (!row) throw new Error('A sequence returned no number');
  return `${prefix}${row.number}`;
}

/** Stores an order with its lines, also where its session has ended meanwhile. */
export async function insertOrder(
  tx: Transaction,
  { order, ...placed }: PlacedOrder,
  { shopper, clientKey }: Origin,
): Promise<void> {
  const { id, name, state, lines, removedLines, ...snapshot } = order;
  const { customerId } = shopper;
  const [session] =
    shopper.sessionId === null
      ? []
      : await tx.select({ sessionId: sessions.id }).from(sessions).where(eq(sessions.id, shopper.sessionId));
  await tx.insert(orders).values({ id, name, state, snapshot, ...placed, ...session, customerId, clientKey });
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: id })));
}

/** The newest order that a condition holds for. */
async function findOrder(db: Queryable, condition: SQL | undefined): Promise<PlacedOrder | null> {
  const [row] = await db.select().from(orders).where(condition).orderBy(desc(orders.id)).limit(1);
  if (!row) return null;
  const { id, name, state, snapshot, placedAt, paymentKind, paymentState, locale } = row;
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
    paymentKind,
    paymentState,
    locale,
  };
}
