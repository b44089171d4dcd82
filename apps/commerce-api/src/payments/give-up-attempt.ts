import type { Transaction } from '../database/transaction';
import { releaseReserved } from '../orders/reservations';
import type { Clock } from '../ports/clock';
import type { Job } from '../ports/jobs';
import { type AttemptRow, writeEnd } from './attempt-rows';

/** What ending an attempt needs. */
export interface AttemptContext {
  readonly clock: Clock;
  /** Stores a job in the transaction that causes it. */
  readonly enqueue: (tx: Transaction, job: Job) => Promise<void>;
  /** Runs in the transaction that ends an attempt which came to nothing. */
  readonly onEnded?: (tx: Transaction, attemptId: string) => Promise<void>;
}

/** Ends an attempt that nobody wants any more, and has the payment service end it too: it may be at the bank. */
export async function giveUpAttempt(
  tx: Transaction,
  { id, reference, orderName, askedAt }: Pick<AttemptRow, 'id' | 'reference' | 'orderName' | 'askedAt'>,
  { clock, enqueue, onEnded }: AttemptContext,
): Promise<void> {
  await writeEnd(tx, id, { state: 'cancelled', at: clock.now() });
  await releaseReserved(tx, orderName);
  await onEnded?.(tx, id);
  if (askedAt) await enqueue(tx, { name: 'cancel-payment', key: reference, data: { reference } });
}
