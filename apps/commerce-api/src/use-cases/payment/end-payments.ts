import type { PaymentAttempt } from '../../domain/payments/payment-attempt';
import type { CardPayments } from '../../ports/card-payments';
import type { Clock } from '../../ports/clock';
import type { PaymentAttempts } from '../../ports/payment-attempts';
import { requestId } from './request-id';

interface EndPaymentsOptions {
  readonly attempts: Pick<PaymentAttempts, 'openSince' | 'fail' | 'removeFailed'>;
  readonly cardPayments: Pick<CardPayments, 'cancel'>;
  readonly clock: Clock;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Nobody is at the bank for longer. */
const PATIENCE_MS = 15 * MINUTE_MS;
/** Banks confirm what was paid by iDEAL or Bancontact within a day. */
const BANK_PATIENCE_MS = DAY_MS;
/** Attempts that came to nothing hold addresses: they are kept as long as money may still come, no longer. */
const FAILED_KEPT_MS = 90 * DAY_MS;

/** Ends an attempt by its reference: whether or not the service has ever heard of it, nobody will pay it. */
export async function cancelAttempt(
  cardPayments: Pick<CardPayments, 'cancel'>,
  { id, reference }: PaymentAttempt,
): Promise<void> {
  const result = await cardPayments.cancel({ requestId: requestId(id, 'cancel'), reference });
  if (result.kind === 'unanswered') throw new Error(`Nobody says whether ${reference} has ended`);
}

/** Ends attempts that nobody came back from, and forgets old ones that came to nothing. */
export function createEndPayments({ attempts, cardPayments, clock }: EndPaymentsOptions) {
  async function endOf(attempt: PaymentAttempt): Promise<void> {
    const { id, askedAt, method } = attempt;
    const patience = method === 'scheme' ? PATIENCE_MS : BANK_PATIENCE_MS;
    if (askedAt && clock.now().getTime() - askedAt.getTime() < patience) return;
    if (askedAt) await cancelAttempt(cardPayments, attempt);
    await attempts.fail(id, { state: 'expired' });
  }

  return async function endPayments(): Promise<void> {
    for (const attempt of await attempts.openSince(new Date(clock.now().getTime() - PATIENCE_MS))) await endOf(attempt);
    await attempts.removeFailed(new Date(clock.now().getTime() - FAILED_KEPT_MS));
  };
}
