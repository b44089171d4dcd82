import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { coupons } from '../../database/schema/coupons';
import { type Browser, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf } from '../../testing/call-trusted';
import { CONSENT, createShopping } from '../../testing/ready-to-order';
import { type PayingApi, startPayingApi } from '../../testing/start-paying-api';

const CART = '{ cartLoad { order { id amountTotal paymentProvider { kind displayName } version } } }';

/** The ids of what can be chosen by name, with a card and without. */
const PROVIDERS = { transfer: 1, card: 2, ideal: 3, bancontact: 4 };

describe('orders that cost nothing', () => {
  let paying: PayingApi;
  let database: Database;
  let shopping: ReturnType<typeof createShopping>;
  beforeAll(async () => {
    paying = await startPayingApi();
    shopping = createShopping(paying.api);
    database = createDatabase(paying.api.databaseUrl, { max: 2 });
    await database.db.insert(coupons).values({ code: 'ALL', kind: 'PERCENT', value: 100, startsOn: '2026-01-01' });
  });
  afterAll(async () => {
    await database?.close();
    await paying?.close();
  });

  const cartOf = async (browser: Browser) => (await browser.send(CART)).data?.cartLoad.order;
  const choose = (browser: Browser, providerId: number) =>
    call(browser, 'checkPaymentType', { providerId, consent: CONSENT });
  const kindsOf = async (browser: Browser) =>
    ((await call(browser, 'getPaymentProviders')).data?.getPaymentProviders ?? []).map(({ kind }) => kind);
  const open = (browser: Browser, version: number) =>
    call(browser, 'adyenOpenTransaction', {
      input: { ...{ providerId: 2, tokenizationRequested: false, version }, clientKey: crypto.randomUUID() },
    });

  /** Samples travel free, and a promo code takes off what they cost. */
  async function samplesOf(browser: Browser) {
    const { data } = await browser.send('{ getProductTemplatesList(pageSize: 18) { products { id hasSample } } }');
    const sampled = data?.getProductTemplatesList.products.find(({ hasSample }) => hasSample);
    await call(browser, 'sampleRequest', { params: { productTemplateId: sampled?.id } });
    await shopping.chooseAddress(browser);
  }

  it.each(Object.entries(PROVIDERS))('skip the payment although %s was chosen', async (_name, providerId) => {
    const browser = createBrowser(paying.api.url, 'de');
    await samplesOf(browser);
    expect(codesOf(await choose(browser, providerId))).toEqual([]);
    expect(await kindsOf(browser)).not.toContain('FREE');
    await call(browser, 'applyCoupon', { code: 'ALL' });

    const cart = await cartOf(browser);
    expect(cart).toMatchObject({
      amountTotal: 0,
      paymentProvider: { kind: 'FREE', displayName: 'Nichts zu zahlen' },
    });
    expect(await kindsOf(browser)).toEqual(['FREE']);
    const { version = 0 } = cart ?? {};
    expect(codesOf(await open(browser, version))).toEqual(['PAYMENT_PROVIDER_REQUIRED']);

    const placed = (await shopping.place(browser, version)).data?.placeOrder;
    expect(placed).toMatchObject({ paymentState: 'done', bankTransfer: null, order: { state: 'SalesOrder' } });
    expect(await (await paying.standIn.app.request('/api/adyen')).json()).toEqual([]);
    expect((await cartOf(browser)) ?? null).toBeNull();
  });

  it('have to be paid once the promo code is taken off again', async () => {
    const browser = createBrowser(paying.api.url);
    await samplesOf(browser);
    await call(browser, 'applyCoupon', { code: 'ALL' });
    expect(codesOf(await choose(browser, 6))).toEqual([]);
    await call(browser, 'removeCoupon');
    const cart = await cartOf(browser);
    expect(cart).toMatchObject({ paymentProvider: null });
    expect(codesOf(await choose(browser, 6))).toEqual(['PAYMENT_PROVIDER_REQUIRED']);
    const refused = await shopping.place(browser, cart?.version ?? 0);
    expect(codesOf(refused)).toEqual(['PAYMENT_PROVIDER_REQUIRED']);
  });
});
