import { cardPaymentOf, type PaymentAlarm } from './card-payment';
import { amountDue, type PaymentAttempt } from './payment-attempt';
import type { PaymentEvent } from './payment-event';

/** Where our books and the reports of the payment service differ. */
export type AttemptFinding =
  | PaymentAlarm
  | 'paidWithoutOrder'
  | 'cancelledWithMoney'
  | 'orderWithoutMoney'
  | 'orderWithoutReport';

interface Books {
  readonly attempt: PaymentAttempt;
  /** Whether the order that it placed was cancelled since: then its money goes back. */
  readonly isOrderCancelled: boolean;
}

/** How our books about an attempt differ from what was reported about it; empty where both say the same. */
export function attemptFindings(
  { attempt, isOrderCancelled }: Books,
  events: readonly PaymentEvent[],
): AttemptFinding[] {
  const { state, alarms } = cardPaymentOf(events, amountDue(attempt));
  const isPaid = attempt.state === 'paid';
  const isEnded = state === 'refused' || state === 'cancelled' || state === 'expired';
  const findings: readonly [AttemptFinding, boolean][] = [
    ['paidWithoutOrder', state === 'authorised' && !isPaid && attempt.state !== 'reversed'],
    ['cancelledWithMoney', state === 'authorised' && isPaid && isOrderCancelled],
    ['orderWithoutMoney', isPaid && isEnded && !isOrderCancelled],
    ['orderWithoutReport', isPaid && state === 'open'],
  ];
  return [...findings.flatMap(([finding, isFound]) => (isFound ? [finding] : [])), ...alarms];
}
