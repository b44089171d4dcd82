import { randomUUID } from 'node:crypto';
import { BANK_PASSWORD, type BankChoice, PAYMENT_CASES, type PaymentCase } from '@geven/adyen-stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardPaymentOf } from '../../domain/payments/card-payment';
import type { CardPaymentRequest, PaymentResult } from '../../ports/card-payments';
import { createKeptEvents, startStandIn } from './testing/start-stand-in';

const DUE = { cents: 64_130, currency: 'EUR' };
const RETURN_URL = 'http://shop.example/checkout/return?attempt=a-token';

let numbers = 107_312;
const request = (more: Partial<CardPaymentRequest> = {}): CardPaymentRequest => ({
  attemptId: randomUUID(),
  reference: `S${numbers++}-1`,
  amount: DUE,
  method: methodOf({ method: 'scheme', number: '4111111111111111' }),
  returnUrl: RETURN_URL,
  origin: 'http://shop.example',
  country: 'DE',
  language: 'de-DE',
  browser: null,
  ...more,
});

/** A card that the table does not name goes the way of all others. */
function methodOf({ method, number = '4000000000000002', holder = 'Eva Brandt' }: PaymentCase['trigger']) {
  if (method === 'ideal') return { type: method };
  const card = { encryptedExpiryMonth: 'test_03', encryptedExpiryYear: 'test_2030', encryptedSecurityCode: 'test_737' };
  return { type: method, encryptedCardNumber: `test_${number}`, holderName: holder, ...card };
}

/** What the vendor's answers are in our words. */
const KINDS: Readonly<Record<PaymentCase['answer'], PaymentResult['kind'] | undefined>> = {
  Authorised: 'authorised',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'refused',
  RedirectShopper: 'redirect',
  IdentifyShopper: 'challenge',
  ChallengeShopper: 'challenge',
  Pending: 'pending',
  Received: 'pending',
  late: 'unanswered',
  lost: 'unanswered',
  failure: 'unanswered',
  AuthenticationFinished: undefined,
  AuthenticationNotRequired: undefined,
  PartiallyAuthorised: undefined,
  PresentToShopper: undefined,
  Success: undefined,
};

const REFUSALS: Readonly<Record<string, string>> = {
  '2': 'declined',
  '5': 'blocked',
  '6': 'expired',
  '11': 'notAuthenticated',
  '12': 'noBalance',
};

/** Each way of the table, by the choice at the bank where there is one. */
const ROWS = PAYMENT_CASES.flatMap((way) => {
  const choices = way.bank ? (Object.keys(way.bank) as BankChoice[]) : [null];
  return choices.map((choice) => ({
    name: choice ? `${way.name}: ${choice}` : way.name,
    way,
    choice,
    state: typeof way.state === 'string' ? way.state : choice && way.state[choice],
  }));
});

