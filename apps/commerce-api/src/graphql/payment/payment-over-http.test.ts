import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, createBrowser } from '../../testing/browser';
import { CONSENT, createShopping } from '../../testing/ready-to-order';
import type { TestApi } from '../../testing/start-api';
import { type PayingApi, startPayingApi } from '../../testing/start-paying-api';

const PAY = `mutation ($consent: PaymentConsentInput!) { checkPaymentType(providerId: 2, consent: $consent) { url } }`;
const LOAD = '{ cartLoad { order { id version } } }';
const ACQUIRER = '{ adyenAcquirerInfo(providerId: 2) { environment clientKey standInUrl } }';
const METHODS = 'query ($orderId: Int!) { adyenPaymentMethods(providerId: 2, orderId: $orderId) }';
const OPEN = `mutation ($input: AdyenOpenTransactionInput!) {
  adyenOpenTransaction(input: $input) { reference token state amount currency } }`;
const DIRECT = 'mutation ($input: AdyenDirectPaymentInput!) { adyenMakeDirectPayment(input: $input) { state action } }';
const INFO = `query ($reference: String!, $token: String!) {
  adyenTransactionInfo(reference: $reference, token: $token) { state orderName } }`;
const CONFIRMATION = '{ getPaymentConfirmation { paymentState order { name state amountTotal } } }';

const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

describe('payments by card over HTTP', () => {
  let paying: PayingApi;
  let api: TestApi;
  let shopping: ReturnType<typeof createShopping>;
  beforeAll(async () => {
    paying = await startPayingApi();
    api = paying.api;
    shopping = createShopping(api);
  });
  afterAll(() => paying.close());

  async function readyToPay() {
    const browser = createBrowser(api.url);
    await shopping.fillCart(browser);
    await shopping.chooseAddress(browser);
    await browser.send(PAY, { consent: CONSENT });
    const cart = (await browser.send(LOAD)).data?.cartLoad.order;
    return { browser, orderId: cart?.id ?? 0, version: cart?.version ?? 0 };
  }

  async function open(browser: Browser, version: number, changes: object = {}) {
    const input = { providerId: 2, tokenizationRequested: false, version, clientKey: crypto.randomUUID(), ...changes };
    const answer = await browser.send(OPEN, { input });
    return { ...answer, attempt: answer.data?.adyenOpenTransaction };
  }

  it('gives the page what the component of the vendor needs (API-13) (API-16)', async () => {
    const { browser, orderId } = await readyToPay();
    expect((await browser.send(ACQUIRER)).data?.adyenAcquirerInfo).toEqual({
      environment: 'test',
      clientKey: 'test_SANDBOX',
      standInUrl: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    });
    expect((await browser.send(METHODS, { orderId })).data?.adyenPaymentMethods).toEqual({
      paymentMethods: [expect.objectContaining({ type: 'scheme' })],
    });
    const others = await browser.send(METHODS, { orderId: orderId + 1 });
    expect(others.errors[0]?.extensions.code).toBe('CART_CHANGED');
  });

  it('pays: one attempt, one order, and a cart that is empty (API-14) (API-15) (API-19) (CO-19)', async () => {
    const { browser, version } = await readyToPay();
    const { attempt } = await open(browser, version);
    expect(attempt).toMatchObject({ reference: expect.stringMatching(/^S\d+-1$/), state: 'OPEN', currency: 'EUR' });
    const input = { reference: attempt?.reference, token: attempt?.token, paymentMethod: CARD, browserInfo: {} };
    const paid = await browser.send(DIRECT, { input });
    expect(paid.data?.adyenMakeDirectPayment).toEqual({ state: 'PAID', action: null });
    expect(browser.cookies.get('cart-size')).toBe('0');
    expect((await browser.send(CONFIRMATION)).data?.getPaymentConfirmation).toEqual({
      paymentState: 'done',
      order: { name: attempt?.reference.split('-')[0], state: 'SalesOrder', amountTotal: attempt?.amount },
    });
    expect((await browser.send(LOAD)).data?.cartLoad.order).toBeNull();
  });

  it('is settled by what is reported where no answer came, for whoever has the token (API-12)', async () => {
    const { browser, version } = await readyToPay();
    const { attempt } = await open(browser, version);
    const key = { reference: attempt?.reference, token: attempt?.token };
    const input = { ...key, paymentMethod: { ...CARD, holderName: 'X-LOST' }, browserInfo: null };
    expect((await browser.send(DIRECT, { input })).data?.adyenMakeDirectPayment).toEqual({
      state: 'OPEN',
      action: null,
    });
    const stranger = createBrowser(api.url);
    await vi.waitFor(
      async () => expect((await stranger.send(INFO, key)).data?.adyenTransactionInfo?.state).toBe('PAID'),
      { timeout: 15_000, interval: 200 },
    );
    expect((await stranger.send(INFO, { ...key, token: 'a guess' })).data?.adyenTransactionInfo).toBeNull();
    expect((await browser.send(CONFIRMATION)).data?.getPaymentConfirmation?.order.name).toBe(
      attempt?.reference.split('-')[0],
    );
  }, 30_000);

  it('refuses what is no object, a card that is kept, and another version of the cart (PY-04)', async () => {
    const { browser, version } = await readyToPay();
    const { attempt } = await open(browser, version);
    const key = { reference: attempt?.reference, token: attempt?.token };
    const odd = await browser.send(DIRECT, { input: { ...key, paymentMethod: 'a card', browserInfo: null } });
    expect(odd.errors[0]?.extensions.code).toBe('BAD_REQUEST');
    const kept = await open(browser, version, { tokenizationRequested: true });
    expect(kept.errors[0]?.extensions.code).toBe('BAD_REQUEST');
    const changed = await open(browser, version - 1);
    expect(changed.errors[0]?.extensions.code).toBe('CART_CHANGED');
  });
});
