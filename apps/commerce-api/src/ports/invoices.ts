import type { Invoice, InvoiceKind } from '../domain/invoices/invoice';
import type { InvoiceFormat } from '../domain/invoices/invoice-format';
import type { StoredFile } from './files';
import type { OrderReader } from './order-links';

/** An invoice or credit note as its customer finds it. */
export interface ListedInvoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly number: string;
  /** Null for one of an order that was not placed in the shop. */
  readonly orderId: number | null;
  /** Null for one of no order. */
  readonly orderName: string | null;
  /** Calendar day in Berlin, `2026-11-27`. */
  readonly issuedOn: string;
  /** Gross euro cents; what a credit note gives back is negative. */
  readonly total: number;
  /** What it can be had as; empty until its files are made, within seconds. */
  readonly formats: readonly InvoiceFormat[];
}

export interface InvoiceQuery {
  /** Null: of all orders. */
  readonly orderId: number | null;
  readonly offset: number;
  readonly limit: number;
}

/** Invoices as their customers have them. */
export interface CustomerInvoices {
  /** The newest first. */
  page(
    reader: OrderReader,
    query: InvoiceQuery,
  ): Promise<{ readonly invoices: readonly ListedInvoice[]; readonly totalCount: number }>;
  /**
   * A file of an invoice, by the number as names of files have it; null for another reader's, for an unknown number, and
   * until it is made.
   */
  openFile(reader: OrderReader, fileNumber: string, format: InvoiceFormat): Promise<StoredFile | null>;
}

/** Invoices of the shop's own. */
export interface Invoices extends CustomerInvoices {
  /** An invoice with a file for whoever mails it; null for one that does not exist. */
  byId(invoiceId: number): Promise<Invoice | null>;
  /** Where its customer wants invoices mailed to, as the profile has it at the moment; null for nowhere else. */
  billingEmail(invoiceId: number): Promise<string | null>;
  /** The content of a file, for whoever mails it; raised while it is not there. */
  readFile(invoiceId: number, format: InvoiceFormat): Promise<Uint8Array>;
}
