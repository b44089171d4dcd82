import { and, arrayContains, eq, lt, ne, sql } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '../carts/ownership';
import { carts } from '../database/schema/cart';
import { paymentAttempts } from '../database/schema/payment-attempts';
import type { Queryable, Transaction } from '../database/transaction';
import type { AttemptState, PaymentAttempt } from '../domain/payments/payment-attempt';
import { hashOfToken } from '../sessions/token';

/** An attempt as it is stored: whose it is beside what it is. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Without whose it is: nobody above may see or need it. */
export function toAttempt(row: AttemptRow): PaymentAttempt {
  const { id, reference, orderName, method, cart, locale, state, action, askedAt, pspReference } = row;
  return { id, reference, orderName, method, cart, locale, state, action, askedAt, pspReference };
}

/** The attempt that a shopper began with a key. */
export async function findAttemptByKey(db: Queryable, shopper: Owner, clientKey: string) {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(isOwnedBy(paymentAttempts, shopper), eq(paymentAttempts.clientKey, clientKey)));
  return row;
}

export async function findAttemptByReference(db: Queryable, reference: string) {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, reference));
  return row;
}

/** The attempt that placed an order by card. */
export async function findPaidAttempt(db: Queryable, orderName: string): Promise<AttemptRow> {
  const isPaid = and(eq(paymentAttempts.orderName, orderName), eq(paymentAttempts.state, 'paid'));
  const [row] = await db.select().from(paymentAttempts).where(isPaid);
  if (!row) throw new Error(`No payment of ours has paid ${orderName}`);
  return row;
}

/** The attempt of a reference, for whoever has one of its tokens. */
export async function findAttemptByToken(db: Queryable, reference: string, token: string) {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.reference, reference), arrayContains(paymentAttempts.tokenHashes, [hashOfToken(token)])),
    );
  return row;
}

export async function findOpenAttemptOf(tx: Transaction, cartId: number) {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.cartId, cartId), eq(paymentAttempts.state, 'open')));
  return row;
}

/** Those that are still open and were begun before a time; the oldest first. */
export function findOpenSince(db: Queryable, before: Date, limit: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'open'), lt(paymentAttempts.frozenAt, before)))
    .orderBy(paymentAttempts.frozenAt)
    .limit(limit);
}

export const countAttempts = (db: Queryable, orderName: string): Promise<number> =>
  db.$count(paymentAttempts, eq(paymentAttempts.orderName, orderName));

/** How many attempts to pay a cart were refused. */
export const countRefusals = (db: Queryable, cartId: number): Promise<number> =>
  db.$count(paymentAttempts, and(eq(paymentAttempts.cartId, cartId), eq(paymentAttempts.state, 'refused')));

/** Lets another page go on with an attempt. */
export async function addToken(tx: Transaction, id: string, token: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ tokenHashes: sql`array_append(${paymentAttempts.tokenHashes}, ${hashOfToken(token)})` })
    .where(eq(paymentAttempts.id, id));
}

/** Locks the cart of an attempt and then the attempt, in the order in which shoppers' changes lock them. */
export async function lockAttempt(tx: Transaction, id: string): Promise<AttemptRow> {
  const [found] = await tx
    .select({ cartId: paymentAttempts.cartId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id));
  if (found?.cartId) await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, found.cartId)).for('update');
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!row) throw new Error(`There is no attempt ${id} to pay`);
  return row;
}

export interface AttemptEnd {
  readonly state: AttemptState;
  readonly at: Date;
  readonly pspReference?: string | null;
  readonly refusal?: string | null;
}

export async function writeEnd(tx: Queryable, id: string, { state, at, pspReference, refusal }: AttemptEnd) {
  const known = { ...(pspReference ? { pspReference } : {}), ...(refusal ? { refusal } : {}) };
  await tx
    .update(paymentAttempts)
    .set({ state, endedAt: at, action: null, ...known })
    .where(eq(paymentAttempts.id, id));
}

/** Open attempts of the same number but one. */
export function findOpenSiblings(tx: Transaction, { id, orderName }: Pick<AttemptRow, 'id' | 'orderName'>) {
  return tx
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.orderName, orderName), eq(paymentAttempts.state, 'open'), ne(paymentAttempts.id, id)),
    );
}
