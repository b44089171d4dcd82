import type { Amount, PaymentEvent } from './payment-event';

/** How a payment is at the moment, by everything that was reported about it. */
export type CardPaymentState =
  /** Nobody knows yet. */
  | 'open'
  /** The money is promised, or here. */
  | 'authorised'
  | 'refused'
  /** Ended by us, before or after it was promised. */
  | 'cancelled'
  /** Nobody paid in time, or nobody took the promised money in time. */
  | 'expired'
  /** All of it went back. */
  | 'refunded'
  /** The money may be lost: a chargeback, or a capture that failed. */
  | 'disputed';

/** What a merchant has to look at. */
export type PaymentAlarm = 'otherAmount' | 'paidTwice' | 'captureFailed' | 'chargeback' | 'refundFailed';

/** A payment as the sum of its events. */
export interface CardPayment {
  readonly state: CardPaymentState;
  /** Cents that went back. */
  readonly refunded: number;
  readonly alarms: readonly PaymentAlarm[];
}

/**
 * What the events about one attempt to pay amount to, in whatever order they came and however often: each asks only
 * what has ever been reported, so that a late event changes the same as an early one. Codes without a meaning here change
 * nothing. An authorisation of another amount than the one that is due is none.
 */
export function cardPaymentOf(events: readonly PaymentEvent[], due: Amount): CardPayment {
  const reported = (eventCode: string, success = true) =>
    events.filter((event) => event.eventCode === eventCode && event.success === success);
  const has = (eventCode: string, success = true) => reported(eventCode, success).length > 0;
  const referencesOf = (...codes: readonly string[]) =>
    new Set(codes.flatMap((code) => reported(code)).map(({ pspReference }) => pspReference));

  const isDue = ({ amount }: PaymentEvent) => amount.cents === due.cents && amount.currency === due.currency;
  const authorisations = new Set(
    reported('AUTHORISATION')
      .filter(isDue)
      .map(({ pspReference }) => pspReference),
  );
  const isCaptureFailed = has('CAPTURE_FAILED') || has('CAPTURE', false);
  const won = referencesOf('CHARGEBACK_REVERSED');
  const isChargedBack =
    has('SECOND_CHARGEBACK') || reported('CHARGEBACK').some(({ pspReference }) => !won.has(pspReference));
  const returned = refundedBy(reported('REFUND'), referencesOf('REFUND_FAILED', 'REFUNDED_REVERSED'));
  const refunded = has('CANCEL_OR_REFUND') ? due.cents : returned;

  const alarms: readonly [PaymentAlarm, boolean][] = [
    ['otherAmount', !reported('AUTHORISATION').every(isDue)],
    ['paidTwice', authorisations.size > 1],
    ['captureFailed', isCaptureFailed],
    ['chargeback', isChargedBack],
    ['refundFailed', has('REFUND_FAILED') || has('REFUND', false) || has('REFUNDED_REVERSED')],
  ];
  return {
    state: authorisations.size > 0 ? stateOfPromise() : stateWithoutPromise(),
    refunded,
    alarms: alarms.flatMap(([alarm, isRaised]) => (isRaised ? [alarm] : [])),
  };

  function stateOfPromise(): CardPaymentState {
    if (isChargedBack || isCaptureFailed) return 'disputed';
    if (refunded >= due.cents) return 'refunded';
    if (has('CANCELLATION') || has('TECHNICAL_CANCEL')) return 'cancelled';
    return has('EXPIRE') && !has('CAPTURE') ? 'expired' : 'authorised';
  }

  function stateWithoutPromise(): CardPaymentState {
    // Of these an attempt has one, or several that all say that no money came.
    if (has('AUTHORISATION', false)) return 'refused';
    if (has('CANCELLATION') || has('TECHNICAL_CANCEL') || has('TECHNICAL_CANCEL', false)) return 'cancelled';
    return has('OFFER_CLOSED') ? 'expired' : 'open';
  }
}

/** Cents of refunds that were not undone; each counts once. */
function refundedBy(refunds: readonly PaymentEvent[], undone: ReadonlySet<string>): number {
  const centsOf = new Map(refunds.map(({ pspReference, amount }) => [pspReference, amount.cents]));
  return [...centsOf].reduce((sum, [reference, cents]) => (undone.has(reference) ? sum : sum + cents), 0);
}
