import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardPayment, cardPaymentOf } from './card-payment';
import type { PaymentEvent } from './payment-event';

const DUE = { cents: 10_000, currency: 'EUR' };

const event = (
  eventCode: string,
  { success = true, psp = 'PAYMENT', cents = DUE.cents }: { success?: boolean; psp?: string; cents?: number } = {},
): PaymentEvent => ({
  pspReference: psp,
  originalReference: psp === 'PAYMENT' ? null : 'PAYMENT',
  merchantReference: 'S107312-1',
  eventCode,
  success,
  amount: { cents, currency: 'EUR' },
});

const authorised = event('AUTHORISATION');
const refused = event('AUTHORISATION', { success: false });
const refund = (psp: string, cents: number) => event('REFUND', { psp, cents });

interface Row extends Partial<CardPayment> {
  readonly name: string;
  readonly events: readonly PaymentEvent[];
}

const ROWS: readonly Row[] = [
  { name: 'nothing', events: [], state: 'open' },
  { name: 'an authorisation', events: [authorised], state: 'authorised' },
  { name: 'a refusal', events: [refused], state: 'refused' },
  { name: 'a refusal and a second try that went well', events: [refused, authorised], state: 'authorised' },
  { name: 'a payment that the bank has still to confirm', events: [event('PENDING')], state: 'open' },
  { name: 'one that it then confirmed', events: [event('PENDING'), authorised], state: 'authorised' },
  { name: 'an offer that nobody took', events: [event('OFFER_CLOSED')], state: 'expired' },
  { name: 'money after the offer was closed', events: [event('OFFER_CLOSED'), authorised], state: 'authorised' },
  {
    name: 'an attempt that we ended before anybody paid',
    events: [event('TECHNICAL_CANCEL', { psp: 'CANCEL', success: false })],
    state: 'cancelled',
  },
  {
    name: 'a promise that we gave back',
    events: [authorised, event('TECHNICAL_CANCEL', { psp: 'CANCEL' })],
    state: 'cancelled',
  },
  {
    name: 'a promise that could not be given back',
    events: [authorised, event('TECHNICAL_CANCEL', { psp: 'CANCEL', success: false })],
    state: 'authorised',
  },
  { name: 'a cancelled promise', events: [authorised, event('CANCELLATION', { psp: 'CANCEL' })], state: 'cancelled' },
  { name: 'a promise that ran out', events: [authorised, event('EXPIRE')], state: 'expired' },
  {
    name: 'what is left of a promise after a capture',
    events: [authorised, event('CAPTURE', { psp: 'CAPTURE' }), event('EXPIRE')],
    state: 'authorised',
  },
  {
    name: 'a capture that failed',
    events: [authorised, event('CAPTURE', { psp: 'CAPTURE' }), event('CAPTURE_FAILED', { psp: 'CAPTURE' })],
    state: 'disputed',
    alarms: ['captureFailed'],
  },
  {
    name: 'a capture that was refused',
    events: [authorised, event('CAPTURE', { psp: 'CAPTURE', success: false })],
    state: 'disputed',
    alarms: ['captureFailed'],
  },
  {
    name: 'a chargeback',
    events: [authorised, event('CHARGEBACK', { psp: 'DISPUTE' })],
    state: 'disputed',
    alarms: ['chargeback'],
  },
  {
    name: 'a chargeback that was won',
    events: [authorised, event('CHARGEBACK', { psp: 'DISPUTE' }), event('CHARGEBACK_REVERSED', { psp: 'DISPUTE' })],
    state: 'authorised',
  },
  {
    name: 'two chargebacks of which one was won',
    events: [
      authorised,
      event('CHARGEBACK', { psp: 'DISPUTE' }),
      event('CHARGEBACK', { psp: 'OTHER DISPUTE' }),
      event('CHARGEBACK_REVERSED', { psp: 'DISPUTE' }),
    ],
    state: 'disputed',
    alarms: ['chargeback'],
  },
  {
    name: 'a chargeback that was won and lost again',
    events: [
      authorised,
      event('CHARGEBACK', { psp: 'DISPUTE' }),
      event('CHARGEBACK_REVERSED', { psp: 'DISPUTE' }),
      event('SECOND_CHARGEBACK', { psp: 'DISPUTE' }),
    ],
    state: 'disputed',
    alarms: ['chargeback'],
  },
  { name: 'a refund of a part', events: [authorised, refund('R1', 4000)], state: 'authorised', refunded: 4000 },
  {
    name: 'refunds of all parts',
    events: [authorised, refund('R1', 4000), refund('R2', 6000)],
    state: 'refunded',
    refunded: 10_000,
  },
  {
    name: 'a refund that failed afterwards',
    events: [authorised, refund('R1', 10_000), event('REFUND_FAILED', { psp: 'R1' })],
    state: 'authorised',
    alarms: ['refundFailed'],
  },
  {
    name: 'a refund that the bank sent back',
    events: [authorised, refund('R1', 10_000), event('REFUNDED_REVERSED', { psp: 'R1' })],
    state: 'authorised',
    alarms: ['refundFailed'],
  },
  {
    name: 'a refund that was refused',
    events: [authorised, event('REFUND', { psp: 'R1', success: false })],
    state: 'authorised',
    alarms: ['refundFailed'],
  },
  {
    name: 'a cancellation of whatever state the payment was in',
    events: [authorised, event('CANCEL_OR_REFUND', { psp: 'R1' })],
    state: 'refunded',
    refunded: 10_000,
  },
  {
    name: 'an authorisation of another amount',
    events: [event('AUTHORISATION', { cents: 10_001 })],
    state: 'open',
    alarms: ['otherAmount'],
  },
  {
    name: 'an authorisation in another currency',
    events: [{ ...authorised, amount: { cents: 10_000, currency: 'USD' } }],
    state: 'open',
    alarms: ['otherAmount'],
  },
  {
    name: 'two authorisations of one attempt',
    events: [authorised, event('AUTHORISATION', { psp: 'SECOND' })],
    state: 'authorised',
    alarms: ['paidTwice'],
  },
];

/** Codes that mean nothing for a payment's state, known to the vendor or not. */
const WITHOUT_MEANING = ['REPORT_AVAILABLE', 'NOTIFICATION_OF_FRAUD', 'TO_BE_INVENTED', ''];

describe('a card payment by what was reported about it', () => {
  it.each(ROWS)('knows $name', ({ events, state, refunded = 0, alarms = [] }) => {
    expect(cardPaymentOf(events, DUE)).toEqual({ state, refunded, alarms });
  });

  it('is the same in any order of its events, with duplicates and with codes that nobody knows', () => {
    const noise = fc
      .record({ code: fc.constantFrom(...WITHOUT_MEANING), success: fc.boolean() })
      .map(({ code, success }) => event(code, { success }));
    const told = fc.constantFrom(...ROWS).chain((row) =>
      fc
        .tuple(fc.shuffledSubarray([...row.events, ...row.events], { minLength: 0 }), fc.array(noise, { maxLength: 3 }))
        .chain(([again, more]) => {
          const all = [...row.events, ...again, ...more];
          return fc.shuffledSubarray(all, { minLength: all.length }).map((events) => ({ row, events }));
        }),
    );
    fc.assert(
      fc.property(told, ({ row, events }) => {
        expect(cardPaymentOf(events, DUE)).toEqual(cardPaymentOf(row.events, DUE));
      }),
      { numRuns: 1000 },
    );
  });
});
