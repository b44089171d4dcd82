import { setTimeout as wait } from 'node:timers/promises';

/** Cuts a wait short. */
export interface Bell {
  ring(): void;
  /** Until it rings, the time is over or the signal aborts; a ring that nobody waited for ends the next wait at once. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export function createBell(): Bell {
  let hasRung = false;
  let onRing: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      onRing?.();
    },
    async wait(ms, signal) {
      const over = new AbortController();
      onRing = () => over.abort();
      if (hasRung) over.abort();
      await wait(ms, undefined, { signal: AbortSignal.any([signal, over.signal]), ref: false }).catch(() => undefined);
      onRing = undefined;
      hasRung = false;
    },
  };
}
