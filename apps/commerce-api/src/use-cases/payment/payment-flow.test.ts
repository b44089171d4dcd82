import { BANK_PASSWORD, type BankChoice, PAYMENT_CASES, type PaymentCase } from '@geven/adyen-stand-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../backends/contracts/backend';
import { ROTTERDAM } from '../../backends/contracts/rotterdam';
import { startEmbedded } from '../../backends/embedded/testing/start-embedded';
import type { AttemptState } from '../../domain/payments/payment-attempt';
import { createKeptEvents, startStandIn } from '../../gateways/adyen/testing/start-stand-in';
import type { Jobs } from '../../ports/jobs';
import type { Shopper } from '../../ports/shopper';
import type { Visitor } from '../../sessions/visitor';
import { createPaymentJobs } from './payment-jobs';
import { createPaymentUseCases } from './payment-use-cases';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };
const MINUTE_MS = 60_000;

/** What the shopper sees, and what is stored once everything was reported and nobody came back. */
interface Expected {
  readonly seen: AttemptState;
  readonly stored: AttemptState;
}

const PAID: Expected = { seen: 'paid', stored: 'paid' };

/** Of the choices at a bank. */
const AT_BANK: Readonly<Record<BankChoice, Expected>> = {
  pay: PAID,
  payLater: { seen: 'open', stored: 'paid' },
  wrongPassword: { seen: 'refused', stored: 'refused' },
  cancel: { seen: 'cancelled', stored: 'cancelled' },
  leave: { seen: 'open', stored: 'expired' },
};

/** Of payments that end without a bank. */
function expectedOf({ answer }: PaymentCase): Expected {
  if (answer === 'late' || answer === 'lost') return { seen: 'open', stored: 'paid' };
  if (answer === 'failure') return { seen: 'open', stored: 'expired' };
  return answer === 'Authorised' ? PAID : { seen: 'refused', stored: 'refused' };
}

interface Row {
  readonly name: string;
  readonly way: PaymentCase;
  /** At the bank; null without one. */
  readonly choice: BankChoice | null;
}

const rowsOf = (way: PaymentCase): Row[] =>
  way.bank
    ? (Object.keys(way.bank) as BankChoice[]).map((choice) => ({ way, choice, name: `${way.name}, ${choice}` }))
    : [{ way, choice: null, name: way.name }];

const ROWS = PAYMENT_CASES.filter(({ trigger }) => !trigger.isNative).flatMap(rowsOf);

