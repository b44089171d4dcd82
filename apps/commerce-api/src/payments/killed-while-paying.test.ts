import { setTimeout as wait } from 'node:timers/promises';
import { BANK_PASSWORD } from '@geven/adyen-stand-in';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { createTestDatabase } from '../database/testing';
import { type MailServer, startMailServer } from '../gateways/mail/testing/mail-server';
import { type ApiProcess, type BuiltApi, buildApi } from '../testing/api-process';
import { type Browser, createBrowser } from '../testing/browser';
import { createGate } from '../testing/gate';
import { type HeldDatabase, startHeldDatabase } from '../testing/held-database';
import { type HeldVendor, startHeldVendor } from '../testing/held-vendor';
import { type OutboxOf, outboxOf } from '../testing/outbox-of';
import { CONSENT, createShopping } from '../testing/ready-to-order';

const CHOOSE = `mutation ($consent: PaymentConsentInput!) { checkPaymentType(providerId: 2, consent: $consent) { url } }`;
const LOAD = '{ cartLoad { order { version amountTotal websiteOrderLine { id productUomQty } } } }';
const OPEN = `mutation ($input: AdyenOpenTransactionInput!) { adyenOpenTransaction(input: $input) { reference token } }`;
const PAY = 'mutation ($input: AdyenDirectPaymentInput!) { adyenMakeDirectPayment(input: $input) { state action } }';
const RETURN = 'mutation ($input: AdyenPaymentDetailsInput!) { adyenPaymentDetails(input: $input) { state } }';

const CARD = {
  type: 'scheme',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};
const PLAIN_CARD = '4111111111111111';
/** One whose bank asks for a password. */
const SECURE_CARD = '4917610000000000';

/** pg-boss looks for work with it, and nobody else locks so. */
const LOOK_FOR_JOBS = /^to database: .*skip locked/is;

/** When the process dies, and what its shopper has when it was started again. */
interface Fault {
  readonly fault: string;
  /** What is held while the process is killed. */
  readonly at: RegExp;
  readonly card: string;
  /** Whether jobs are done before; unset: they wait. */
  readonly doesJobs?: boolean;
  /** Who is heard first after the start: the shopper who tries again, or the webhooks and jobs. */
  readonly first: 'shopper' | 'jobs';
  readonly orders: 0 | 1;
}

const FAULTS: readonly Fault[] = [
  {
    fault: 'the frozen cart is not committed',
    at: /^to database: .*insert into "payment_attempts".*\bcommit\b/s,
    card: PLAIN_CARD,
    first: 'jobs',
    orders: 0,
  },
  {
    fault: 'the frozen cart is committed, and nobody is told',
    at: /^from database: .*insert into "payment_attempts".*\bcommit\b/s,
    card: PLAIN_CARD,
    first: 'jobs',
    orders: 0,
  },
  {
    fault: 'the call of the payment service is lost on its way',
    at: /^to vendor: .*\/payments$/,
    card: PLAIN_CARD,
    first: 'shopper',
    orders: 0,
  },
  {
    fault: 'the payment service has taken the money, and nothing is stored',
    at: /^from vendor: .*\/payments$/,
    card: PLAIN_CARD,
    first: 'shopper',
    orders: 1,
  },
  {
    fault: 'the shopper is at the bank',
    at: /^to vendor: .*\/bank\//,
    card: SECURE_CARD,
    first: 'shopper',
    orders: 1,
  },
  {
    fault: 'the bank has agreed, and nothing is stored',
    at: /^from vendor: .*\/payments\/details$/,
    card: SECURE_CARD,
    first: 'jobs',
    orders: 1,
  },
  {
    fault: 'a webhook is stored, and its job is not begun',
    at: /^from database: .*insert into "payment_events".*\bcommit\b/s,
    card: SECURE_CARD,
    first: 'jobs',
    orders: 1,
  },
  {
    fault: 'the order is not committed',
    at: /^to database: .*insert into "orders".*\bcommit\b/s,
    card: PLAIN_CARD,
    first: 'jobs',
    orders: 1,
  },
  {
    fault: 'the order is committed, and no mail is sent',
    at: /^from database: .*insert into "orders".*\bcommit\b/s,
    card: PLAIN_CARD,
    first: 'jobs',
    orders: 1,
  },
  {
    fault: 'the mail is sent, and nobody has noted it',
    // Only while it is what was said last: mails before it were noted on the same connections.
    at: /^to database: .*update "sent_messages".{1,300}order-confirmation:\d+.{0,80}$/s,
    card: PLAIN_CARD,
    doesJobs: true,
    first: 'jobs',
    orders: 1,
  },
];

