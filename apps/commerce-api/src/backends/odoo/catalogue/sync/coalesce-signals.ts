import { setTimeout as wait } from 'node:timers/promises';

/** Signals that cut a wait short. */
export interface CoalescedSignals {
  send(): void;
  /** Until a signal comes, the time is over or the caller aborts; one that nobody waited for ends the next wait at once. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Makes one of all signals that come while nobody waits. */
export function coalesceSignals(): CoalescedSignals {
  let isPending = false;
  let onSignal: (() => void) | undefined;
  return {
    send() {
      isPending = true;
      onSignal?.();
    },
    async wait(ms, signal) {
      const over = new AbortController();
      onSignal = () => over.abort();
      if (isPending) over.abort();
      await wait(ms, undefined, { signal: AbortSignal.any([signal, over.signal]), ref: false }).catch(() => undefined);
      onSignal = undefined;
      isPending = false;
    },
  };
}
