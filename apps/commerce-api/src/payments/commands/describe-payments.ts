import { formatMoney } from '@geven/timber';
import { asc, eq, sql } from 'drizzle-orm';
import { moment } from '../../commands/moment';
import { orders } from '../../database/schema/orders';
import { paymentAttempts } from '../../database/schema/payment-attempts';
import { paymentEvents } from '../../database/schema/payment-events';
import type { Queryable } from '../../database/transaction';
import { attemptFindings } from '../../domain/payments/attempt-findings';
import { type AttemptRow, toAttempt } from '../attempt-rows';
import { toPaymentEvent } from '../stored-payment-events';
import { FINDING_WORDS } from './finding-words';

type EventRow = typeof paymentEvents.$inferSelect;

/**
 * Attempts to pay an order by its number, and what the payment service reported about each, one a line; also reports that
 * name no attempt of ours.
 */
export async function describePayments(db: Queryable, orderName: string): Promise<string[]> {
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderName, orderName))
    .orderBy(asc(paymentAttempts.frozenAt));
  const events = await db
    .select()
    .from(paymentEvents)
    .where(sql`starts_with(${paymentEvents.merchantReference}, ${`${orderName}-`})`)
    .orderBy(asc(paymentEvents.id));
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.name, orderName));
  const isOrderCancelled = order?.state === 'Cancelled';
  const known = new Set(attempts.map(({ reference }) => reference));
  const strangers = events.filter(({ merchantReference }) => !known.has(merchantReference));
  return [
    ...attempts.flatMap((attempt) => {
      const own = events.filter(({ merchantReference }) => merchantReference === attempt.reference);
      return [attemptLine(attempt), ...own.map(eventLine), ...findingLines(attempt, isOrderCancelled, own)];
    }),
    ...(strangers.length > 0 ? ['Reported about payments that the shop does not know:'] : []),
    ...strangers.map((event) => `${eventLine(event)}, ${event.merchantReference}`),
  ];
}

function attemptLine({ reference, method, state, cart, frozenAt, pspReference, refusal }: AttemptRow): string {
  return [
    `${reference}: ${state}, ${formatMoney(cart.amounts.total)} by ${method}, begun ${moment(frozenAt)}`,
    ...(pspReference ? [`at Adyen ${pspReference}`] : []),
    ...(refusal ? [`refused: ${refusal}`] : []),
  ].join(', ');
}

function eventLine({ eventCode, success, cents, currency, pspReference, receivedAt }: EventRow): string {
  const amount = currency === 'EUR' ? formatMoney(cents) : `${cents} ${currency}`;
  return `  ${moment(receivedAt)} ${eventCode} ${success ? 'succeeded' : 'failed'}, ${amount}, ${pspReference}`;
}

function findingLines(row: AttemptRow, isOrderCancelled: boolean, events: readonly EventRow[]): string[] {
  const findings = attemptFindings({ attempt: toAttempt(row), isOrderCancelled }, events.map(toPaymentEvent));
  return findings.map((finding) => `  ! ${FINDING_WORDS[finding]}`);
}
