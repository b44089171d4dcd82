import type { Invoice, OrderId } from '@geven/odoo-sdk';

const FOLDER = '/api/invoices/RE2026-00001';

/** An invoice of the sample order as the API returns it, with all its files. Tests change parts of it. */
export const sampleInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 1,
  name: 'RE2026-00001',
  isCreditNote: false,
  invoiceDate: '2026-11-21',
  amountTotal: 278_288,
  invoiceUrl: `${FOLDER}.pdf`,
  files: [
    { format: 'PDF', url: `${FOLDER}.pdf` },
    { format: 'XRECHNUNG', url: `${FOLDER}.xrechnung.xml` },
    { format: 'PEPPOL', url: `${FOLDER}.peppol.xml` },
  ],
  orderId: 107_312 as OrderId,
  orderName: 'S107312',
  ...changes,
});
