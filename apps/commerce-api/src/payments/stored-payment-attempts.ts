import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { paymentAttempts } from '../database/schema/payment-attempts';
import type { PlaceOrder } from '../ports/orders';
import type { PaymentAttempts } from '../ports/payment-attempts';
import type { Shopper } from '../ports/shopper';
import { createAttemptEnds } from './attempt-ends';
import { type AttemptRow, findAttemptByReference, findAttemptByToken, toAttempt } from './attempt-rows';
import { type PlaceAttemptContext, placeAttempt } from './place-attempt';

/** An attempt that was begun or joined in, and the secret for it. */
export interface Frozen {
  readonly row: AttemptRow;
  readonly token: string;
}

export interface StoredPaymentAttemptsOptions extends PlaceAttemptContext, Pick<Database, 'db'> {
  /** Freezes the shopper's cart, which the backend has. */
  readonly freeze: (shopper: Shopper, request: PlaceOrder) => Promise<Frozen>;
}

/** Attempts to pay in PostgreSQL, whatever backend has the carts. */
export function createStoredPaymentAttempts(options: StoredPaymentAttemptsOptions): PaymentAttempts {
  const { db, clock, freeze } = options;
  return {
    async open(shopper, request) {
      const { row, token } = await freeze(shopper, request);
      return { attempt: toAttempt(row), token };
    },
    async find(reference, token) {
      const row = await findAttemptByToken(db, reference, token);
      return row ? toAttempt(row) : null;
    },
    async byReference(reference) {
      const row = await findAttemptByReference(db, reference);
      return row ? toAttempt(row) : null;
    },
    async claim(id) {
      const isUnasked = isNull(paymentAttempts.askedAt);
      const claimed = await db
        .update(paymentAttempts)
        .set({ askedAt: clock.now() })
        .where(and(eq(paymentAttempts.id, id), isUnasked, eq(paymentAttempts.state, 'open')))
        .returning({ id: paymentAttempts.id });
      return claimed.length > 0;
    },
    async noteAction(id, action) {
      const isOpen = and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'open'));
      await db.update(paymentAttempts).set({ action }).where(isOpen);
    },
    ...createAttemptEnds(options),
    place: (id, pspReference) => db.transaction((tx) => placeAttempt(tx, { id, pspReference }, options)),
  };
}
