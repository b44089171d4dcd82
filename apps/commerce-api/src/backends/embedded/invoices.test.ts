import { eq } from 'drizzle-orm';
import { invoices } from '../../database/schema/invoices';
import { createMemoryFiles } from '../../gateways/files/testing/memory-files';
import { createIssueInvoices } from '../../invoices/issue-invoices';
import { createMakeInvoiceFiles } from '../../invoices/make-invoice-files';
import { createStoredInvoices } from '../../invoices/stored-invoices';
import { ISSUER } from '../../invoices/testing/sample-invoice';
import { runOrdersCommand } from '../../orders/commands/run-orders-command';
import { placeSample } from '../../orders/testing/place-sample';
import type { Job } from '../../ports/jobs';
import { describeInvoices, type InvoicesUnderTest } from '../contracts/invoices.contract';
import { startEmbedded } from './testing/start-embedded';

const clock = { now: () => new Date('2026-12-01T10:00:00Z') };

async function startInvoices(): Promise<InvoicesUnderTest> {
  const backend = await startEmbedded();
  const { db, close } = backend;
  const files = createMemoryFiles(clock);
  const jobs: Job[] = [];
  const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
  const prefixes = { invoice: 'RE', creditNote: 'GS' };
  const issue = createIssueInvoices({ db, clock, enqueue, prefixes, ...ISSUER });
  const make = createMakeInvoiceFiles({
    ...{ db, files, enqueue },
    writeSheet: async ({ title }) => Buffer.from(title),
    writeInvoice: async ({ format }) => Buffer.from(format === 'pdf' ? '%PDF-1.7' : '<Invoice/>'),
  });
  /** The order of each invoice, by its number. */
  const placed = new Map<string, { readonly id: number; readonly name: string; readonly customerId: number }>();
  const newest = async (orderId: number) =>
    (await db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.id)).at(-1);
  return {
    invoices: createStoredInvoices({ db, files }),
    newCustomer: async () => (await backend.newKnownCustomer()).customerId ?? 0,
    async issue(customerId) {
      const shopper = await backend.newSessionOf({ customerId, sessionId: 0, locale: 'de', priceList: 'standard' });
      const { order } = await placeSample(backend, { paymentKind: 'CARD', shopper });
      await issue(order.id);
      const invoice = await newest(order.id);
      if (!invoice) throw new Error('No invoice was issued');
      placed.set(invoice.number, { ...order, customerId });
      return { number: invoice.number, total: invoice.gross };
    },
    async refund(number) {
      const order = placed.get(number);
      if (!order) throw new Error(`${number} is of no order`);
      await runOrdersCommand({
        ...{ command: 'refund', words: [order.name, 'all'], db, clock, enqueue, say: () => {} },
        ...{ isCapturedLater: false, isAgain: false, isFreightAgreed: false },
      });
      await issue(order.id);
      return (await newest(order.id))?.number ?? '';
    },
    async doJobs() {
      for (const job of jobs.splice(0)) if (job.name === 'make-invoice-files') await make(job.data);
    },
    close,
  };
}

describeInvoices('the embedded backend', startInvoices);
