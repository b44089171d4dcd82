import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../database/any-of';
import { orders } from '../../database/schema/orders';
import { paymentAttempts } from '../../database/schema/payment-attempts';
import { paymentEvents } from '../../database/schema/payment-events';
import type { Queryable } from '../../database/transaction';
import { attemptFindings } from '../../domain/payments/attempt-findings';
import { toAttempt } from '../attempt-rows';
import { toPaymentEvent } from '../stored-payment-events';
import { FINDING_WORDS } from './finding-words';

/** Read together. */
const BATCH = 200;
/** Comes before every other. */
const NO_UUID = '00000000-0000-0000-0000-000000000000';

/** Where our orders and what the payment service reported differ, one a line. */
export async function findDifferences(db: Queryable): Promise<string[]> {
  return [...(await attemptDifferences(db)), ...(await unknownPayments(db)), ...(await ordersWithoutPayment(db))];
}

async function attemptDifferences(db: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (let after = NO_UUID; ; ) {
    const rows = await db
      .select({ attempt: paymentAttempts, orderState: orders.state })
      .from(paymentAttempts)
      .leftJoin(orders, eq(orders.name, paymentAttempts.orderName))
      .where(gt(paymentAttempts.id, after))
      .orderBy(paymentAttempts.id)
      .limit(BATCH);
    const references = rows.map(({ attempt }) => attempt.reference);
    const isAboutThem = anyOf(paymentEvents.merchantReference, references);
    const events = await db.select().from(paymentEvents).where(isAboutThem).orderBy(paymentEvents.id);
    for (const { attempt, orderState } of rows) {
      const own = events.filter(({ merchantReference }) => merchantReference === attempt.reference).map(toPaymentEvent);
      const books = { attempt: toAttempt(attempt), isOrderCancelled: orderState === 'Cancelled' };
      for (const finding of attemptFindings(books, own)) found.push(`${attempt.reference}: ${FINDING_WORDS[finding]}`);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return found.toSorted();
    after = last.attempt.id;
  }
}

/** Payments that were authorised, and that no attempt of ours is. */
async function unknownPayments(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reference: paymentEvents.merchantReference })
    .from(paymentEvents)
    .leftJoin(paymentAttempts, eq(paymentAttempts.reference, paymentEvents.merchantReference))
    .where(
      and(isNull(paymentAttempts.id), eq(paymentEvents.eventCode, 'AUTHORISATION'), eq(paymentEvents.success, true)),
    )
    .orderBy(paymentEvents.merchantReference);
  return rows.map(({ reference }) => `${reference}: paid at Adyen, but the shop does not know the payment`);
}

async function ordersWithoutPayment(db: Queryable): Promise<string[]> {
  const hasPaid = sql`exists (
    select from ${paymentAttempts}
    where ${paymentAttempts.orderName} = ${orders.name} and ${paymentAttempts.state} = 'paid'
  )`;
  const rows = await db
    .select({ name: orders.name })
    .from(orders)
    .where(and(eq(orders.paymentKind, 'CARD'), sql`not ${hasPaid}`))
    .orderBy(orders.id);
  return rows.map(({ name }) => `${name}: an order by card that no payment of ours has paid`);
}
