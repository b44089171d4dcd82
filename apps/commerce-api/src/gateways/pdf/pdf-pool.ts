import Tinypool from 'tinypool';
import type { WriteSheet } from '../../ports/sheet';

/** Sets sheets in a thread of its own: a page of text takes a tenth of a second, in which nobody else would be answered. */
export interface PdfPool {
  readonly write: WriteSheet;
  close(): Promise<void>;
}

interface PdfPoolOptions {
  /** The built `pdf-worker`. */
  readonly worker: URL;
}

/** How long an idle thread keeps its memory. */
const IDLE_MS = 60_000;

/** Starts no thread before the first sheet. */
export function createPdfPool({ worker }: PdfPoolOptions): PdfPool {
  const pool = new Tinypool({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  return {
    // A structured clone makes a plain array of bytes of every Buffer.
    write: async (sheet) => Buffer.from((await pool.run(sheet)) as Uint8Array),
    close: () => pool.destroy(),
  };
}
