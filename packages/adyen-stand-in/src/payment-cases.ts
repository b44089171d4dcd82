import type { PaymentResponse } from '@adyen/api-library/lib/src/typings/checkout/models.js';
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/models.js';

export type ResultCode = `${PaymentResponse.ResultCodeEnum}`;
export type EventCode = `${NotificationRequestItem.EventCodeEnum}`;

/** The ways to pay that are played, by the vendor's names: card, iDEAL and Bancontact. */
export type Method = 'scheme' | 'ideal' | 'bcmc';

/** One webhook. */
export interface Notice {
  readonly eventCode: EventCode;
  readonly success: boolean;
}

/** Why a payment was refused, in the vendor's words. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
}

/** How a payment ends, and what webhooks then say. */
export interface Ending {
  readonly result: ResultCode;
  readonly refusal?: Refusal;
  readonly notices: readonly Notice[];
}

/** What a shopper can do at the bank. */
export type BankChoice = 'pay' | 'wrongPassword' | 'cancel' | 'payLater' | 'leave';

/** What is left of an API call without a result: an answer after the caller's patience, none at all, or a failure. */
export type Silence = 'late' | 'lost' | 'failure';

/** What is unusual about the webhooks of a case. */
export type Delivery = 'early' | 'never' | 'tenfold' | 'otherAmount' | 'badSignature';

/** How a payment has to look to its merchant in the end, from the webhooks alone. */
export type FinalState = 'open' | 'authorised' | 'refused' | 'expired' | 'disputed';

/** What a merchant has to be told. */
export type Alarm = 'otherAmount' | 'captureFailed' | 'chargeback' | 'badSignature';

/** One way in which a payment can go. */
export interface PaymentCase {
  readonly name: string;
  readonly trigger: {
    readonly method: Method;
    /** The card's number; any, when unset. */
    readonly number?: string;
    /** Name on the card, whatever its case; any, when unset. */
    readonly holder?: string;
    /** Only where the merchant has the challenge shown in its own page. */
    readonly isNative?: boolean;
  };
  /** What the first call answers with. */
  readonly answer: ResultCode | Silence;
  /** Without a bank: the end. Behind a failure nothing was paid. */
  readonly ending?: Ending;
  /** What each choice at the bank leads to; null: the shopper never comes back. */
  readonly bank?: Readonly<Partial<Record<BankChoice, Ending | null>>>;
  readonly delivery?: Delivery;
  /** What webhooks say of a refund; that it was made, when unset. */
  readonly refund?: readonly Notice[];
  /** What the webhooks amount to, by the choice at the bank where there is one. */
  readonly state: FinalState | Readonly<Partial<Record<BankChoice, FinalState>>>;
  readonly alarm?: Alarm;
}

const AUTHORISED: Notice = { eventCode: 'AUTHORISATION', success: true };
const NOT_AUTHORISED: Notice = { eventCode: 'AUTHORISATION', success: false };

const paid = (...later: readonly EventCode[]): Ending => ({
  result: 'Authorised',
  notices: [AUTHORISED, ...later.map((eventCode) => ({ eventCode, success: true }))],
});

const refused = (code: string, reason: string): Ending => ({
  result: 'Refused',
  refusal: { code, reason },
  notices: [NOT_AUTHORISED],
});

const CANCELLED: Ending = { result: 'Cancelled', notices: [NOT_AUTHORISED] };

/** The card of the vendor's own tests that asks for no password, and the one that does. */
const PLAIN_CARD = '4111111111111111';
const SECURE_CARD = '4917610000000000';

const named = (holder: string, ending: Ending): PaymentCase => ({
  name: `a card of ${holder}`,
  trigger: { method: 'scheme', holder },
  answer: ending.result,
  ending,
  state: 'refused',
});

const delivered = (
  holder: string,
  name: string,
  delivery: Delivery,
  state: FinalState,
  alarm?: Alarm,
): PaymentCase => ({
  name,
  trigger: { method: 'scheme', holder },
  answer: 'Authorised',
  ending: paid(),
  delivery,
  state,
  ...(alarm ? { alarm } : {}),
});

