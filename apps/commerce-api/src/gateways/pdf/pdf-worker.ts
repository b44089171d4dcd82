import type { Sheet } from '../../ports/sheet';
import { yieldToRequests } from '../../yield-to-requests';
import { writePdf } from './write-pdf';

yieldToRequests();

/** What the thread of `createPdfPool` does. */
export default (sheet: Sheet): Promise<Uint8Array> => writePdf(sheet);
