import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testClients } from '../../backends/odoo/testing/clients';
import { createBrowser } from '../../testing/browser';
import { CONSENT, createShopping } from '../../testing/ready-to-order';
import { type PayingApi, startPayingApi } from '../../testing/start-paying-api';

const PAY = `mutation ($consent: PaymentConsentInput!) { checkPaymentType(providerId: 2, consent: $consent) { url } }`;
const LOAD = '{ cartLoad { order { version } } }';
const OPEN = `mutation ($input: AdyenOpenTransactionInput!) {
  adyenOpenTransaction(input: $input) { reference token amount } }`;
const DIRECT = 'mutation ($input: AdyenDirectPaymentInput!) { adyenMakeDirectPayment(input: $input) { state } }';
const CONFIRMATION = '{ getPaymentConfirmation { paymentState order { name state amountTotal } } }';

const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

let paying: PayingApi;
beforeAll(async () => {
  const { ODOO_URL = '', ODOO_DATABASE = '', ODOO_KEY = '' } = process.env;
  paying = await startPayingApi({ COMMERCE_BACKEND: 'odoo', ODOO_URL, ODOO_DATABASE, ODOO_KEY });
}, 600_000);
afterAll(() => paying.close());

it('pays by card over HTTP, and Odoo has the order confirmed and paid within seconds (CO-19) (PY-05)', async () => {
  const browser = createBrowser(paying.api.url);
  const shopping = createShopping(paying.api);
  await shopping.fillCart(browser);
  await shopping.chooseAddress(browser);
  await browser.send(PAY, { consent: CONSENT });
  const version = (await browser.send(LOAD)).data?.cartLoad.order?.version ?? 0;
  const input = { providerId: 2, tokenizationRequested: false, version, clientKey: crypto.randomUUID() };
  const { reference, token, amount } = (await browser.send(OPEN, { input })).data?.adyenOpenTransaction ?? {};
  const paid = await browser.send(DIRECT, { input: { reference, token, paymentMethod: CARD } });
  expect(paid.data?.adyenMakeDirectPayment).toMatchObject({ state: 'PAID' });
  const confirmation = (await browser.send(CONFIRMATION)).data?.getPaymentConfirmation;
  expect(confirmation).toMatchObject({ paymentState: 'done', order: { state: 'SalesOrder' } });
  const read = async () => {
    const [order] = await testClients().admin.call<{ amount_total: number }[]>('sale.order', 'search_read', {
      domain: [['name', '=', confirmation?.order.name]],
      fields: ['state', 'origin', 'amount_total', 'amount_paid'],
    });
    return order;
  };
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'sale', origin: reference }), {
    timeout: 60_000,
    interval: 500,
  });
  const order = await read();
  expect(order).toMatchObject({ amount_paid: order?.amount_total });
  expect(Math.round((order?.amount_total ?? 0) * 100)).toBe(amount);
});
