import { describe, expect, it } from 'vitest';
import { sampleAttempt } from '../../testing/sample-attempt';
import { type AttemptFinding, attemptFindings } from './attempt-findings';
import type { AttemptState } from './payment-attempt';
import type { PaymentEvent } from './payment-event';

const event = (eventCode: string, success = true, cents = 148_917): PaymentEvent => ({
  pspReference: 'P1',
  originalReference: null,
  merchantReference: 'S107312-1',
  eventCode,
  success,
  amount: { cents, currency: 'EUR' },
});

const PAID = event('AUTHORISATION');

describe('where our books and the reports of a payment differ', () => {
  it.each<[string, AttemptState, PaymentEvent[], AttemptFinding[]]>([
    ['paid, and its order placed', 'paid', [PAID], []],
    ['refused', 'refused', [event('AUTHORISATION', false)], []],
    ['still open', 'open', [], []],
    ['paid a second time, and on its way back', 'reversed', [PAID], []],
    ['paid, but without its order', 'open', [PAID], ['paidWithoutOrder']],
    ['paid after it had ended', 'expired', [PAID], ['paidWithoutOrder']],
    ['counted as paid, but refused', 'paid', [event('AUTHORISATION', false)], ['orderWithoutMoney']],
    ['counted as paid, but never reported', 'paid', [], ['orderWithoutReport']],
    ['paid, then taken back', 'paid', [PAID, event('CHARGEBACK')], ['chargeback']],
    ['paid by another amount', 'open', [event('AUTHORISATION', true, 1)], ['otherAmount']],
  ])('%s', (_what, state, events, findings) => {
    const attempt = sampleAttempt('de', { state });
    expect(attemptFindings({ attempt, isOrderCancelled: false }, events)).toEqual(findings);
  });

  it('are that the money of a cancelled order is still there, and not that it went back', () => {
    const books = { attempt: sampleAttempt('de', { state: 'paid' }), isOrderCancelled: true };
    expect(attemptFindings(books, [PAID])).toEqual(['cancelledWithMoney']);
    expect(attemptFindings(books, [PAID, event('CANCEL_OR_REFUND')])).toEqual([]);
    expect(attemptFindings(books, [PAID, event('CANCELLATION')])).toEqual([]);
  });
});
