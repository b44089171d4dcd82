import { InvoiceService } from '@e-invoice-eu/core';
import { type InvoiceFormat, invoiceFileName } from '../../domain/invoices/invoice-format';
import type { WriteInvoice } from '../../ports/invoice-writer';
import { toUbl } from './to-ubl';

/** What the library calls each. */
const FORMATS = {
  pdf: 'Factur-X-EN16931',
  xrechnung: 'XRECHNUNG-UBL',
  peppol: 'UBL',
} as const satisfies Record<InvoiceFormat, string>;

const silent = { log: () => {}, warn: () => {}, error: () => {} };

/** Writes an invoice by @e-invoice-eu/core, which checks it against the schema of its format's terms first. */
export const writeEInvoice: WriteInvoice = async ({ invoice, format, pages }) => {
  const filename = invoiceFileName(invoice.number, 'pdf');
  const written = await new InvoiceService(silent).generate(toUbl(invoice, format), {
    format: FORMATS[format],
    lang: invoice.locale,
    ...(format === 'pdf' ? { pdf: { buffer: pages, filename, mimetype: 'application/pdf' } } : {}),
    noWarnings: true,
  });
  return typeof written === 'string' ? Buffer.from(written) : written;
};