const atBank = (method: Method, name: string): PaymentCase => ({
  name,
  trigger: { method },
  answer: 'RedirectShopper',
  bank: {
    pay: paid(),
    payLater: { result: 'Pending', notices: [{ eventCode: 'PENDING', success: true }, AUTHORISED] },
    cancel: CANCELLED,
    leave: { result: 'Cancelled', notices: [{ eventCode: 'OFFER_CLOSED', success: true }] },
  },
  state: { pay: 'authorised', payLater: 'authorised', cancel: 'refused', leave: 'expired' },
});

/**
 * The ways in which payments go, the more special first: a payment goes the way of the first one whose trigger fits it.
 * Names without X- and numbers are the vendor's own, so they do the same on its test account.
 */
export const PAYMENT_CASES: readonly PaymentCase[] = [
  named('DECLINED', refused('2', 'Refused')),
  named('ERROR', { ...refused('4', 'Acquirer Error'), result: 'Error' }),
  named('BLOCK_CARD', refused('5', 'Blocked Card')),
  named('CARD_EXPIRED', refused('6', 'Expired Card')),
  named('NOT_ENOUGH_BALANCE', refused('12', 'Not enough balance')),
  {
    name: 'an answer after 15 seconds',
    trigger: { method: 'scheme', holder: 'X-LATE' },
    answer: 'late',
    ending: paid(),
    state: 'authorised',
  },
  {
    name: 'a lost answer',
    trigger: { method: 'scheme', holder: 'X-LOST' },
    answer: 'lost',
    ending: paid(),
    state: 'authorised',
  },
  { name: 'a failure', trigger: { method: 'scheme', holder: 'X-500' }, answer: 'failure', state: 'open' },
  delivered('X-EARLY', 'a webhook before the answer', 'early', 'authorised'),
  delivered('X-NEVER', 'no webhook', 'never', 'open'),
  delivered('X-TEN', 'ten webhooks that say the same', 'tenfold', 'authorised'),
  delivered('X-AMOUNT', 'a webhook with another amount', 'otherAmount', 'open', 'otherAmount'),
  delivered('X-SIGN', 'a webhook that is badly signed', 'badSignature', 'open', 'badSignature'),
  {
    name: 'a capture that fails',
    trigger: { method: 'scheme', holder: 'capture failed' },
    answer: 'Authorised',
    ending: paid('CAPTURE_FAILED'),
    state: 'disputed',
    alarm: 'captureFailed',
  },
  {
    name: 'a chargeback',
    trigger: { method: 'scheme', holder: 'Chargeback' },
    answer: 'Authorised',
    ending: paid('CHARGEBACK'),
    state: 'disputed',
    alarm: 'chargeback',
  },
  {
    name: 'a refund that fails',
    trigger: { method: 'scheme', holder: 'refund failed' },
    answer: 'Authorised',
    ending: paid(),
    refund: [
      { eventCode: 'REFUND', success: true },
      { eventCode: 'REFUND_FAILED', success: true },
    ],
    state: 'authorised',
  },
  {
    name: 'a card with a challenge in the shop’s page',
    trigger: { method: 'scheme', number: SECURE_CARD, isNative: true },
    answer: 'IdentifyShopper',
    bank: { pay: paid(), wrongPassword: refused('11', '3D Not Authenticated') },
    state: { pay: 'authorised', wrongPassword: 'refused' },
  },
  {
    name: 'a card with a password',
    trigger: { method: 'scheme', number: SECURE_CARD },
    answer: 'RedirectShopper',
    bank: { pay: paid(), wrongPassword: refused('11', '3D Not Authenticated'), cancel: CANCELLED, leave: null },
    state: { pay: 'authorised', wrongPassword: 'refused', cancel: 'refused', leave: 'open' },
  },
  {
    name: 'a card',
    trigger: { method: 'scheme', number: PLAIN_CARD },
    answer: 'Authorised',
    ending: paid(),
    state: 'authorised',
  },
  atBank('ideal', 'iDEAL'),
  atBank('bcmc', 'Bancontact'),
  {
    name: 'any other card',
    trigger: { method: 'scheme' },
    answer: 'Refused',
    ending: refused('8', 'Invalid Card Number'),
    state: 'refused',
  },
];

/** The password that the bank of the vendor's test cards takes. */
export const BANK_PASSWORD = 'password';
