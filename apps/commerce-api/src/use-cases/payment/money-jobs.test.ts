import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../domain/payments/payment-attempt';
import type { CardPayments, ModificationResult } from '../../ports/card-payments';
import type { Job } from '../../ports/jobs';
import type { PaymentAttempts } from '../../ports/payment-attempts';
import { PermanentFailure } from '../../ports/permanent-failure';
import { sampleAttempt } from '../../testing/sample-attempt';
import { createPaymentJobs } from './payment-jobs';

const REFERENCE = 'S107312-1';
const RECEIVED: ModificationResult = { kind: 'received', pspReference: 'P2' };

/** The jobs of payments on a payment service that answers with one result. */
function jobsWith(result: ModificationResult, state: AttemptState = 'paid') {
  const asked: [string, object][] = [];
  const alarms: Job[] = [];
  const ask = (name: string) => async (request: object) => {
    asked.push([name, request]);
    return result;
  };
  const cardPayments = { refund: ask('refund'), reverse: ask('reverse'), capture: ask('capture') };
  const attempts = { byReference: async () => sampleAttempt('de', { state }) };
  const jobs = createPaymentJobs({
    attempts: attempts as unknown as PaymentAttempts,
    cardPayments: cardPayments as unknown as CardPayments,
    events: { ofAttempt: async () => [] },
    clock: { now: () => new Date('2026-12-01T10:00:00Z') },
    enqueue: async (job) => void alarms.push(job),
  });
  return { jobs, asked, alarms };
}

describe('jobs that move the money of an order', () => {
  it('reverse a payment to give all of it back, and refund it to give a part back', async () => {
    const { jobs, asked, alarms } = jobsWith(RECEIVED);
    await jobs['refund-payment']({ reference: REFERENCE, noteId: 1, cents: 148_917 });
    await jobs['refund-payment']({ reference: REFERENCE, noteId: 2, cents: 1000 });
    const payment = { pspReference: '7914073381342284', reference: REFERENCE };
    expect(asked).toMatchObject([
      ['reverse', payment],
      ['refund', { ...payment, amount: { cents: 1000, currency: 'EUR' } }],
    ]);
    expect(alarms).toEqual([]);
  });

  it('ask with the same id however often the same refund is tried, and with another for another one', async () => {
    const { jobs, asked } = jobsWith(RECEIVED);
    for (const noteId of [1, 1, 2]) await jobs['refund-payment']({ reference: REFERENCE, noteId, cents: 1000 });
    const [first, again, other] = asked.map(([, request]) => 'requestId' in request && request.requestId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('capture all that was promised', async () => {
    const { jobs, asked } = jobsWith(RECEIVED);
    await jobs['capture-payment']({ reference: REFERENCE });
    expect(asked).toMatchObject([['capture', { amount: { cents: 148_917, currency: 'EUR' } }]]);
  });

  it('are tried again without an answer, and without an alarm', async () => {
    const { jobs, alarms } = jobsWith({ kind: 'unanswered' });
    const tried = jobs['refund-payment']({ reference: REFERENCE, noteId: 1, cents: 1000 });
    await expect(tried).rejects.toThrow('Nobody says');
    await expect(tried).rejects.not.toBeInstanceOf(PermanentFailure);
    expect(alarms).toEqual([]);
  });

  it('are not tried again when they are refused: the merchant has to look at it', async () => {
    const { jobs, alarms } = jobsWith({ kind: 'error', code: '167' });
    const refund = jobs['refund-payment']({ reference: REFERENCE, noteId: 1, cents: 1000 });
    await expect(refund).rejects.toBeInstanceOf(PermanentFailure);
    await expect(jobs['capture-payment']({ reference: REFERENCE })).rejects.toThrow('167');
    expect(alarms.map(({ data }) => 'alarm' in data && data.alarm)).toEqual(['notRefunded', 'captureFailed']);
  });

  it('move nothing for an attempt that has paid no order', async () => {
    const { jobs, asked } = jobsWith(RECEIVED, 'refused');
    await expect(jobs['capture-payment']({ reference: REFERENCE })).rejects.toThrow('paid no order');
    expect(asked).toEqual([]);
  });
});
