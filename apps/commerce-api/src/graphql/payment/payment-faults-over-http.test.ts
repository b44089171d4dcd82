import {
  type AdyenStandIn,
  BANK_PASSWORD,
  createAdyenStandIn,
  type Payment,
  SANDBOX_ACCOUNT,
} from '@geven/adyen-stand-in';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { type Browser, createBrowser } from '../../testing/browser';
import { CONSENT, createShopping } from '../../testing/ready-to-order';
import { startApi, type TestApi } from '../../testing/start-api';
import { type PayingApi, startPayingApi } from '../../testing/start-paying-api';

const CHOOSE = `mutation ($consent: PaymentConsentInput!) { checkPaymentType(providerId: 2, consent: $consent) { url } }`;
const COUPON = 'mutation ($code: String!) { applyCoupon(code: $code) { order { version } } }';
const LOAD = '{ cartLoad { order { version amountTotal websiteOrderLine { product { id } productUomQty } } } }';
const OPEN =
  'mutation ($input: AdyenOpenTransactionInput!) { adyenOpenTransaction(input: $input) { reference token } }';
const PAY = 'mutation ($input: AdyenDirectPaymentInput!) { adyenMakeDirectPayment(input: $input) { state action } }';
const RETURN = 'mutation ($input: AdyenPaymentDetailsInput!) { adyenPaymentDetails(input: $input) { state } }';
const CONFIRMATION = '{ getPaymentConfirmation { order { name amountTotal } } }';

const VISA = '4111111111111111';
/** One whose bank asks for a password. */
const SECURE_CARD = '4917610000000000';

/** Replaced by the sandbox's own, and not forgotten yet. */
const OLD_HMAC_KEY = 'AB'.repeat(32);
const NEW_HMAC_KEY = SANDBOX_ACCOUNT.hmacKey;

interface AttemptKey {
  readonly reference: string;
  readonly token: string;
}

