import type { InvoiceToWrite } from '../../ports/invoice-writer';
import { yieldToRequests } from '../../yield-to-requests';
import { writeEInvoice } from './write-e-invoice';

yieldToRequests();

/** What the thread of `createEInvoicePool` does. */
export default (wanted: InvoiceToWrite): Promise<Uint8Array> => writeEInvoice(wanted);
