import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileNumberOf } from '../../domain/invoices/invoice-format';
import type { StoredFile } from '../../ports/files';
import type { CustomerInvoices, InvoiceQuery } from '../../ports/invoices';

/** A backend that makes invoices out, and how to have it do so. */
export interface InvoicesUnderTest {
  readonly invoices: CustomerInvoices;
  /** A customer whom the backend knows. */
  newCustomer(): Promise<number>;
  /** Makes out an invoice of an order of the customer's, without files, and returns its number and gross cents. */
  issue(customerId: number): Promise<{ readonly number: string; readonly total: number }>;
  /** Gives all of it back by a credit note, and returns its number. */
  refund(number: string): Promise<string>;
  /** Does the jobs that wait. */
  doJobs(): Promise<void>;
  close(): Promise<void>;
}

const ALL: InvoiceQuery = { orderId: null, offset: 0, limit: 10 };
const PDF = '%PDF';

async function contentOf(file: StoredFile | null): Promise<Buffer> {
  const content = await file?.read();
  if (!content) throw new Error('There is no file');
  return await buffer(content);
}

/** What every backend shows customers of their invoices (DB-22, DB-33). */
export function describeInvoices(backend: string, start: () => Promise<InvoicesUnderTest>): void {
  describe(`invoices on ${backend}`, () => {
    let test: InvoicesUnderTest;
    beforeAll(async () => {
      test = await start();
    });
    afterAll(() => test?.close());

    const listOf = (customerId: number, query: Partial<InvoiceQuery> = {}) =>
      test.invoices.page({ customerId }, { ...ALL, ...query });

    it('are listed for their customer, the newest first, with files as soon as these are made (API-52, DB-22)', async () => {
      const customerId = await test.newCustomer();
      expect(await listOf(customerId)).toEqual({ invoices: [], totalCount: 0 });
      const [first, second] = [await test.issue(customerId), await test.issue(customerId)];
      const { invoices, totalCount } = await listOf(customerId);
      expect(totalCount).toBe(2);
      expect(invoices).toMatchObject([
        { kind: 'invoice', number: second.number, total: second.total, formats: [] },
        { kind: 'invoice', number: first.number, total: first.total, formats: [] },
      ]);
      expect(invoices[0]?.issuedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      await test.doJobs();
      const ready = await listOf(customerId, { offset: 1, limit: 1 });
      expect(ready).toMatchObject({ totalCount: 2, invoices: [{ number: first.number }] });
      expect(ready.invoices[0]?.formats).toContain('pdf');
    });

    it('are downloaded in what they are listed with, and in nothing else (LG-17)', async () => {
      const customerId = await test.newCustomer();
      const { number } = await test.issue(customerId);
      const fileNumber = fileNumberOf(number);
      expect(await test.invoices.openFile({ customerId }, fileNumber, 'pdf')).toBeNull();
      await listOf(customerId);
      await test.doJobs();
      const formats = (await listOf(customerId)).invoices[0]?.formats ?? [];
      for (const format of ['pdf', 'xrechnung', 'peppol'] as const) {
        const file = await test.invoices.openFile({ customerId }, fileNumber, format);
        if (!formats.includes(format)) expect(file).toBeNull();
        else expect((await contentOf(file)).length).toBe(file?.size);
      }
      const pdf = await contentOf(await test.invoices.openFile({ customerId }, fileNumber, 'pdf'));
      expect(pdf.subarray(0, 4).toString()).toBe(PDF);
    });

    it('of another customer are as if there were none (DB-33)', async () => {
      const [customerId, other] = [await test.newCustomer(), await test.newCustomer()];
      const { number } = await test.issue(customerId);
      await listOf(customerId);
      await test.doJobs();
      expect(await listOf(other)).toEqual({ invoices: [], totalCount: 0 });
      for (const fileNumber of [fileNumberOf(number), 'RE-1999-00001', '_'.repeat(number.length)])
        expect(await test.invoices.openFile({ customerId: other }, fileNumber, 'pdf')).toBeNull();
      expect(await test.invoices.openFile({ customerId }, '_'.repeat(number.length), 'pdf')).toBeNull();
    });

    it('are followed by their credit notes, which give back what they asked for', async () => {
      const customerId = await test.newCustomer();
      const { number, total } = await test.issue(customerId);
      const creditNote = await test.refund(number);
      const { invoices } = await listOf(customerId);
      expect(invoices).toMatchObject([
        { kind: 'creditNote', number: creditNote, total: -total },
        { kind: 'invoice', number, total },
      ]);
    });
  });
}