describe('what goes wrong around a payment by card', () => {
  let paying: PayingApi;
  let standIn: AdyenStandIn;
  let api: TestApi;
  let database: Database;
  let shopping: ReturnType<typeof createShopping>;
  beforeAll(async () => {
    paying = await startPayingApi();
    ({ api, standIn } = paying);
    database = createDatabase(api.databaseUrl, { max: 1 });
    shopping = createShopping(api);
  });
  afterAll(async () => {
    await database.close();
    await paying.close();
  });

  const versionOf = async (browser: Browser) => (await browser.send(LOAD)).data?.cartLoad.order?.version ?? 0;

  async function readyToPay() {
    const browser = createBrowser(api.url);
    await shopping.fillCart(browser);
    await shopping.chooseAddress(browser);
    await browser.send(CHOOSE, { consent: CONSENT });
    return { browser, version: await versionOf(browser) };
  }

  async function open(browser: Browser, version: number) {
    const input = { providerId: 2, tokenizationRequested: false, version, clientKey: crypto.randomUUID() };
    const { data, errors } = await browser.send(OPEN, { input });
    return { key: data?.adyenOpenTransaction as AttemptKey, code: errors[0]?.extensions.code };
  }

  async function pay(browser: Browser, { reference, token }: AttemptKey, card: string, holderName = 'Eva Brandt') {
    const fields = {
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    };
    const paymentMethod = { type: 'scheme', holderName, encryptedCardNumber: `test_${card}`, ...fields };
    const input = { reference, token, paymentMethod, browserInfo: null };
    return (await browser.send(PAY, { input })).data?.adyenMakeDirectPayment;
  }

  async function comeBack(browser: Browser, { reference, token }: AttemptKey, redirectResult: string) {
    const { data, errors } = await browser.send(RETURN, {
      input: { reference, token, redirectResult, threeDSResult: null },
    });
    return data?.adyenPaymentDetails.state ?? errors[0]?.extensions.code;
  }

  /** Pays at the bank, and takes along what it gives. */
  async function visitBank(step: Awaited<ReturnType<typeof pay>>): Promise<string> {
    const url = String(step?.action?.url);
    const body = new URLSearchParams({ choice: 'pay', password: BANK_PASSWORD });
    const chosen = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return new URL(chosen.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
  }

  const paymentsOf = async ({ reference }: AttemptKey) => {
    const all = (await (await standIn.app.request('/api/adyen')).json()) as Payment[];
    const [orderName] = reference.split('-');
    return all.filter(({ merchantReference }) => merchantReference.split('-')[0] === orderName);
  };

  const countOrders = async ({ reference }: AttemptKey) => {
    const { rows } = await database.db.execute(sql`select from orders where name = ${reference.split('-')[0]}`);
    return rows.length;
  };

  it('two tabs that pay with different cards at once are one payment of one card (PY-05)', async () => {
    const { browser, version } = await readyToPay();
    const [first, second] = [(await open(browser, version)).key, (await open(browser, version)).key];
    expect(second.reference).toBe(first.reference);
    await Promise.all([pay(browser, first, VISA), pay(browser, second, VISA, 'Jan Visser')]);
    const payments = await paymentsOf(first);
    expect(payments.map(({ calls }) => calls)).toEqual([1]);
    const order = (await browser.send(CONFIRMATION)).data?.getPaymentConfirmation?.order;
    expect(order).toEqual({ name: first.reference.split('-')[0], amountTotal: payments[0]?.captured });
    expect(await countOrders(first)).toBe(1);
  });

  it('twenty attempts that one session opens at once are one (PY-05) (CO-24)', async () => {
    const { browser, version } = await readyToPay();
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(browser, version)));
    expect(opened.map(({ code }) => code)).toEqual(Array(20).fill(undefined));
    expect(new Set(opened.map(({ key }) => key.reference)).size).toBe(1);
    const states = await Promise.all(opened.map(({ key }) => pay(browser, key, VISA)));
    expect(states.some((step) => step?.state === 'PAID')).toBe(true);
    const [{ key } = { key: { reference: '', token: '' } }] = opened;
    expect((await paymentsOf(key)).map(({ calls }) => calls)).toEqual([1]);
    expect(await countOrders(key)).toBe(1);
  });

  const variantOf = async (browser: Browser) =>
    (await browser.send(LOAD)).data?.cartLoad.order?.websiteOrderLine[0]?.product.id ?? 0;

  /** What changes between the page that was shown and the press of its button. */
  const CHANGES: readonly [what: string, change: (variantId: number) => SQL][] = [
    ['the price', (id) => sql`update product_variants set price = price + 1 where id = ${id}`],
    ['the stock', (id) => sql`update product_variants set stock = 1 where id = ${id}`],
    ['the coupon', () => sql`update coupons set ends_on = '2026-01-02' where code = 'TEN'`],
  ];

  it.each(CHANGES)('%s that changed since it was shown is shown before anything is paid (CO-21)', async (_, change) => {
    await database.db.execute(sql`
      insert into coupons (code, kind, value, starts_on) values ('TEN', 'AMOUNT', 1000, '2026-01-01')
      on conflict (code) do update set ends_on = null`);
    const { browser } = await readyToPay();
    const id = await variantOf(browser);
    await database.db.execute(sql`update product_templates set is_planed_to_order = false`);
    await database.db.execute(sql`update product_variants set stock = 100000 where id = ${id}`);
    await browser.send(COUPON, { code: 'TEN' });
    await browser.send(CHOOSE, { consent: CONSENT });
    const version = await versionOf(browser);
    const before = (await (await standIn.app.request('/api/adyen')).json()) as Payment[];
    await database.db.execute(change(id));
    expect((await open(browser, version)).code).toBe('CART_CHANGED');
    expect(await (await standIn.app.request('/api/adyen')).json()).toHaveLength(before.length);
    expect(await versionOf(browser)).toBeGreaterThan(version);
  });

  it('a return from the bank that is replayed pays once, also from another browser (PY-05)', async () => {
    const { browser, version } = await readyToPay();
    const { key } = await open(browser, version);
    const result = await visitBank(await pay(browser, key, SECURE_CARD));
    const stranger = createBrowser(api.url);
    const states = await Promise.all([browser, browser, stranger].map((who) => comeBack(who, key, result)));
    expect(new Set(states)).toEqual(new Set(['PAID']));
    expect(await comeBack(stranger, key, result)).toBe('PAID');
    expect((await paymentsOf(key)).map(({ captured }) => captured)).toEqual([expect.any(Number)]);
    expect(await countOrders(key)).toBe(1);
  });

  it('a return that is forged, or with the result of another payment, places nothing (PY-05)', async () => {
    const [own, other] = [await readyToPay(), await readyToPay()];
    const { key } = await open(own.browser, own.version);
    await pay(own.browser, key, SECURE_CARD);
    expect(await comeBack(own.browser, key, 'a forged result')).not.toBe('PAID');
    const paid = await open(other.browser, other.version);
    const result = await visitBank(await pay(other.browser, paid.key, SECURE_CARD));
    const fresh = await readyToPay();
    const unpaid = await open(fresh.browser, fresh.version);
    await pay(fresh.browser, unpaid.key, SECURE_CARD);
    expect(await comeBack(fresh.browser, unpaid.key, result)).not.toBe('PAID');
    expect([await countOrders(key), await countOrders(unpaid.key)]).toEqual([0, 0]);
  });

  it('nobody goes on with another’s attempt: not with a token of their own (PY-05)', async () => {
    const [own, other] = [await readyToPay(), await readyToPay()];
    const { key } = await open(own.browser, own.version);
    const { key: others } = await open(other.browser, other.version);
    const mixed = { reference: key.reference, token: others.token };
    expect(await pay(other.browser, mixed, VISA)).toBeUndefined();
    expect(await comeBack(other.browser, mixed, 'a result')).toBe('PAYMENT_NOT_FOUND');
    expect(await paymentsOf(key)).toEqual([]);
  });

  describe('webhooks, while a key is replaced', () => {
    let replacing: TestApi;
    beforeAll(async () => {
      const { apiKey, merchantAccount, user, password } = SANDBOX_ACCOUNT;
      replacing = await startApi({
        env: {
          ...{ ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_CLIENT_KEY: 'test_KEY' },
          ...{ ADYEN_WEBHOOK_USER: user, ADYEN_WEBHOOK_PASSWORD: password },
          ADYEN_HMAC_KEYS: `${NEW_HMAC_KEY},${OLD_HMAC_KEY}`,
        },
      });
    });
    afterAll(() => replacing.close());

    it.each([
      ['the new key', NEW_HMAC_KEY, 200],
      ['the old key', OLD_HMAC_KEY, 200],
      ['a key that nobody has', 'CD'.repeat(32), 401],
    ])('are taken with %s, %s: %i', async (_, hmacKey, status) => {
      const { apiKey, ...account } = SANDBOX_ACCOUNT;
      const url = new URL('/api/webhooks/adyen', replacing.url).href;
      const sender = createAdyenStandIn({ apiKey, webhook: { ...account, hmacKey, url }, delayMs: 0, retriesMs: [] });
      await sender.app.request('/adyen/v72/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify({
          merchantAccount: account.merchantAccount,
          amount: { value: 100, currency: 'EUR' },
          reference: 'S999999-1',
          returnUrl: 'http://shop.example/return',
          paymentMethod: { type: 'scheme', encryptedCardNumber: `test_${VISA}` },
        }),
      });
      await vi.waitFor(async () => {
        const [payment] = (await (await sender.app.request('/api/adyen')).json()) as Payment[];
        expect(payment?.notices[0]?.status).toBe(status);
      });
    });

    it('are refused above 64 KB, whoever sends them', async () => {
      const { user, password } = SANDBOX_ACCOUNT;
      const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
      const url = new URL('/api/webhooks/adyen', replacing.url);
      const answer = await fetch(url, { method: 'POST', headers: { authorization }, body: 'x'.repeat(65 * 1024) });
      expect(answer.status).toBe(413);
    });
  });
});
