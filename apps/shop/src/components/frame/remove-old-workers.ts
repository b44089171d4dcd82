/** Removes what an earlier shop at this address left in the browser: its workers (PW-01) and their caches (PW-02). */
export async function removeOldWorkers(): Promise<void> {
  // Neither is there without encryption; either may be forbidden.
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  for (const worker of workers) void worker.unregister();
  const names = 'caches' in globalThis ? await caches.keys().catch(() => []) : [];
  for (const name of names) void caches.delete(name);
}
