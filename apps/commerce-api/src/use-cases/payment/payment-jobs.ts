import { cardPaymentOf } from '../../domain/payments/card-payment';
import { amountDue } from '../../domain/payments/payment-attempt';
import type { CardPayments, ModificationResult } from '../../ports/card-payments';
import type { Clock } from '../../ports/clock';
import type { Job, Jobs } from '../../ports/jobs';
import type { PaymentAttempts } from '../../ports/payment-attempts';
import type { PaymentEvents } from '../../ports/payment-events';
import { PermanentFailure } from '../../ports/permanent-failure';
import { cancelAttempt, createEndPayments } from './end-payments';
import { requestId } from './request-id';

interface PaymentJobsOptions {
  readonly attempts: PaymentAttempts;
  readonly cardPayments: CardPayments;
  readonly events: Pick<PaymentEvents, 'ofAttempt'>;
  readonly clock: Clock;
  readonly enqueue: (job: Job) => Promise<void>;
}

/** Work on payments that outlives a request. */
export function createPaymentJobs({ attempts, cardPayments, events, clock, enqueue }: PaymentJobsOptions) {
  const alarm = (reference: string, kind: Jobs['payment-alarm']['alarm']) =>
    enqueue({ name: 'payment-alarm', key: `${reference}:${kind}`, data: { reference, alarm: kind } });

  async function paidAttempt(reference: string) {
    const attempt = await attempts.byReference(reference);
    if (attempt?.state !== 'paid' || !attempt.pspReference)
      throw new PermanentFailure(`${reference} has paid no order`);
    return { id: attempt.id, pspReference: attempt.pspReference, due: amountDue(attempt) };
  }

  /** Has a request without an answer made again; one that was refused is for the merchant to look at. */
  async function checkTaken(result: ModificationResult, reference: string, kind: Jobs['payment-alarm']['alarm']) {
    if (result.kind === 'received') return;
    if (result.kind === 'unanswered') throw new Error(`Nobody says whether a request about ${reference} was taken`);
    await alarm(reference, kind);
    throw new PermanentFailure(`A request about ${reference} was refused: ${result.code ?? 'no code'}`);
  }

  return {
    /**
     * Has an attempt follow from everything that was reported about it, in whatever order it came. What names no attempt
     * of ours, or another amount, makes no order: somebody has to look at it.
     */
    async 'settle-payment'({ reference }: Jobs['settle-payment']): Promise<void> {
      const attempt = await attempts.byReference(reference);
      if (!attempt) return await alarm(reference, 'unknownReference');
      const reported = await events.ofAttempt(reference);
      const payment = cardPaymentOf(reported, amountDue(attempt));
      for (const kind of payment.alarms) await alarm(reference, kind);
      const [authorised] = reported.filter(({ eventCode, success }) => eventCode === 'AUTHORISATION' && success);
      switch (payment.state) {
        case 'authorised':
        case 'disputed':
          if (authorised) await attempts.place(attempt.id, authorised.pspReference);
          return;
        case 'refused':
        case 'cancelled':
        case 'expired': {
          // What is over stays so, however often it is reported: nothing is locked for it.
          const isOpen = attempt.state === 'open';
          const state = isOpen ? await attempts.fail(attempt.id, { state: payment.state }) : attempt.state;
          if (state === 'paid') await alarm(reference, 'orderWithoutMoney');
          return;
        }
        case 'open':
        case 'refunded':
          return;
      }
    },
    async 'cancel-payment'({ reference }: Jobs['cancel-payment']): Promise<void> {
      const attempt = await attempts.byReference(reference);
      if (attempt && attempt.state !== 'paid') await cancelAttempt(cardPayments, attempt);
    },
    /** Sends the money back and says so. What cannot be sent back stays a job that is tried, and an alarm. */
    async 'reverse-payment'({ reference }: Jobs['reverse-payment']): Promise<void> {
      const attempt = await attempts.byReference(reference);
      if (attempt?.state !== 'reversed' || !attempt.pspReference) return;
      const { id, pspReference } = attempt;
      const result = await cardPayments.reverse({ requestId: requestId(id, 'reverse'), pspReference, reference });
      if (result.kind !== 'received') {
        await alarm(reference, 'notReversed');
        throw new Error(`The money of ${reference} could not be sent back`);
      }
      await enqueue({ name: 'payment-reversed', key: reference, data: { reference } });
    },
    /** Asks for money to go back: all of it whether it was taken or not, a part only of what was taken. */
    async 'refund-payment'({ reference, noteId, cents }: Jobs['refund-payment']): Promise<void> {
      const { id, pspReference, due } = await paidAttempt(reference);
      const request = { requestId: requestId(id, `refund:${noteId}`), pspReference, reference };
      const result =
        cents === due.cents
          ? await cardPayments.reverse(request)
          : await cardPayments.refund({ ...request, amount: { ...due, cents } });
      await checkTaken(result, reference, 'notRefunded');
    },
    async 'capture-payment'({ reference }: Jobs['capture-payment']): Promise<void> {
      const { id, pspReference, due } = await paidAttempt(reference);
      const request = { requestId: requestId(id, 'capture'), pspReference, reference, amount: due };
      await checkTaken(await cardPayments.capture(request), reference, 'captureFailed');
    },
    'end-payments': createEndPayments({ attempts, cardPayments, clock }),
  };
}
