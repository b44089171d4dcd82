import type { Database } from '../../../database/connection';
import type { Transaction } from '../../../database/transaction';
import type { AttemptContext } from '../../../payments/give-up-attempt';
import { createStoredPaymentAttempts } from '../../../payments/stored-payment-attempts';
import type { Jobs } from '../../../ports/jobs';
import type { PaymentAttempts } from '../../../ports/payment-attempts';
import { MAX_REQUEST_MS } from '../actions/run-action';
import { createFreeze, type FreezeOptions } from './freeze-in-odoo';
import { findPayment } from './payment-rows';
import { createTakeOver } from './take-over-order';

/** How attempts end whose orders are frozen in Odoo: that is told by a job. */
export function createEnding({ clock, enqueue }: Pick<AttemptContext, 'clock' | 'enqueue'>): AttemptContext {
  return {
    clock,
    enqueue,
    async onEnded(tx, attemptId) {
      const payment = await findPayment(tx, attemptId);
      // Without an answer of Odoo the order may still become a quotation that is sent.
      const startAfter = payment?.sentAt ? {} : { startAfter: new Date(clock.now().getTime() + MAX_REQUEST_MS) };
      await enqueue(tx, { name: 'release-order', key: attemptId, data: { attemptId }, ...startAfter });
    },
  };
}

/** Has Odoo follow the refunds of cards. */
export const createBookRefund =
  (enqueue: AttemptContext['enqueue']) =>
  (tx: Transaction, refund: Jobs['book-refund']): Promise<void> =>
    enqueue(tx, { name: 'book-refund', key: String(refund.noteId), data: refund });

interface OdooAttemptsOptions extends Pick<FreezeOptions, 'gateway' | 'payments'>, Pick<Database, 'db'> {
  readonly ending: AttemptContext;
  /** Runs in the transaction that stores the order. */
  readonly onPlaced: (tx: Transaction, orderId: number) => Promise<void>;
}

/** Attempts to pay for carts in Odoo: attempts are ours, what they freeze is its sale orders. */
export function createOdooAttempts({ db, ending, onPlaced, ...freezing }: OdooAttemptsOptions): PaymentAttempts {
  return createStoredPaymentAttempts({
    ...ending,
    db,
    onPlaced,
    takeFromCart: createTakeOver(ending),
    freeze: createFreeze({ ...ending, ...freezing, db }),
  });
}