describe('a payment, from the cart to its end', () => {
  const events = createKeptEvents();
  let now = new Date('2026-11-25T12:00:00Z');
  const clock = { now: () => now };
  let backend: Backend;
  let vendor: Awaited<ReturnType<typeof startStandIn>>;
  let providers: ReadonlyMap<string, number>;
  beforeAll(async () => {
    backend = await startEmbedded();
    vendor = await startStandIn(events);
    providers = new Map((await backend.ports.payments.providers()).map(({ name, id }) => [name, id]));
  });
  afterAll(async () => {
    await vendor.close();
    await backend.close();
  });

  const shopOrigin = () => 'http://shop.example';
  const limits = {
    count: async () => undefined,
    takeBack: async () => undefined,
    removeExpired: async () => undefined,
  };

  function flow() {
    const attempts = backend.ports.paymentAttempts;
    const acquirer = { environment: 'test', clientKey: 'test_KEY', standInUrl: null } as const;
    const cards = { cardPayments: vendor.payments, acquirer, shopOrigin };
    const useCases = createPaymentUseCases(backend.ports, { limits, cards });
    if (!attempts || !useCases) throw new Error('The shop takes no cards');
    const said: { name: string; data: object }[] = [];
    const enqueue = async ({ name, data }: { name: string; data: object }) => void said.push({ name, data });
    const jobs = createPaymentJobs({ attempts, cardPayments: vendor.payments, events, clock, enqueue });
    return { attempts, useCases, jobs, said };
  }

  async function readyToPay({ method, number, holder }: PaymentCase['trigger']) {
    const shopper: Shopper = await backend.newShopper('de');
    await backend.ports.carts.addMultipleItems(shopper, [{ variantId: backend.variants.board, pieces: 10 }]);
    const { id } = await backend.ports.checkout.addAddress(shopper, ROTTERDAM);
    await backend.ports.checkout.selectAddress(shopper, id, 'shipping');
    const name = { scheme: 'ADYEN', ideal: 'ADYEN IDEAL', bcmc: 'ADYEN BANCONTACT' }[method];
    const providerId = providers.get(name) ?? 0;
    const cart = await backend.ports.checkout.choosePayment(shopper, { providerId, consent: CONSENT });
    const visitor = { locale: 'de', client: '192.0.2.1', shopper: async () => shopper } as unknown as Visitor;
    const card = {
      encryptedCardNumber: `test_${number ?? '4000000000000002'}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
      holderName: holder ?? 'Eva Brandt',
    };
    const paymentMethod = method === 'ideal' ? { type: method } : { type: method, ...card };
    return { shopper, cart, visitor, providerId, paymentMethod };
  }

  /** Chooses at the bank and takes along what it gives; null for whoever stays there. */
  async function visitBank(url: string, choice: BankChoice): Promise<URLSearchParams | null> {
    const isWrong = choice === 'wrongPassword';
    const body = new URLSearchParams({
      choice: isWrong ? 'pay' : choice,
      password: isWrong ? 'a guess' : BANK_PASSWORD,
    });
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    const back = response.headers.get('location');
    return back ? new URL(back).searchParams : null;
  }

  it.each(ROWS)('with $name ends as the table says (PY-05) (PY-06) (PY-09)', async ({ way, choice }) => {
    const { useCases, attempts, jobs, said } = flow();
    const { shopper, cart, visitor, providerId, paymentMethod } = await readyToPay(way.trigger);
    const offered = await useCases.methods(visitor, { providerId, orderId: cart.id });
    expect(offered.paymentMethods).toEqual([expect.objectContaining({ type: way.trigger.method })]);
    const { attempt, token } = await useCases.openTransaction(visitor, {
      ...{ providerId, tokenizationRequested: false, version: cart.version },
      clientKey: crypto.randomUUID(),
    });
    const key = { reference: attempt.reference, token };
    let step = await useCases.pay(visitor, { ...key, paymentMethod, browserInfo: null });
    if (choice && choice !== 'leave') {
      expect(step).toMatchObject({ state: 'open', action: { type: 'redirect' } });
      const back = await visitBank(String(step.action?.url), choice);
      expect(back?.get('reference')).toBe(attempt.reference);
      const brought = { redirectResult: back?.get('redirectResult') ?? '', threeDSResult: null };
      step = await useCases.complete(visitor, {
        reference: attempt.reference,
        token: back?.get('token') ?? '',
        ...brought,
      });
    } else if (choice === 'leave' && way.bank?.leave) {
      await visitBank(String(step.action?.url), choice);
    }
    const expected = choice ? AT_BANK[choice] : expectedOf(way);
    expect(step.state).toBe(expected.seen);

    if (way.answer !== 'failure') await vendor.settled(attempt.reference);
    for (const _ of events.all.filter(({ merchantReference }) => merchantReference === attempt.reference))
      await jobs['settle-payment']({ reference: attempt.reference });
    const stored = async () => (await attempts.byReference(attempt.reference))?.state;
    if ((await stored()) === 'open') {
      now = new Date(now.getTime() + 25 * 60 * MINUTE_MS);
      await jobs['end-payments']();
    }
    expect(await stored()).toBe(expected.stored);

    const order = await backend.ports.orders.lastOf(shopper);
    if (expected.stored === 'paid') {
      expect(order?.order).toMatchObject({ name: attempt.orderName, state: 'SalesOrder', amounts: cart.amounts });
      expect(await backend.ports.carts.load(shopper)).toBeNull();
      expect(await backend.countConfirmations(order?.order.id ?? 0)).toBe(1);
    } else {
      expect(order).toBeNull();
      expect(await backend.ports.carts.load(shopper)).toEqual(cart);
    }
    const ledger = (await vendor.ledger()).find(({ merchantReference }) => merchantReference === attempt.reference);
    expect(ledger?.captured ?? 0).toBe(expected.stored === 'paid' ? cart.amounts.total : 0);
    const alarms = said.flatMap(({ name, data }) =>
      name === 'payment-alarm' ? [(data as { alarm: string }).alarm] : [],
    );
    expect(new Set(alarms)).toEqual(new Set(way.alarm && way.alarm !== 'badSignature' ? [way.alarm] : []));
  });

  const PLAIN = { method: 'scheme', number: '4111111111111111' } as const;

  async function paidAttempt() {
    const parts = flow();
    const ready = await readyToPay(PLAIN);
    const { visitor, providerId, cart, paymentMethod } = ready;
    const { attempt, token } = await parts.useCases.openTransaction(visitor, {
      ...{ providerId, tokenizationRequested: false, version: cart.version },
      clientKey: crypto.randomUUID(),
    });
    const pay = () =>
      parts.useCases.pay(visitor, { reference: attempt.reference, token, paymentMethod, browserInfo: null });
    return { ...parts, ...ready, attempt, token, pay };
  }

  it('asks for the money once, however often the button is pressed', async () => {
    const { pay, attempt } = await paidAttempt();
    await Promise.all([pay(), pay(), pay()]);
    expect((await pay()).state).toBe('paid');
    const payments = (await vendor.ledger()).filter(({ merchantReference }) => merchantReference === attempt.reference);
    expect(payments.map(({ calls }) => calls)).toEqual([1]);
  });

  it('is nobody else’s: a guessed token finds nothing, and a forged return pays nothing', async () => {
    const { useCases, visitor, attempt, token } = await paidAttempt();
    const { reference } = attempt;
    const forged = { redirectResult: 'a forged result', threeDSResult: null };
    await expect(useCases.complete(visitor, { reference, token: 'a guess', ...forged })).rejects.toThrow(
      expect.objectContaining({ code: 'PAYMENT_NOT_FOUND' }),
    );
    expect(await useCases.info({ reference, token: 'a guess' })).toBeNull();
    await useCases.complete(visitor, { reference, token, ...forged });
    expect((await useCases.info({ reference, token }))?.state).not.toBe('paid');
  });

  it('takes money once from a shopper who pays at the bank in one tab and by card in another, and says so', async () => {
    const { useCases, attempts, jobs, said } = flow();
    const SECURE = { method: 'scheme', number: '4917610000000000' } as const;
    const { shopper, cart, visitor, providerId, paymentMethod } = await readyToPay(SECURE);
    const open = async () => {
      const choice = { providerId, tokenizationRequested: false, version: cart.version };
      const { attempt, token } = await useCases.openTransaction(visitor, { ...choice, clientKey: crypto.randomUUID() });
      return { reference: attempt.reference, token };
    };
    const first = await open();
    const { action } = await useCases.pay(visitor, { ...first, paymentMethod, browserInfo: null });
    const second = await open();
    const plain = { ...paymentMethod, encryptedCardNumber: 'test_4111111111111111' };
    expect((await useCases.pay(visitor, { ...second, paymentMethod: plain, browserInfo: null })).state).toBe('paid');

    await visitBank(String(action?.url), 'pay');
    await vendor.settled(first.reference);
    await jobs['settle-payment'](first);
    expect(await attempts.byReference(first.reference)).toMatchObject({ state: 'reversed' });
    await jobs['reverse-payment'](first);
    expect(said).toEqual([{ name: 'payment-reversed', data: { reference: first.reference } }]);
    const left = (await vendor.ledger()).filter(({ merchantReference }) =>
      [first.reference, second.reference].includes(merchantReference),
    );
    expect(left.map(({ captured, refunded }) => captured - refunded).sort()).toEqual([0, cart.amounts.total]);
    expect((await backend.ports.orders.lastOf(shopper))?.order.name).toBe(second.reference.split('-')[0]);
  });

  it('raises an alarm for money with a reference that no attempt has, and places no order', async () => {
    const { jobs, said } = flow();
    await jobs['settle-payment']({ reference: 'S999999-1' } satisfies Jobs['settle-payment']);
    expect(said).toEqual([{ name: 'payment-alarm', data: { reference: 'S999999-1', alarm: 'unknownReference' } }]);
  });

  it('keeps no card for later (PY-04)', async () => {
    const { useCases } = flow();
    const { visitor, providerId, cart } = await readyToPay(PLAIN);
    const request = { providerId, version: cart.version, clientKey: crypto.randomUUID() };
    await expect(useCases.openTransaction(visitor, { ...request, tokenizationRequested: true })).rejects.toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST' }),
    );
  });
});
