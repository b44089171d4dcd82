import { and, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { paymentAttempts } from '../database/schema/payment-attempts';
import { releaseReserved } from '../orders/reservations';
import type { PaymentAttempts } from '../ports/payment-attempts';
import { findOpenSince, lockAttempt, toAttempt, writeEnd } from './attempt-rows';
import type { AttemptContext } from './give-up-attempt';

const BATCH = 100;

/** How attempts that came to nothing end, and are forgotten. */
export function createAttemptEnds({
  db,
  clock,
  onEnded,
}: Pick<Database, 'db'> & Pick<AttemptContext, 'clock' | 'onEnded'>): Pick<
  PaymentAttempts,
  'fail' | 'openSince' | 'removeFailed'
> {
  return {
    fail: (id, { state, ...facts }) =>
      db.transaction(async (tx) => {
        const row = await lockAttempt(tx, id);
        if (row.state !== 'open') return row.state;
        await writeEnd(tx, id, { state, at: clock.now(), ...facts });
        await releaseReserved(tx, row.orderName);
        await onEnded?.(tx, id);
        return state;
      }),
    openSince: async (before) => (await findOpenSince(db, before, BATCH)).map(toAttempt),
    async removeFailed(before) {
      const isOver = inArray(paymentAttempts.state, ['refused', 'cancelled', 'expired']);
      await db.delete(paymentAttempts).where(and(isOver, lt(paymentAttempts.endedAt, before)));
    },
  };
}
