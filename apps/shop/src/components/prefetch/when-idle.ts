/** Maximum wait for an idle moment (CN-08). */
const IDLE_TIMEOUT_MS = 2000;

/** Starts something as soon as the page has nothing better to do. */
export function whenIdle(start: () => void): void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) setTimeout(start, IDLE_TIMEOUT_MS);
  else requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
}
