import type { Locale } from '@geven/timber';
import { type InvoiceFormat, invoiceFileName } from '../invoices/invoice-format';

/** Where documents of orders are: `/api/order-documents/107312/confirmation.pdf`. */
export const ORDER_DOCUMENTS_PATH = '/api/order-documents/';

/** The confirmation of an order among its documents. */
export const CONFIRMATION_FILE = 'confirmation.pdf';

/** The delivery note of an order among its documents. */
export const DELIVERY_NOTE_FILE = 'delivery-note.pdf';

const NOTE_NAMES: Readonly<Record<Locale, string>> = { nl: 'pakbon', en: 'delivery-note', de: 'Lieferschein' };

/** What the delivery note of an order is called where it is saved: `S107312-Lieferschein.pdf`. */
export const deliveryNoteName = (orderName: string, locale: Locale): string => `${orderName}-${NOTE_NAMES[locale]}.pdf`;

/** Where the delivery note of an order is. */
export const deliveryNotePath = (orderId: number): string => `${ORDER_DOCUMENTS_PATH}${orderId}/${DELIVERY_NOTE_FILE}`;

/** Where the confirmation of an order is. */
export const confirmationPath = (orderId: number): string => `${ORDER_DOCUMENTS_PATH}${orderId}/${CONFIRMATION_FILE}`;

/** Where the file of an invoice is for whoever has the link of its order. */
export const linkedInvoicePath = (orderId: number, number: string, format: InvoiceFormat): string =>
  `${ORDER_DOCUMENTS_PATH}${orderId}/${invoiceFileName(number, format)}`;

const BELOW = /^([1-9]\d{0,8})\/([\w.-]{1,60})$/;

/** The order and the file that a path below it names; null for what is none. */
export function readDocumentPath(below: string): { readonly orderId: number; readonly fileName: string } | null {
  const [, id, fileName] = BELOW.exec(below) ?? [];
  return id && fileName ? { orderId: Number(id), fileName } : null;
}
