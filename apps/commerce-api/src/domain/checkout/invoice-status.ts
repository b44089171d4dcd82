import type { OrderState } from './order-state';

/** Whether an order was billed, in Odoo's words (EN-06). */
export type InvoiceStatus = 'UpsellingOpportunity' | 'FullyInvoiced' | 'ToInvoice' | 'NothingtoInvoice';

/** Of an order with so many invoices: what is paid or delivered is to be billed, until it is. */
export function invoiceStatusOf(state: OrderState, invoiceCount: number): InvoiceStatus {
  if (invoiceCount > 0) return 'FullyInvoiced';
  return state === 'SalesOrder' || state === 'Locked' ? 'ToInvoice' : 'NothingtoInvoice';
}
