import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoiceFiles } from '../database/schema/invoices';
import type { Transaction } from '../database/transaction';
import { ALL_INVOICE_FORMATS, INVOICE_FORMATS, invoiceFileName } from '../domain/invoices/invoice-format';
import type { AttemptContext } from '../payments/give-up-attempt';
import { type Files, invoicesFiles } from '../ports/files';
import type { WriteInvoice } from '../ports/invoice-writer';
import type { WriteSheet } from '../ports/sheet';
import { lockInvoice } from './invoice-rows';
import { invoiceSheet } from './invoice-sheet';

export interface MakeInvoiceFilesOptions extends Pick<Database, 'db'>, Pick<AttemptContext, 'enqueue'> {
  readonly files: Pick<Files, 'put' | 'removeAll'>;
  readonly writeSheet: WriteSheet;
  readonly writeInvoice: WriteInvoice;
}

/**
 * Makes the files of an invoice, once, and has it mailed: all of them or, when the process dies on the way, none, and the
 * next attempt begins again. A second worker waits for the invoice and finds them there.
 */
export function createMakeInvoiceFiles(options: MakeInvoiceFilesOptions) {
  return ({ invoiceId }: { readonly invoiceId: number }): Promise<void> =>
    options.db.transaction((tx) => makeFiles(tx, invoiceId, options));
}

async function makeFiles(
  tx: Transaction,
  invoiceId: number,
  { files, writeSheet, writeInvoice, enqueue }: MakeInvoiceFilesOptions,
): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
  const [made] = await tx.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, invoiceId)).limit(1);
  if (made) return;
  const owner = invoicesFiles(invoiceId);
  // What an attempt left that died before it was noted.
  await files.removeAll(owner);
  const pages = await writeSheet(invoiceSheet(invoice));
  for (const format of ALL_INVOICE_FORMATS) {
    const content = await writeInvoice({ invoice, format, pages });
    const { contentType } = INVOICE_FORMATS[format];
    const facts = { owner, name: invoiceFileName(invoice.number, format), contentType, expiresAt: null };
    const fileKey = await files.put(once(content), facts);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await tx.insert(invoiceFiles).values({ invoiceId, format, fileKey, sha256 });
  }
  await enqueue(tx, { name: 'invoice', key: String(invoiceId), data: { invoiceId } });
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
