import { linkedInvoicePath } from '../../domain/checkout/order-documents';
import { type InvoiceFormat, invoiceFileName } from '../../domain/invoices/invoice-format';
import type * as Graphql from '../../generated/resolvers-types';
import { INVOICES_PATH } from '../../invoices/invoices-path';
import type { ListedInvoice } from '../../ports/invoices';

const NAMES: Readonly<Record<InvoiceFormat, Graphql.InvoiceFormat>> = {
  pdf: 'PDF',
  xrechnung: 'XRECHNUNG',
  peppol: 'PEPPOL',
};

/** An invoice in the words of the contract, of a customer or of an order that was opened by its link. */
export function toInvoice(
  { id, kind, number, issuedOn, total, formats, ...order }: ListedInvoice,
  isByLink: boolean,
): Graphql.Invoice {
  const urlOf = (format: InvoiceFormat) =>
    isByLink && order.orderId !== null
      ? linkedInvoicePath(order.orderId, number, format)
      : `${INVOICES_PATH}${invoiceFileName(number, format)}`;
  return {
    ...{ id, name: number, isCreditNote: kind === 'creditNote', invoiceDate: issuedOn, amountTotal: total },
    invoiceUrl: formats.includes('pdf') ? urlOf('pdf') : null,
    files: formats.map((format) => ({ format: NAMES[format], url: urlOf(format) })),
    ...order,
  };
}
