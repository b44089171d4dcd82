import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { orderChanges } from '../../database/schema/order-changes';
import { orders } from '../../database/schema/orders';
import { runOrdersCommand } from '../../orders/commands/run-orders-command';
import { orderLinkToken } from '../../orders/order-link-token';
import { createStoredOrderChanges } from '../../orders/stored-order-changes';
import { type Outbox, openOutbox } from '../../outbox/outbox';
import { type Browser, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

const [KEY, KEY_BEFORE] = ['a-key-that-nobody-knows', 'the-key-before-this-one'];
const REFERENCE = '<img src=x onerror=alert(1)>';
const EMPTY = { orders: [], totalCount: 0 };

describe('the link of a guest’s order over HTTP', () => {
  let api: TestApi;
  let database: Database;
  let outbox: Outbox;
  let order: { readonly id: number; readonly name: string; readonly amountTotal: number };
  let token: string;
  beforeAll(async () => {
    api = await startApi({ env: { OUTBOX_WORKER: 'on', ORDER_LINK_KEYS: `${KEY}, ${KEY_BEFORE}` } });
    database = createDatabase(api.databaseUrl, { max: 2 });
    outbox = await openOutbox({ databaseUrl: api.databaseUrl, isWorker: false, onError: () => {} });
    order = await guestsOrder();
    token = tokenOf(order.id);
  });
  afterAll(async () => {
    await outbox.stop();
    await database.close();
    await api.close();
  });

  const tokenOf = (orderId: number, key = KEY, version = 0) => orderLinkToken(key, { orderId, version });
  const stranger = () => createBrowser(api.url);
  async function guestsOrder() {
    const shopping = createShopping(api);
    const { browser } = await shopping.readyToOrder();
    await call(browser, 'setClientOrderRef', { clientOrderRef: REFERENCE });
    const version = (await browser.send('{ cartLoad { order { version } } }')).data?.cartLoad.order?.version ?? 0;
    const placed = (await shopping.place(browser, version)).data?.placeOrder.order;
    if (!placed?.name) throw new Error('No order was placed');
    return { id: placed.id, name: placed.name, amountTotal: placed.amountTotal };
  }
  const open = async (variables: object, browser: Browser = stranger()) =>
    (await call(browser, 'ordersGet', variables)).data?.ordersGet;
  const get = (path: string, accessToken?: string) =>
    fetch(new URL(path, api.url), accessToken ? { headers: { authorization: `Bearer ${accessToken}` } } : {});
  const run = (command: string, ...words: string[]) =>
    runOrdersCommand({
      ...{ command, words, db: database.db, clock: { now: () => new Date() } },
      ...{ enqueue: outbox.enqueue, say: () => {} },
      ...{ isCapturedLater: false, isAgain: false, isFreightAgreed: false },
    });

  it('shows the order with the bank data, so that it can be paid, and changes nothing by itself (API-53, DB-08)', async () => {
    const page = await open({ orderId: order.id, accessToken: token });
    expect(page).toMatchObject({
      totalCount: 1,
      orders: [
        {
          ...{ id: order.id, name: order.name, clientOrderRef: REFERENCE, orderUrl: `/order/${order.id}` },
          ...{ isReferenceEditable: true, isCancellable: true },
          confirmationUrl: `/api/order-documents/${order.id}/confirmation.pdf`,
          bankTransfer: { reference: order.name, amount: order.amountTotal },
        },
      ],
    });
    expect((await open({ orderId: order.id, accessToken: tokenOf(order.id, KEY_BEFORE) }))?.totalCount).toBe(1);
    const change = { order: { id: order.id, clientOrderRef: 'Mine' } };
    expect(codesOf(await call(stranger(), 'updateOrder', change))).toEqual(['NOT_AUTHENTICATED']);
    expect(codesOf(await call(stranger(), 'cancelOrder', { orderId: order.id }))).toEqual(['NOT_AUTHENTICATED']);
  });

  it('opens nothing with a guessed, old or revoked token, or that of another order (DB-08, DB-33)', async () => {
    const other = await guestsOrder();
    const wrong = [
      ...['', 'x', 'x'.repeat(43), `${token}x`, token.toLowerCase(), 'x'.repeat(5000), "' or 1=1 --"],
      ...[tokenOf(other.id), tokenOf(order.id, 'a-key-of-somebody-else'), tokenOf(order.id, KEY, 1)],
    ];
    for (const accessToken of wrong) {
      expect(await open({ orderId: order.id, accessToken }), accessToken.slice(0, 50)).toEqual(EMPTY);
      const invoices = await call(stranger(), 'getInvoices', { orderId: order.id, accessToken });
      expect(invoices.data?.getInvoices).toEqual({ invoices: [], totalCount: 0 });
    }
    for (const orderId of [0, -1, 2_000_000_000]) expect(await open({ orderId, accessToken: token })).toEqual(EMPTY);
    await run('revoke-link', other.name);
    expect(await open({ orderId: other.id, accessToken: tokenOf(other.id) })).toEqual(EMPTY);
    expect((await open({ orderId: other.id, accessToken: tokenOf(other.id, KEY, 1) }))?.totalCount).toBe(1);
  });

  it('opens one order and no list, and gives a customer nothing of others (DB-08, DB-33)', async () => {
    expect(codesOf(await call(stranger(), 'ordersGet', { accessToken: token }))).toEqual(['NOT_AUTHENTICATED']);
    expect(codesOf(await call(stranger(), 'getInvoices', { accessToken: token }))).toEqual(['NOT_AUTHENTICATED']);
    expect(codesOf(await call(stranger(), 'ordersGet', { orderId: order.id }))).toEqual(['NOT_AUTHENTICATED']);
    const { browser: customer } = await signUp(api);
    expect(await open({ orderId: order.id, accessToken: 'x'.repeat(43) }, customer)).toEqual(EMPTY);
  });

  it('has the confirmation and the invoices downloaded, and says a refund with its credit note (DB-08, DB-22)', async () => {
    const [opened] = (await open({ orderId: order.id, accessToken: token }))?.orders ?? [];
    const confirmation = await get(opened?.confirmationUrl ?? '', token);
    expect([confirmation.status, confirmation.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(confirmation.headers.get('content-disposition')).toContain(`${order.name}.pdf`);
    const isPlacedHere = (is: boolean) =>
      database.db.update(orders).set({ isPlacedHere: is }).where(eq(orders.id, order.id));
    await isPlacedHere(false);
    expect((await get(opened?.confirmationUrl ?? '', token)).status).toBe(404);
    expect((await open({ orderId: order.id, accessToken: token }))?.orders[0]?.confirmationUrl).toBeNull();
    await isPlacedHere(true);
    await run('mark-paid', order.name);
    await run('refund', order.name, '10');
    const variables = { orderId: order.id, accessToken: token, pageSize: 5 };
    const ready = async () => {
      const page = (await call(stranger(), 'getInvoices', variables)).data?.getInvoices;
      if (page?.invoices.length !== 2 || page.invoices.some(({ invoiceUrl }) => !invoiceUrl))
        throw new Error('not made yet');
      return page.invoices;
    };
    const [creditNote, invoice] = await vi.waitFor(ready, { timeout: 30_000, interval: 200 });
    expect(invoice?.invoiceUrl).toBe(`/api/order-documents/${order.id}/${invoice?.name}.pdf`);
    for (const { url } of invoice?.files ?? []) {
      expect((await get(url, token)).status).toBe(200);
      expect((await get(url)).status).toBe(401);
      expect((await get(url, 'x'.repeat(43))).status).toBe(404);
    }
    const [shown] = (await open({ orderId: order.id, accessToken: token }))?.orders ?? [];
    expect(shown?.refunds).toEqual([
      { amount: 1000, date: expect.stringMatching(/^\d{4}-.*Z$/), way: 'WIRE', creditNote: creditNote?.name },
    ]);
    const other = await guestsOrder();
    const foreign = await get(`/api/order-documents/${other.id}/${invoice?.name}.pdf`, tokenOf(other.id));
    const unknown = await get(`/api/order-documents/${order.id}/RE2020-00001.pdf`, token);
    expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()]);
  }, 60_000);

  it('says when it is delivered from when its money is there until it has left the yard', async () => {
    const { id, name } = await guestsOrder();
    const dates = async () => (await open({ orderId: id, accessToken: tokenOf(id) }))?.orders[0]?.deliveryDates;
    expect(await dates()).toBeNull();
    await run('mark-paid', name);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await dates()).toEqual({ from: day, to: day });
    await run('deliver', name);
    expect(await dates()).toBeNull();
  });

  it('has the delivery note downloaded once it has left the yard, and not before', async () => {
    const delivered = await guestsOrder();
    const accessToken = tokenOf(delivered.id);
    const noteOf = async () => (await open({ orderId: delivered.id, accessToken }))?.orders[0]?.deliveryNoteUrl;
    const path = `/api/order-documents/${delivered.id}/delivery-note.pdf`;
    await run('mark-paid', delivered.name);
    expect([await noteOf(), (await get(path, accessToken)).status]).toEqual([null, 404]);
    await run('deliver', delivered.name);
    expect(await noteOf()).toBe(path);
    const note = await get(path, accessToken);
    expect([note.status, note.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(note.headers.get('content-disposition')).toContain(`${delivered.name}-`);
    expect((await get(path)).status).toBe(401);
    expect((await get(path, token)).status).toBe(404);
  });

  it.each(['confirmation.pdf', '../confirmation.pdf', '..%2F..%2Fetc%2Fpasswd', '%00.pdf', 'x'.repeat(300), ''])(
    'has no file %j of an order that does not exist (DB-33)',
    async (name) => {
      expect((await get(`/api/order-documents/2000000000/${name}`, token)).status).toBe(404);
      expect((await get(`/api/order-documents/9e9/${name}`, token)).status).toBe(404);
    },
  );

  it('has a change mailed to the address of the order, which its link carries out once (DB-08, DB-10, DB-20)', async () => {
    const other = await guestsOrder();
    const ask = (change: object) =>
      call(stranger(), 'requestOrderChange', { change: { orderId: other.id, kind: 'CANCEL', ...change } });
    const accepted = { data: { requestOrderChange: true } };
    const waiting = () => database.db.$count(orderChanges, eq(orderChanges.orderId, other.id));
    for (const accessToken of ['', token, 'x'.repeat(5000)]) expect(await ask({ accessToken })).toMatchObject(accepted);
    expect(await waiting()).toBe(0);
    expect(await ask({ accessToken: tokenOf(other.id) })).toMatchObject(accepted);
    expect(await waiting()).toBe(1);
    // The mail has a link of its own, which ends one that was issued before.
    const change = await vi.waitFor(async () => {
      const [asked] = await database.db.select().from(orderChanges).where(eq(orderChanges.orderId, other.id));
      expect(asked?.tokenHash).toBeTruthy();
      return asked;
    }, 10_000);
    const links = createStoredOrderChanges({
      ...{ db: database.db, clock: { now: () => new Date() }, enqueue: outbox.enqueue, isChangeable: true },
    });
    const mailed = (await links.issueLink(change?.id ?? 0)) ?? '';
    const shown = { orderName: other.name, kind: 'CANCEL', clientOrderRef: null };
    expect((await call(stranger(), 'getOrderChange', { token: mailed })).data?.getOrderChange).toEqual(shown);
    expect((await call(stranger(), 'confirmOrderChange', { token: mailed })).data?.confirmOrderChange).toEqual(shown);
    const [after] = (await open({ orderId: other.id, accessToken: tokenOf(other.id) }))?.orders ?? [];
    expect(after).toMatchObject({ state: 'Cancelled', isCancellable: false, isReferenceEditable: false });
    for (const spent of [mailed, token, ''])
      expect(codesOf(await call(stranger(), 'confirmOrderChange', { token: spent }))).toEqual(['LINK_EXPIRED']);
    expect((await call(stranger(), 'getOrderChange', { token: mailed })).data).toEqual({ getOrderChange: null });
    expect(JSON.stringify(api.logLines)).not.toContain(mailed);
  });

  it('is in no line of the log (DB-08)', () => {
    const log = JSON.stringify(api.logLines);
    expect(log).toContain('order-documents');
    expect(log).not.toContain(token);
  });
});
