import type { Invoice } from '../domain/invoices/invoice';
import type { InvoiceFormat } from '../domain/invoices/invoice-format';

/** An invoice in one of its formats, made of what it says and, for a hybrid, of the page that is read. */
export interface InvoiceToWrite {
  readonly invoice: Invoice;
  readonly format: InvoiceFormat;
  /** The invoice on pages; the XML goes into it where the format is a PDF. */
  readonly pages: Uint8Array;
}

/** Writes the file of an invoice that programs read. */
export type WriteInvoice = (wanted: InvoiceToWrite) => Promise<Uint8Array>;
