import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { paymentEvents } from '../database/schema/payment-events';
import type { Transaction } from '../database/transaction';
import type { PaymentEvent } from '../domain/payments/payment-event';
import type { Job } from '../ports/jobs';
import type { PaymentEvents } from '../ports/payment-events';

interface StoredPaymentEventsOptions extends Pick<Database, 'db'> {
  /** Stores a job in the transaction that causes it. */
  readonly enqueue: (tx: Transaction, job: Job) => Promise<void>;
}

/** Reported events in the database. */
export function createStoredPaymentEvents({ db, enqueue }: StoredPaymentEventsOptions): PaymentEvents {
  return {
    async keep(events) {
      if (events.length === 0) return;
      const rows = events.map(({ amount: { cents, currency }, ...event }) => ({ ...event, cents, currency }));
      await db.transaction(async (tx) => {
        const kept = await tx.insert(paymentEvents).values(rows).onConflictDoNothing().returning();
        for (const { pspReference, eventCode, success, merchantReference: reference } of kept) {
          const key = `${pspReference}:${eventCode}:${success}`;
          await enqueue(tx, { name: 'settle-payment', key, data: { reference } });
        }
      });
    },
    async ofAttempt(merchantReference) {
      const rows = await db
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.merchantReference, merchantReference))
        .orderBy(asc(paymentEvents.id));
      return rows.map(toPaymentEvent);
    },
  };
}

/** An event as it counts. */
export function toPaymentEvent(row: typeof paymentEvents.$inferSelect): PaymentEvent {
  const { cents, currency, pspReference, originalReference, eventCode, success, merchantReference } = row;
  return { pspReference, originalReference, merchantReference, eventCode, success, amount: { cents, currency } };
}
