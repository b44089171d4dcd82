import { createIssueInvoices } from '../invoices/issue-invoices';
import { createMakeInvoiceFiles } from '../invoices/make-invoice-files';
import { createStoredInvoices } from '../invoices/stored-invoices';
import type { JobHandlers, Outbox } from '../outbox/outbox';
import type { Files } from '../ports/files';
import type { WriteInvoice } from '../ports/invoice-writer';
import type { CustomerInvoices, Invoices } from '../ports/invoices';
import type { WriteSheet } from '../ports/sheet';
import type { Shared } from './area';
import { composeOdooInvoices } from './compose-odoo';

interface InvoicesOptions extends Pick<Outbox, 'enqueue'> {
  readonly files: Files;
  readonly writeSheet: WriteSheet;
  readonly writeInvoice: WriteInvoice;
}

interface Invoicing {
  readonly invoices: CustomerInvoices;
  /** Those that the shop mails; null where another system makes them out and sends them. */
  readonly ownInvoices: Invoices | null;
  readonly jobs: JobHandlers;
}

/** Invoices of the backend of the settings. */
export function composeInvoices(
  { env, clock, connections }: Shared,
  { enqueue, ...options }: InvoicesOptions,
): Invoicing {
  const { seller, bank } = env;
  const { db } = connections.requests;
  if (env.odoo) return { ...composeOdooInvoices(env.odoo, { db, enqueue }), ownInvoices: null };
  const issue = createIssueInvoices({ db, clock, enqueue, seller, bank, prefixes: env.orders.invoicePrefixes });
  const invoices = createStoredInvoices({ db, files: options.files });
  return {
    invoices,
    ownInvoices: invoices,
    jobs: {
      'issue-invoices': ({ orderId }) => issue(orderId),
      // Its transaction waits for files to be written, longer than one of a request may.
      'make-invoice-files': createMakeInvoiceFiles({ db: connections.bulk.db, enqueue, ...options }),
    },
  };
}
