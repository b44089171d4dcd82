import type { Sheet } from '../../ports/sheet';
import { writePdf } from './write-pdf';

/** What the thread of `createPdfPool` does. */
export default (sheet: Sheet): Promise<Uint8Array> => writePdf(sheet);
