import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { runOrdersCommand } from '../../orders/commands/run-orders-command';
import { type Outbox, openOutbox } from '../../outbox/outbox';
import { type Browser, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

describe('invoices over HTTP', () => {
  let api: TestApi;
  let database: Database;
  let outbox: Outbox;
  beforeAll(async () => {
    api = await startApi({ env: { OUTBOX_WORKER: 'on' } });
    database = createDatabase(api.databaseUrl, { max: 2 });
    outbox = await openOutbox({ databaseUrl: api.databaseUrl, isWorker: false, onError: () => {} });
  });
  afterAll(async () => {
    await outbox.stop();
    await database.close();
    await api.close();
  });

  const invoicesOf = async (browser: Browser, variables: object = {}) =>
    (await call(browser, 'getInvoices', variables)).data?.getInvoices;
  const get = (browser: Browser, path: string) =>
    fetch(new URL(path, api.url), {
      headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });

  it('has the invoice of a paid order for its customer alone (API-52, EN-05, EN-06, DB-22, DB-33, LG-17)', async () => {
    const shopping = createShopping(api);
    const { browser } = await signUp(api);
    const { version } = await shopping.readyToOrder({ browser });
    const placed = (await shopping.place(browser, version)).data?.placeOrder.order;
    if (!placed?.name) throw new Error('No order was placed');
    expect(await invoicesOf(browser)).toEqual({ invoices: [], totalCount: 0 });
    await runOrdersCommand({
      ...{ command: 'mark-paid', words: [placed.name], db: database.db, clock: { now: () => new Date() } },
      ...{ enqueue: outbox.enqueue, say: () => {} },
      ...{ isCapturedLater: false, isAgain: false, isFreightAgreed: false },
    });
    const ready = async () => {
      const page = await invoicesOf(browser, { orderId: placed.id, pageSize: 5 });
      if (!page?.invoices[0]?.invoiceUrl) throw new Error('not made yet');
      return page;
    };
    const page = await vi.waitFor(ready, { timeout: 30_000, interval: 200 });
    const [invoice] = page.invoices;
    expect(page).toMatchObject({
      totalCount: 1,
      invoices: [
        {
          ...{ name: expect.stringMatching(/^RE\d{4}-00001$/), isCreditNote: false, orderName: placed.name },
          ...{ amountTotal: placed.amountTotal, invoiceUrl: `/api/invoices/${invoice?.name}.pdf` },
          files: [{ format: 'PDF' }, { format: 'XRECHNUNG' }, { format: 'PEPPOL' }],
        },
      ],
    });
    const [order] = (await call(browser, 'ordersGet', { orderId: placed.id })).data?.ordersGet.orders ?? [];
    expect(order).toMatchObject({ invoiceStatus: 'FullyInvoiced', invoiceCount: 1 });

    const pdf = await get(browser, invoice?.invoiceUrl ?? '');
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-disposition')).toContain(`${invoice?.name}.pdf`);
    const { xml } = await extractXml(Buffer.from(await pdf.arrayBuffer()));
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
    for (const { url } of invoice?.files ?? []) expect((await get(browser, url)).status).toBe(200);

    const { browser: other } = await signUp(api);
    expect(await invoicesOf(other, { orderId: placed.id })).toEqual({ invoices: [], totalCount: 0 });
    const unknown = await get(browser, '/api/invoices/RE2020-00001.pdf');
    const foreign = await get(other, invoice?.invoiceUrl ?? '');
    expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()]);
    const guest = createBrowser(api.url);
    expect((await get(guest, invoice?.invoiceUrl ?? '')).status).toBe(401);
    expect(codesOf(await call(guest, 'getInvoices', {}))).toEqual(['NOT_AUTHENTICATED']);
  }, 60_000);
});
