import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccountCommands } from '../../accounts/commands/account-commands';
import { createDatabase, type Database } from '../../database/connection';
import { runOrdersCommand } from '../../orders/commands/run-orders-command';
import { type Outbox, openOutbox } from '../../outbox/outbox';
import type { Browser } from '../../testing/browser';
import { callTrusted as call, codesOf } from '../../testing/call-trusted';
import { CONSENT, createShopping } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

const CART = '{ cartLoad { order { creditOption paymentTermName paymentProvider { kind } version } } }';
const ORDER = `query ($id: Int!) { ordersGet(orderId: $id) { orders { state paymentState bankTransfer { iban } } } }`;

describe('orders on account', () => {
  let api: TestApi;
  let database: Database;
  let outbox: Outbox;
  beforeAll(async () => {
    api = await startApi({ env: { ADHOC_QUERIES: 'on', OUTBOX_WORKER: 'on' } });
    database = createDatabase(api.databaseUrl, { max: 2 });
    outbox = await openOutbox({ databaseUrl: api.databaseUrl, isWorker: false, onError: () => {} });
  });
  afterAll(async () => {
    await outbox.stop();
    await database.close();
    await api.close();
  });

  const options = () => ({ db: database.db, clock: { now: () => new Date() }, enqueue: outbox.enqueue });
  const setPaymentTerm = (email: string, days: number | null) =>
    createAccountCommands({ ...options(), hasBackend: false }).setPaymentTerm(email, days);
  const orders = (command: string, number: string) =>
    runOrdersCommand({
      ...{ command, words: [number], ...options(), say: () => {} },
      ...{ isCapturedLater: false, isAgain: false, isFreightAgreed: false },
    });
  const cartOf = async (browser: Browser) => (await browser.send(CART)).data?.cartLoad.order;
  const providersOf = async (browser: Browser) =>
    (await call(browser, 'getPaymentProviders')).data?.getPaymentProviders ?? [];

  it('are offered to customers with a payment term alone (CA-28, EN-01)', async () => {
    const { browser, email } = await signUp(api);
    await createShopping(api).readyToOrder({ browser });
    expect(await cartOf(browser)).toMatchObject({ creditOption: false, paymentTermName: null });
    expect((await providersOf(browser)).map(({ kind }) => kind)).not.toContain('ACCOUNT');
    const choice = { providerId: 5, consent: CONSENT };
    expect(codesOf(await call(browser, 'checkPaymentType', choice))).toEqual(['ACCOUNT_NOT_POSSIBLE']);

    await setPaymentTerm(email, 30);
    expect(await cartOf(browser)).toMatchObject({ creditOption: true, paymentTermName: '30 dagen netto' });
    expect(await providersOf(browser)).toContainEqual({
      ...{ id: 5, name: 'ON ACCOUNT', kind: 'ACCOUNT', displayName: 'Op rekening' },
    });
    expect(codesOf(await call(browser, 'checkPaymentType', choice))).toEqual([]);
    expect(await cartOf(browser)).toMatchObject({ paymentProvider: { kind: 'ACCOUNT' } });
  });

  it('are refused once the term was taken back', async () => {
    const { browser, email } = await signUp(api);
    const shopping = createShopping(api);
    await setPaymentTerm(email, 14);
    await shopping.readyToOrder({ browser });
    await call(browser, 'checkPaymentType', { providerId: 5, consent: CONSENT });
    const { version } = (await cartOf(browser)) ?? { version: 0 };
    await setPaymentTerm(email, null);
    expect(codesOf(await shopping.place(browser, version))).toEqual(['ACCOUNT_NOT_POSSIBLE']);
  });

  it('begin at once, are invoiced when they are delivered, and are paid later', async () => {
    const { browser, email } = await signUp(api);
    const shopping = createShopping(api);
    await setPaymentTerm(email, 30);
    await shopping.readyToOrder({ browser });
    await call(browser, 'checkPaymentType', { providerId: 5, consent: CONSENT });
    const { version } = (await cartOf(browser)) ?? { version: 0 };
    const placed = (await shopping.place(browser, version)).data?.placeOrder;
    expect(placed).toMatchObject({ paymentState: 'pending', bankTransfer: null, order: { state: 'SalesOrder' } });
    const { id = 0, name } = placed?.order ?? {};
    const orderOf = async () => (await browser.send(ORDER, { id })).data?.ordersGet.orders[0];
    const invoices = async () => (await call(browser, 'getInvoices', { orderId: id })).data?.getInvoices;
    expect(await orderOf()).toMatchObject({ state: 'SalesOrder', paymentState: 'pending', bankTransfer: null });
    expect((await invoices())?.totalCount).toBe(0);

    await orders('deliver', name ?? '');
    await vi.waitFor(async () => expect((await invoices())?.totalCount).toBe(1), { timeout: 15_000, interval: 200 });
    expect(await orderOf()).toMatchObject({ state: 'Locked', paymentState: 'pending' });
    await orders('mark-paid', name ?? '');
    expect(await orderOf()).toMatchObject({ state: 'Locked', paymentState: 'done' });
  });
});
