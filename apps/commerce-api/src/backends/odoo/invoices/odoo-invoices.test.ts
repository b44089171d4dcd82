import { buffer } from 'node:stream/consumers';
import { OdooError } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { createTestDatabase } from '../../../database/testing';
import { insertOrder } from '../../../orders/order-rows';
import type { Job } from '../../../ports/jobs';
import { sampleOrder } from '../../../testing/sample-order';
import { createShoppers } from '../../contracts/new-shopper';
import type { InvoiceAnswer, InvoiceRequest } from '../actions/invoice-action';
import type { RunAction } from '../actions/run-action';
import { createMakeOdooInvoiceFiles, createOdooInvoices } from './odoo-invoices';

const INVOICE: InvoiceAnswer = {
  ...{ id: 31, name: 'RE/2026/00001', is_refund: false, date: '2026-12-01', total: 119.28 },
  ...{ has_pdf: true, xml: 'RE_2026_00001_ubl_de.xml', order: { id: 44, name: 'S00812' } },
  written: '2026-12-01 10:00:00.123456',
};
const ALL = { orderId: null, offset: 0, limit: 10 };

describe('invoices that Odoo makes out', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  /** Known to Odoo, and with an order of the shop. */
  let customerId: number;
  /** Neither. */
  let stranger: number;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
    const { newCustomer } = createShoppers(database.db, { now: () => new Date() });
    [customerId, stranger] = [(await newCustomer()).customerId ?? 0, (await newCustomer()).customerId ?? 0];
    await database.db.insert(odooCustomers).values({ customerId, key: 'a-key', partnerId: 71 });
    const placed = sampleOrder('de');
    const lines = placed.order.lines.slice(0, 1).map((line) => ({ ...line, id: 812 }));
    const order = { ...placed.order, id: 812, name: 'S00812', lines };
    const shopper = { sessionId: null, customerId };
    await database.db.transaction((tx) =>
      insertOrder(tx, { ...placed, order }, { shopper, clientKey: 'a key of an order' }),
    );
    await database.db.insert(odooOrders).values({ cartId: 812, odooId: 44, shown: {} });
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  let jobs: Job[] = [];
  beforeEach(() => {
    jobs = [];
  });

  function invoicesOf(answer: object) {
    const run = vi.fn(async (_action: unknown, _call: { readonly request: InvoiceRequest }) => answer);
    const invoices = createOdooInvoices({
      ...{ db: database.db, run: run as unknown as RunAction },
      enqueue: async (_tx, job) => void jobs.push(job),
    });
    return { invoices, run, request: () => run.mock.calls.at(-1)?.[1].request };
  }

  it('are listed in one call, for the customer and the orders that joined, in cents (API-52, DB-22)', async () => {
    const refund = { ...INVOICE, id: 32, name: 'RGS/2026/00001', is_refund: true, total: -19.99, xml: 'factur-x.xml' };
    const made = { ...INVOICE, id: 33, order: { id: 99, name: 'S00900' }, xml: null };
    const { invoices, run, request } = invoicesOf({ total: 3, invoices: [refund, made, INVOICE] });
    const page = await invoices.page({ customerId }, { ...ALL, offset: 10 });
    expect(run).toHaveBeenCalledOnce();
    expect(request()).toEqual({ do: 'page', offset: 10, limit: 10, customer: 'a-key', order_ids: [44] });
    const order = { orderId: 812, orderName: 'S00812' };
    expect(page).toEqual({
      totalCount: 3,
      invoices: [
        {
          ...{ id: 32, kind: 'creditNote', number: 'RGS/2026/00001', issuedOn: '2026-12-01', total: -1999 },
          ...{ ...order, formats: ['pdf'] },
        },
        expect.objectContaining({ id: 33, orderId: null, orderName: 'S00900', formats: ['pdf'] }),
        expect.objectContaining({ kind: 'invoice', total: 11_928, ...order, formats: ['pdf', 'xrechnung'] }),
      ],
    });
    expect(jobs).toEqual([]);
  });

  it('are said to be out of reach while Odoo is away, and are not taken for none', async () => {
    const { invoices, run } = invoicesOf({});
    const outage = new OdooError('is away', { kind: 'unavailable', call: 'invoices' });
    run.mockRejectedValue(outage);
    await expect(invoices.page({ customerId }, ALL)).rejects.toBe(outage);
    await expect(invoices.openFile({ customerId }, 'RE-1', 'pdf')).rejects.toBe(outage);
  });

  it('have their files made by a job where Odoo has not, again once the invoice was written', async () => {
    const { invoices } = invoicesOf({ total: 1, invoices: [{ ...INVOICE, has_pdf: false, xml: null }] });
    expect((await invoices.page({ customerId }, ALL)).invoices[0]?.formats).toEqual([]);
    expect(jobs).toEqual([
      { name: 'make-invoice-files', key: '31:2026-12-01 10:00:00.123456', data: { invoiceId: 31 } },
    ]);
    const run = vi.fn(async () => ({}));
    await createMakeOdooInvoiceFiles({ run: run as unknown as RunAction })({ invoiceId: 31 });
    expect(run).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ request: { do: 'make', id: 31 } }));
  });

  it('are asked for by an order of the customer’s alone', async () => {
    const { invoices, request, run } = invoicesOf({ total: 0, invoices: [] });
    await invoices.page({ customerId }, { ...ALL, orderId: 812 });
    expect(request()).toMatchObject({ customer: null, order_ids: [44] });
    run.mockClear();
    const none = { invoices: [], totalCount: 0 };
    expect(await invoices.page({ customerId }, { ...ALL, orderId: 813 })).toEqual(none);
    expect(await invoices.page({ customerId: stranger }, { ...ALL, orderId: 812 })).toEqual(none);
    expect(await invoices.page({ customerId: stranger }, ALL)).toEqual(none);
    expect(await invoices.openFile({ customerId: stranger }, 'RE-2026-00001', 'pdf')).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });

  it('are asked for by an order that was made in Odoo for the customer’s company (DB-22)', async () => {
    const { db } = database;
    const placed = sampleOrder('de');
    const order = { ...placed.order, id: 814, name: 'S00814', lines: [] };
    const origin = { shopper: { sessionId: null, customerId: null }, clientKey: 'odoo:46', isPlacedHere: false };
    await db.transaction((tx) => insertOrder(tx, { ...placed, order }, origin));
    await db.insert(odooOrders).values({ cartId: 814, odooId: 46, shown: {}, companyId: 70 });
    await db.update(odooCustomers).set({ companyId: 70 }).where(eq(odooCustomers.customerId, customerId));
    const { invoices, request } = invoicesOf({
      total: 1,
      invoices: [{ ...INVOICE, order: { id: 46, name: 'S00814' } }],
    });
    const page = await invoices.page({ customerId }, { ...ALL, orderId: 814 });
    expect(request()).toMatchObject({ order_ids: [46] });
    expect(page.invoices).toMatchObject([{ orderId: 814 }]);
    expect(await invoices.page({ customerId: stranger }, { ...ALL, orderId: 814 })).toMatchObject({ totalCount: 0 });
  });

  it('are downloaded under a name that is no path (LG-17)', async () => {
    const file = { id: 31, name: 'RE_2026_00001.pdf', content: Buffer.from('%PDF-1.7').toString('base64') };
    const { invoices, request } = invoicesOf({ file });
    const found = await invoices.openFile({ customerId }, 'RE-2026-00001', 'pdf');
    expect(found).toMatchObject({ name: 'RE-2026-00001.pdf', contentType: 'application/pdf', size: 8 });
    const content = await found?.read();
    expect(content && (await buffer(content)).toString()).toBe('%PDF-1.7');
    expect(request()).toMatchObject({ do: 'file', number: 'RE-2026-00001', kind: 'pdf', customer: 'a-key' });
  });

  it.each([
    ['RE_2026_00001_ubl_de.xml', 'xrechnung'],
    ['RE_2026_00001_ubl_bis3.xml', 'peppol'],
    ['RE_2026_00001_nlcius.xml', 'peppol'],
    ['factur-x.xml', null],
  ] as const)('have %s as %s', async (name, format) => {
    const { invoices } = invoicesOf({ file: { id: 31, name, content: '' } });
    for (const asked of ['xrechnung', 'peppol'] as const) {
      const found = await invoices.openFile({ customerId }, 'RE-2026-00001', asked);
      expect(found === null).toBe(asked !== format);
    }
  });
});