describe('payments at Adyen, as the sandbox plays it', () => {
  const events = createKeptEvents();
  let vendor: Awaited<ReturnType<typeof startStandIn>>;
  beforeAll(async () => {
    vendor = await startStandIn(events);
  });
  beforeEach(() => void vendor.faults.splice(0));
  afterAll(() => vendor.close());

  const stateOf = async (reference: string) => cardPaymentOf(await events.ofAttempt(reference), DUE);

  it.each(ROWS)('$name', async ({ way, choice, state }) => {
    const attempt = request({ method: methodOf(way.trigger) });
    const payments = way.trigger.isNative ? vendor.nativePayments : vendor.payments;
    const first = await payments.pay(attempt);
    expect(first.kind).toBe(KINDS[way.answer]);
    if (first.kind === 'refused') {
      expect(first.refusal).toBe(REFUSALS[way.ending?.refusal?.code ?? ''] ?? 'other');
    }
    const ending = choice && way.bank?.[choice];
    if (ending && choice !== 'leave') {
      const last =
        first.kind === 'redirect' ? await viaBank(first, choice, attempt) : await viaFrame(first, choice, attempt);
      expect(last.kind).toBe(KINDS[ending.result]);
    }
    if (choice === 'leave' && ending && first.kind === 'redirect') await atBank(first, choice);
    const payment = await vendor.settled(attempt.reference);
    const paid = await stateOf(attempt.reference);
    expect(paid.state).toBe(state);
    expect([...paid.alarms, ...vendor.faults]).toEqual(way.alarm ? [way.alarm] : []);
    expect(payment.amount).toEqual({ value: DUE.cents, currency: DUE.currency });
  });

  it('pays once, however often the same attempt is sent', async () => {
    const attempt = request();
    const results = await Promise.all([vendor.payments.pay(attempt), vendor.payments.pay(attempt)]);
    expect(results[0]).toEqual(results[1]);
    const named = (await vendor.ledger()).filter(({ merchantReference }) => merchantReference === attempt.reference);
    expect(named).toHaveLength(1);
  });

  it('asks a second time after a failure, and pays once', async () => {
    const attempt = request({ method: methodOf({ method: 'scheme', holder: 'X-LOST' }) });
    expect(await vendor.payments.pay(attempt)).toEqual({ kind: 'unanswered' });
    const named = (await vendor.ledger()).filter(({ merchantReference }) => merchantReference === attempt.reference);
    expect(named).toHaveLength(1);
    expect(named[0]?.calls).toBe(2);
  });

  it('sends no number in plain digits on', async () => {
    const method = { ...methodOf({ method: 'scheme' }), number: '4111111111111111', cvc: '737' };
    const attempt = request({ method });
    await vendor.payments.pay(attempt);
    expect(Object.keys((await vendor.settled(attempt.reference)).given).sort()).toEqual(
      Object.keys(methodOf({ method: 'scheme' })).sort(),
    );
    const plain = { ...methodOf({ method: 'scheme' }), encryptedCardNumber: '4111111111111111' };
    for (const refused of [{ type: 'scheme', number: '4111111111111111' }, plain]) {
      const result = await vendor.payments.pay(request({ method: refused }));
      expect(result).toEqual({ kind: 'error', code: 'paymentMethod' });
    }
  });

  it('knows the methods that shoppers may be offered', async () => {
    const query = { amount: DUE, country: 'NL', language: 'nl-NL' };
    const methods = (await vendor.payments.methods(query))?.paymentMethods as { type: string }[];
    expect(methods.map(({ type }) => type)).toEqual(['scheme', 'ideal', 'bcmc']);
    expect(await vendor.strangersPayments.methods(query)).toBeNull();
  });

  it('tells a request that was not taken from one without an answer', async () => {
    expect(await vendor.strangersPayments.pay(request())).toEqual({ kind: 'error', code: '000' });
    expect(await vendor.payments.pay(request({ amount: { cents: 0, currency: 'EUR' } }))).toEqual({
      kind: 'error',
      code: '100',
    });
    expect(await vendor.payments.pay(request({ method: methodOf({ method: 'scheme', holder: 'X-500' }) }))).toEqual({
      kind: 'unanswered',
    });
  });

  it('believes no result that was made up on the way back', async () => {
    const made = { requestId: randomUUID(), reference: 'S107312-1', details: { redirectResult: 'made up' } };
    expect(await vendor.payments.complete(made)).toEqual({ kind: 'error', code: '101' });
    const attempt = request({ method: { type: 'ideal' } });
    const redirect = await vendor.payments.pay(attempt);
    if (redirect.kind !== 'redirect') throw new Error(redirect.kind);
    const visit = String(redirect.action.url).split('/').at(-1) ?? '';
    // Whoever never was at the bank has a return without a payment.
    const early = { requestId: randomUUID(), reference: attempt.reference, details: { redirectResult: visit } };
    expect(await vendor.payments.complete(early)).toMatchObject({ kind: 'pending' });
  });

  it('says the same to whoever comes back a second time', async () => {
    const attempt = request({ method: { type: 'ideal' } });
    const redirect = await vendor.payments.pay(attempt);
    if (redirect.kind !== 'redirect') throw new Error(redirect.kind);
    const first = await viaBank(redirect, 'pay', attempt);
    expect(first.kind).toBe('authorised');
    expect(await viaBank(redirect, 'pay', attempt)).toEqual(first);
  });

  it('has a return from the bank pay for its own attempt, and for no other one', async () => {
    const [paid, other] = [request({ method: { type: 'ideal' } }), request({ method: { type: 'ideal' } })];
    const redirect = await vendor.payments.pay(paid);
    if (redirect.kind !== 'redirect') throw new Error(redirect.kind);
    expect(await viaBank(redirect, 'pay', other)).toEqual({ kind: 'unanswered' });
    expect(await viaBank(redirect, 'pay', paid)).toMatchObject({ kind: 'authorised' });
  });

  it('ends an attempt whose shopper never came back', async () => {
    const attempt = request({ method: methodOf({ method: 'scheme', number: '4917610000000000' }) });
    const redirect = await vendor.payments.pay(attempt);
    expect(await vendor.payments.cancel({ requestId: randomUUID(), reference: attempt.reference })).toMatchObject({
      kind: 'received',
    });
    await vendor.settled(attempt.reference);
    expect((await stateOf(attempt.reference)).state).toBe('cancelled');
    if (redirect.kind !== 'redirect') throw new Error(redirect.kind);
    const late = new URL((await atBank(redirect, 'pay')).headers.get('location') ?? '');
    const details = { redirectResult: late.searchParams.get('redirectResult') ?? '' };
    const { reference } = attempt;
    expect(await vendor.payments.complete({ requestId: randomUUID(), reference, details })).toMatchObject({
      refusal: 'cancelled',
    });
    expect((await stateOf(attempt.reference)).state).toBe('cancelled');
  });

  describe('with the money of an order', () => {
    const pay = async (holder = 'Eva Brandt') => {
      const attempt = request({ method: methodOf({ method: 'scheme', number: '4111111111111111', holder }) });
      const result = await vendor.payments.pay(attempt);
      if (result.kind !== 'authorised') throw new Error(result.kind);
      return { reference: attempt.reference, pspReference: result.pspReference };
    };
    const part = (cents: number) => ({ cents, currency: 'EUR' });

    it('gives a part back, then the rest, and never more', async () => {
      const paid = await pay();
      const refund = (cents: number, requestId = randomUUID()) =>
        vendor.payments.refund({ ...paid, requestId, amount: part(cents) });
      expect(await refund(10_000)).toMatchObject({ kind: 'received' });
      await vendor.settled(paid.reference);
      expect(await stateOf(paid.reference)).toEqual({ state: 'authorised', refunded: 10_000, alarms: [] });
      const requestId = randomUUID();
      expect(await refund(54_130, requestId)).toEqual(await refund(54_130, requestId));
      await vendor.settled(paid.reference);
      expect(await stateOf(paid.reference)).toEqual({ state: 'refunded', refunded: DUE.cents, alarms: [] });
      await refund(1);
      expect((await vendor.settled(paid.reference)).refunded).toBe(DUE.cents);
      expect(await stateOf(paid.reference)).toMatchObject({ refunded: DUE.cents, alarms: ['refundFailed'] });
    });

    it('raises an alarm over a refund that fails', async () => {
      const paid = await pay('refund failed');
      await vendor.payments.refund({ ...paid, requestId: randomUUID(), amount: DUE });
      await vendor.settled(paid.reference);
      expect(await stateOf(paid.reference)).toEqual({ state: 'authorised', refunded: 0, alarms: ['refundFailed'] });
    });

    it('gives all of it back, captured or not', async () => {
      const paid = await pay();
      expect(await vendor.payments.reverse({ ...paid, requestId: randomUUID() })).toMatchObject({ kind: 'received' });
      await vendor.settled(paid.reference);
      expect(await stateOf(paid.reference)).toEqual({ state: 'refunded', refunded: DUE.cents, alarms: [] });
    });

    it('takes it later, where the merchant wants that', async () => {
      const attempt = request({ method: methodOf({ method: 'scheme', number: '4111111111111111' }) });
      const result = await vendor.laterPayments.pay(attempt);
      if (result.kind !== 'authorised') throw new Error(result.kind);
      expect((await vendor.settled(attempt.reference)).captured).toBe(0);
      const { pspReference } = result;
      const capture = { requestId: randomUUID(), pspReference, reference: attempt.reference, amount: DUE };
      expect(await vendor.laterPayments.capture(capture)).toMatchObject({ kind: 'received' });
      expect((await vendor.settled(attempt.reference)).captured).toBe(DUE.cents);
      expect((await stateOf(attempt.reference)).state).toBe('authorised');
    });

    it('has nothing to do with payments that do not exist', async () => {
      const made = { requestId: randomUUID(), pspReference: 'MADEUP', reference: 'S1-1' };
      expect(await vendor.payments.refund({ ...made, amount: DUE })).toEqual({ kind: 'error', code: '167' });
    });
  });

  /** The bank's page, filled in; where it sends the shopper. */
  async function atBank({ action }: Extract<PaymentResult, { kind: 'redirect' }>, choice: BankChoice) {
    const url = String(action.url);
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
    const password = choice === 'wrongPassword' ? 'guess' : BANK_PASSWORD;
    const body = new URLSearchParams({ choice: choice === 'wrongPassword' ? 'pay' : choice, password });
    return fetch(url, { method: 'POST', body, redirect: 'manual' });
  }

  async function viaBank(
    redirect: Extract<PaymentResult, { kind: 'redirect' }>,
    choice: BankChoice,
    { reference }: CardPaymentRequest,
  ) {
    const answer = await atBank(redirect, choice);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.href.startsWith(RETURN_URL)).toBe(true);
    const redirectResult = back.searchParams.get('redirectResult') ?? '';
    return vendor.payments.complete({ requestId: randomUUID(), reference, details: { redirectResult } });
  }

  /** What the vendor's component does in the page: it lets the bank look at the browser, then ask for the password. */
  async function viaFrame(first: PaymentResult, choice: BankChoice, { reference }: CardPaymentRequest) {
    const threeDSResult = (action: Readonly<Record<string, unknown>>, outcome: object) =>
      btoa(JSON.stringify({ ...outcome, authorisationToken: action.authorisationToken }));
    const pass = (result: PaymentResult, outcome: object) => {
      if (result.kind !== 'challenge') throw new Error(`${result.kind} instead of a challenge`);
      const details = { threeDSResult: threeDSResult(result.action, outcome) };
      return vendor.nativePayments.complete({ requestId: randomUUID(), reference, details });
    };
    const challenge = await pass(first, { threeDSCompInd: 'Y' });
    return pass(challenge, { transStatus: choice === 'pay' ? 'Y' : 'N' });
  }
});