describe('an API that is killed while a shopper pays', () => {
  const gate = createGate();
  let store: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let outbox: OutboxOf;
  let way: HeldDatabase;
  let vendor: HeldVendor;
  let mails: MailServer;
  let built: BuiltApi;
  let api: ApiProcess;

  beforeAll(async () => {
    store = await createTestDatabase();
    database = createDatabase(store.url, { max: 2 });
    outbox = outboxOf(store.url, database);
    way = await startHeldDatabase(store.url, gate);
    mails = await startMailServer();
    built = await buildApi();
    vendor = await startHeldVendor(built.url, gate);
    await start(true);
  });
  afterEach(() => gate.releaseAll());
  afterAll(async () => {
    await api.kill();
    vendor.close();
    await mails.close();
    way.close();
    await database.close();
    await store.drop();
    await built.remove();
  });

  async function start(isFirst = false): Promise<void> {
    const addresses = { DATABASE_URL: way.url, ADYEN_SANDBOX_URL: vendor.url, SMTP_URL: mails.url };
    api = await built.start({ ...addresses, SAMPLE: isFirst ? 'on' : 'off' });
  }

  const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

  async function readyToPay() {
    const email = `${crypto.randomUUID()}@example.nl`;
    const browser = createBrowser(built.url);
    const shopping = createShopping(built);
    await shopping.fillCart(browser);
    await shopping.chooseAddress(browser, { email });
    await browser.send(CHOOSE, { consent: CONSENT });
    const cart = (await browser.send(LOAD)).data?.cartLoad.order;
    if (!cart) throw new Error('The cart is gone');
    return { email, browser, cart, clientKey: crypto.randomUUID() };
  }

  /** What the page does when the button is pressed; also when it is pressed again after a failure. */
  async function press(browser: Browser, request: { version: number; clientKey: string; card: string }) {
    const { version, clientKey, card } = request;
    const open = { providerId: 2, tokenizationRequested: false, version, clientKey };
    const { data } = await browser.send(OPEN, { input: open });
    const key = data?.adyenOpenTransaction;
    if (!key) throw new Error('No attempt was opened');
    const paymentMethod = { ...CARD, encryptedCardNumber: `test_${card}` };
    const paid = await browser.send(PAY, { input: { ...key, paymentMethod, browserInfo: null } });
    const step = paid.data?.adyenMakeDirectPayment;
    if (!step?.action) return step?.state;
    const { url } = step.action as { url: string };
    const body = new URLSearchParams({ choice: 'pay', password: BANK_PASSWORD });
    const chosen = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    const redirectResult = new URL(chosen.headers.get('location') ?? '').searchParams.get('redirectResult');
    const returned = await browser.send(RETURN, { input: { ...key, redirectResult, threeDSResult: null } });
    return returned.data?.adyenPaymentDetails.state;
  }

  const ordersOf = async (email: string) => {
    const { rows } = await database.db.execute<{ name: string; total: number }>(sql`
      select orders.name, (cart->'amounts'->>'total')::int as total from orders
      join payment_attempts on order_name = orders.name and payment_attempts.state = 'paid'
      where cart->'shippingAddress'->>'email' = ${email}`);
    return rows;
  };

  const attemptsOf = async (email: string) => {
    const { rows } = await database.db.execute<{ reference: string; state: string }>(
      sql`select reference, state from payment_attempts where cart->'shippingAddress'->>'email' = ${email}`,
    );
    return rows;
  };

  /** Of all attempts of a shopper: what the payment service has taken and not given back, cents. */
  async function takenFrom(email: string): Promise<number[]> {
    const own = new Set((await attemptsOf(email)).map(({ reference }) => reference));
    const payments = (await vendor.payments()).filter(({ merchantReference }) => own.has(merchantReference));
    return payments.map(({ captured, refunded }) => captured - refunded).filter((cents) => cents !== 0);
  }

  /** All but invoices, which come in mails of their own, sooner or later. */
  const mailsTo = (email: string) =>
    mails.mails.filter(
      ({ to, subject }) => to?.some(({ address }) => address === email) && !subject?.startsWith('Factuur '),
    );

  /** A quarter of an hour later, when whatever still is open is ended by the clock. */
  async function letAttemptsEnd(): Promise<void> {
    await database.db.execute(sql`
      update payment_attempts set frozen_at = frozen_at - interval '16 minutes', asked_at = asked_at - interval '16 minutes'
      where state = 'open'`);
    await outbox.run('end-payments');
  }

  it.each(FAULTS)(
    'when $fault (PY-05) (CO-21) (CO-24)',
    async ({ at, card, doesJobs = false, first, orders }) => {
      const { email, browser, cart, clientKey } = await readyToPay();
      const request = { version: cart.version, clientKey, card };
      // Webhooks are late unless they are what this is about.
      const webhooks = gate.hold(at.source.includes('payment_events') ? /^nothing$/ : /^to shop: webhook/);
      const jobs = gate.hold(doesJobs ? /^nothing$/ : LOOK_FOR_JOBS);
      const held = gate.hold(at);
      const pressed = press(browser, request).catch(() => 'nobody was told');
      await held.reached;
      await api.kill();
      way.cut();
      // Until the stand-in sees that its caller is gone.
      await wait(200);
      held.release();
      jobs.release();
      expect(await pressed).toBe(doesJobs ? 'PAID' : 'nobody was told');
      await start();
      if (first === 'shopper') await press(browser, request);
      webhooks.release();
      if (doesJobs) await outbox.giveUpLostJobs();
      if (orders === 0) await letAttemptsEnd();

      if (orders === 1) await until(async () => expect(await ordersOf(email)).toHaveLength(1));
      await until(async () => expect((await attemptsOf(email)).map(({ state }) => state)).not.toContain('open'));
      if (orders === 0) {
        expect(await ordersOf(email)).toEqual([]);
        expect(await takenFrom(email)).toEqual([]);
        const left = (await browser.send(LOAD)).data?.cartLoad.order;
        expect(left).toEqual(cart);
        // Whoever tries once more pays that once.
        const again = { ...request, clientKey: crypto.randomUUID() };
        expect(await press(browser, again)).toBe('PAID');
      }
      const [order] = await ordersOf(email);
      expect(await ordersOf(email)).toHaveLength(1);
      expect(await takenFrom(email)).toEqual([order?.total]);
      expect((await attemptsOf(email)).filter(({ state }) => state === 'paid')).toHaveLength(1);
      expect((await browser.send(LOAD)).data?.cartLoad.order).toBeNull();
      await until(async () => {
        // The outbox may have looked for lost jobs a moment too early.
        if (doesJobs && mailsTo(email).length < 2) await outbox.giveUpLostJobs();
        expect(mailsTo(email).length).toBeGreaterThanOrEqual(doesJobs ? 2 : 1);
      });
      expect(new Set(mailsTo(email).map(({ messageId }) => messageId)).size).toBe(1);
      if (!doesJobs) expect(mailsTo(email)).toHaveLength(1);
    },
    60_000,
  );
});
