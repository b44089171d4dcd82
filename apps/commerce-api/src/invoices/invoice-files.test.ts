import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../backends/embedded/testing/start-embedded';
import { invoiceCounters, invoiceFiles, invoices } from '../database/schema/invoices';
import { customerBilling } from '../database/schema/profiles';
import { createMemoryFiles } from '../gateways/files/testing/memory-files';
import { placeSample } from '../orders/testing/place-sample';
import { type Files, invoicesFiles } from '../ports/files';
import type { InvoiceToWrite } from '../ports/invoice-writer';
import type { Job } from '../ports/jobs';
import { createIssueInvoices } from './issue-invoices';
import { createMakeInvoiceFiles } from './make-invoice-files';
import { createStoredInvoices } from './stored-invoices';
import { ISSUER } from './testing/sample-invoice';

describe('the files of an invoice', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  const clock = { now: () => new Date('2026-12-01T10:00:00Z') };
  const jobs: Job[] = [];
  const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
  beforeAll(async () => {
    backend = await startEmbedded();
  });
  afterAll(() => backend.close());

  /** Issues the invoice of a new order of a customer. */
  async function issued() {
    const shopper = await backend.newKnownCustomer();
    const { order } = await placeSample(backend, { paymentKind: 'CARD', shopper });
    const prefixes = { invoice: 'RE', creditNote: 'GS' };
    await createIssueInvoices({ db: backend.db, clock, enqueue, prefixes, ...ISSUER })(order.id);
    const [invoice] = await backend.db.select().from(invoices).where(eq(invoices.orderId, order.id));
    if (!invoice) throw new Error('No invoice was issued');
    return { invoiceId: invoice.id, number: invoice.number, order, customerId: shopper.customerId ?? 0 };
  }

  function maker(changes: { failsAt?: string; files?: Files } = {}) {
    const files = changes.files ?? createMemoryFiles(clock);
    const written: string[] = [];
    const make = createMakeInvoiceFiles({
      ...{ db: backend.db, files, enqueue },
      writeSheet: async ({ title }) => Buffer.from(title),
      async writeInvoice({ invoice, format }: InvoiceToWrite) {
        if (format === changes.failsAt) throw new Error('killed');
        written.push(format);
        return Buffer.from(`${invoice.number} as ${format}`);
      },
    });
    return { files, make, written, invoices: createStoredInvoices({ db: backend.db, files }) };
  }
  const rowsOf = (invoiceId: number) =>
    backend.db.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, invoiceId));

  it('are made once, are kept with their SHA-256, and are mailed once (LG-17, DB-22)', async () => {
    const { invoiceId, number, customerId } = await issued();
    const { make, written, invoices: stored } = maker();
    await Promise.all([make({ invoiceId }), make({ invoiceId })]);
    await make({ invoiceId });
    expect(written).toEqual(['pdf', 'xrechnung', 'peppol']);
    const file = await stored.openFile({ customerId }, number, 'peppol');
    expect(file).toMatchObject({ name: `${number}.peppol.xml`, contentType: 'application/xml', expiresAt: null });
    const content = await stored.readFile(invoiceId, 'peppol');
    expect(Buffer.from(content).toString()).toBe(`${number} as peppol`);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect((await rowsOf(invoiceId)).find(({ format }) => format === 'peppol')?.sha256).toBe(sha256);
    expect(jobs.filter(({ name, key }) => name === 'invoice' && key === String(invoiceId))).toHaveLength(1);
  });

  it('are made by the next attempt where a process dies between number and files, without a second number', async () => {
    const { invoiceId, number, order, customerId } = await issued();
    const counter = () => backend.db.select().from(invoiceCounters);
    const before = await counter();
    const files = createMemoryFiles(clock);
    await expect(maker({ failsAt: 'peppol', files }).make({ invoiceId })).rejects.toThrow('killed');
    expect(await rowsOf(invoiceId)).toEqual([]);
    const removed: string[] = [];
    const watched: Files = {
      ...files,
      removeAll: async (owner) => {
        removed.push(owner);
        await files.removeAll(owner);
      },
    };
    const { make, invoices: stored } = maker({ files: watched });
    await make({ invoiceId });
    expect(removed).toEqual([invoicesFiles(invoiceId)]);
    expect(await rowsOf(invoiceId)).toHaveLength(3);
    expect(await stored.openFile({ customerId }, number, 'pdf')).not.toBeNull();
    expect(await counter()).toEqual(before);
    const ofOrder = await backend.db.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(ofOrder).toHaveLength(1);
  });

  it('are there for the customer of the order alone: another one’s is as if there were none (DB-33)', async () => {
    const { invoiceId, number, customerId } = await issued();
    const { make, invoices: stored } = maker();
    expect(await stored.openFile({ customerId }, number, 'pdf')).toBeNull();
    await make({ invoiceId });
    expect(await stored.openFile({ customerId }, number, 'pdf')).not.toBeNull();
    const other = (await backend.newKnownCustomer()).customerId ?? 0;
    expect(await stored.openFile({ customerId: other }, number, 'pdf')).toBeNull();
    expect(await stored.openFile({ customerId }, 'RE2026-99999', 'pdf')).toBeNull();
    expect((await stored.page({ customerId: other }, { orderId: null, offset: 0, limit: 10 })).totalCount).toBe(0);
  });

  it('go to the billing e-mail of the customer’s profile where there is one (LG-17)', async () => {
    const { invoiceId, customerId } = await issued();
    const { invoices: stored } = maker();
    expect(await stored.billingEmail(invoiceId)).toBeNull();
    const billing = { customerId, contactName: '', street: '', zip: '', city: '' };
    await backend.db.insert(customerBilling).values({ ...billing, email: '' });
    expect(await stored.billingEmail(invoiceId)).toBeNull();
    await backend.db.update(customerBilling).set({ email: 'books@example.nl' });
    expect(await stored.billingEmail(invoiceId)).toBe('books@example.nl');
    expect(await stored.billingEmail(0)).toBeNull();
  });

  it('belong to a list of which a page is shown, the newest first (API-52, DB-05)', async () => {
    const { invoiceId, number, order, customerId } = await issued();
    const { make, invoices: stored } = maker();
    const all = { orderId: null, offset: 0, limit: 5 };
    const total = order.amounts.total;
    const listed = { id: invoiceId, number, kind: 'invoice', orderName: order.name, issuedOn: '2026-12-01', total };
    expect(await stored.page({ customerId }, all)).toMatchObject({
      totalCount: 1,
      invoices: [{ ...listed, formats: [] }],
    });
    await make({ invoiceId });
    expect((await stored.page({ customerId }, all)).invoices).toMatchObject([
      { ...listed, formats: ['pdf', 'xrechnung', 'peppol'] },
    ]);
    expect(await stored.page({ customerId }, { ...all, offset: 5 })).toEqual({ totalCount: 1, invoices: [] });
    expect(await stored.page({ customerId }, { ...all, orderId: order.id + 1 })).toEqual({
      totalCount: 0,
      invoices: [],
    });
  });
});
