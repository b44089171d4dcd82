import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../carts/ownership';
import { anyOf } from '../database/any-of';
import { customers } from '../database/schema/customers';
import { orderLines, orders } from '../database/schema/orders';
import { sessions } from '../database/schema/sessions';
import type { Queryable, Transaction } from '../database/transaction';
import { isBegun, type PlacedOrder } from '../domain/checkout/placed-order';
import { endOrderedQuotation } from '../quotations/quotation-rows';

interface Origin {
  readonly shopper: Owner;
  readonly clientKey: string;
  /** False for what the merchant made in another system. @default true */
  readonly isPlacedHere?: boolean;
}

/** The order that a shopper placed with a key. */
export function findOrderByKey(db: Queryable, shopper: Owner, clientKey: string) {
  return findOrder(db, and(isPlacedBy(shopper), eq(orders.clientKey, clientKey)));
}

export function findOrderById(db: Queryable, orderId: number) {
  return findOrder(db, eq(orders.id, orderId));
}

export function findOrderByName(db: Queryable, name: string) {
  return findOrder(db, eq(orders.name, name));
}

/** The order with a number, which nobody else changes until the transaction ends. */
export async function lockOrder(tx: Transaction, name: string): Promise<PlacedOrder | null> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.name, name)).for('update');
  return await findOrderByName(tx, name);
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
  return `${prefix}${await nextOf(tx, 'order_numbers')}`;
}

/** An id for an order that does not take its cart's, because the cart stays. */
export const nextOrderId = (tx: Transaction): Promise<number> => nextOf(tx, 'order_ids');

async function nextOf(tx: Transaction, sequence: 'order_numbers' | 'order_ids'): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(sql`select nextval(${sequence})::int as next`);
  const [row] = rows;
  if (!row) throw new Error('A sequence returned no number');
  return row.next;
}

/** Whether an order has a number already. */
export async function isNameTaken(db: Queryable, name: string): Promise<boolean> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.name, name));
  return row !== undefined;
}

/** Stores an order with its lines, also where its session has ended meanwhile, or its customer is gone. */
export async function insertOrder(
  tx: Transaction,
  { order, ...placed }: PlacedOrder,
  { shopper, ...origin }: Origin,
): Promise<void> {
  const { id, name, state, lines, removedLines, deliveryMethods, quotation, ...snapshot } = order;
  const [session] =
    shopper.sessionId === null
      ? []
      : await tx.select({ sessionId: sessions.id }).from(sessions).where(eq(sessions.id, shopper.sessionId));
  const [customer] =
    shopper.customerId === null
      ? []
      : await tx.select({ customerId: customers.id }).from(customers).where(eq(customers.id, shopper.customerId));
  const begunAt = isBegun(placed) ? placed.placedAt : null;
  await tx.insert(orders).values({ id, name, state, snapshot, begunAt, ...placed, ...session, ...customer, ...origin });
  if (lines.length > 0) await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: id })));
  await endOrderedQuotation(tx, name);
}

/** Read together. */
const BATCH = 50;

/** Everything that a customer ordered, the oldest first, a few orders at a time. */
export async function* readOrdersOf(db: Queryable, customerId: number): AsyncGenerator<PlacedOrder> {
  let after = 0;
  for (;;) {
    const isNext = and(eq(orders.customerId, customerId), gt(orders.id, after));
    const rows = await db.select().from(orders).where(isNext).orderBy(orders.id).limit(BATCH);
    yield* await withLines(db, rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** The newest order that a condition holds for. */
async function findOrder(db: Queryable, condition: SQL | undefined): Promise<PlacedOrder | null> {
  const rows = await db.select().from(orders).where(condition).orderBy(desc(orders.id)).limit(1);
  const [order] = await withLines(db, rows);
  return order ?? null;
}

export type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/** Orders with their lines, which are read at once. */
export async function withLines(db: Queryable, rows: readonly OrderRow[]): Promise<PlacedOrder[]> {
  if (rows.length === 0) return [];
  const isOfThem = anyOf(
    orderLines.orderId,
    rows.map(({ id }) => id),
  );
  const lines = await db.select().from(orderLines).where(isOfThem).orderBy(orderLines.id);
  return rows.map((row) =>
    toPlacedOrder(
      row,
      lines.filter(({ orderId }) => orderId === row.id),
    ),
  );
}

/** What snapshots from before it was kept do not have. */
const ADDED_LATER = {
  ...{
    vatIdCheck: null,
    coupon: null,
    campaign: null,
    projectReference: null,
    remark: null,
    credit: null,
    guest: null,
  },
} as const;

function toPlacedOrder(row: OrderRow, lines: readonly LineRow[]): PlacedOrder {
  const { id, name, state, snapshot, placedAt, paymentKind, paymentState, locale } = row;
  return {
    order: {
      ...ADDED_LATER,
      ...snapshot,
      isPickup: snapshot.isPickup ?? false,
      id,
      name,
      state,
      lines: lines.map(({ orderId, ...line }) => ({
        ...line,
        priceUnitFinished: line.priceUnitFinished ?? line.priceUnit,
      })),
      removedLines: [],
      deliveryMethods: [],
      quotation: null,
    },
    placedAt,
    paymentKind,
    paymentState,
    locale,
  };
}
