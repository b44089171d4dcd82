import type { InvoiceToWrite } from '../../ports/invoice-writer';
import { writeEInvoice } from './write-e-invoice';

/** What the thread of `createEInvoicePool` does. */
export default (wanted: InvoiceToWrite): Promise<Uint8Array> => writeEInvoice(wanted);
