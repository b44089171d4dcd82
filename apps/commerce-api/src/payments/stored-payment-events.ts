import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { paymentEvents } from '../database/schema/payment-events';
import type { PaymentEvents } from '../ports/payment-events';

/** Reported events in the database. */
export function createStoredPaymentEvents(db: NodePgDatabase): PaymentEvents {
  return {
    async keep(events) {
      if (events.length === 0) return;
      const rows = events.map(({ amount: { cents, currency }, ...event }) => ({ ...event, cents, currency }));
      await db.insert(paymentEvents).values(rows).onConflictDoNothing();
    },
    async ofAttempt(merchantReference) {
      const rows = await db
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.merchantReference, merchantReference))
        .orderBy(asc(paymentEvents.id));
      return rows.map(
        ({ cents, currency, pspReference, originalReference, eventCode, success, merchantReference }) => ({
          pspReference,
          originalReference,
          merchantReference,
          eventCode,
          success,
          amount: { cents, currency },
        }),
      );
    },
  };
}
