interface KeptFresh<Value> {
  /** The value; only the very first call waits and may fail. */
  get(): Promise<Value>;
  /** The next call waits for a new value, or gets the old one where there is none to be had. */
  expire(): void;
}

/** After a failure nothing is loaded for so long (ms). */
const PAUSE_MS = 2000;

/** A value that is loaded once, again in the background when it is older than `maxAgeMs`, and at once when it expires. */
export function keepFresh<Value>(
  load: () => Promise<Value>,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): KeptFresh<Value> {
  let kept: { readonly value: Value; readonly at: number } | null = null;
  let loading: Promise<Value> | null = null;
  let isExpired = false;
  let failedAt = Number.NEGATIVE_INFINITY;

  function reload(): Promise<Value> {
    loading ??= load()
      .then((value) => {
        kept = { value, at: now() };
        return value;
      })
      .catch((error: unknown) => {
        failedAt = now();
        throw error;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  return {
    async get() {
      if (!kept) return reload();
      const { value, at } = kept;
      const isDue = isExpired || now() - at > maxAgeMs;
      if (!isDue || now() - failedAt < PAUSE_MS) return value;
      const wasExpired = isExpired;
      isExpired = false;
      const next = reload().catch(() => {
        // It is still out of date: the next one tries again.
        isExpired ||= wasExpired;
        return value;
      });
      return wasExpired ? next : value;
    },
    expire() {
      isExpired = true;
    },
  };
}
