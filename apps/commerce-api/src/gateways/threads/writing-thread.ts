import Tinypool from 'tinypool';

/** Writes files in a thread of its own: one takes tenths of a second, in which nobody else would be answered. */
export interface WritingThread<Wanted> {
  write(wanted: Wanted): Promise<Buffer>;
  close(): Promise<void>;
}

interface WritingThreadOptions {
  /** The built worker. */
  readonly worker: URL;
  /** Megabytes of objects at most. */
  readonly maxMemory: number;
  /** After which it rejects and its thread ends; unset, it takes as long as it takes. */
  readonly timeoutMs?: number;
}

/** How long an idle thread keeps its memory. */
const IDLE_MS = 60_000;

/** Starts no thread before the first file. */
export function createWritingThread<Wanted>(options: WritingThreadOptions): WritingThread<Wanted> {
  const { worker, maxMemory, timeoutMs } = options;
  const pool = new Tinypool({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // It needs nothing of the environment, whose words `node --watch` would take for an order to report imports.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  });
  return {
    // A structured clone makes a plain array of bytes of every Buffer.
    write: async (wanted) => {
      const limit = timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) };
      return Buffer.from((await pool.run(wanted, limit)) as Uint8Array);
    },
    close: () => pool.destroy(),
  };
}
