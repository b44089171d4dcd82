import { afterEach, expect, it, vi } from 'vitest';
import { removeOldWorkers } from './remove-old-workers';

afterEach(() => vi.unstubAllGlobals());

it('unregisters old workers and removes old caches (PW-01, PW-02)', async () => {
  const workers = [{ unregister: vi.fn() }, { unregister: vi.fn() }];
  const remove = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => workers } });
  vi.stubGlobal('caches', { keys: async () => ['pages', 'pictures'], delete: remove });
  await removeOldWorkers();
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledTimes(1);
  expect(remove.mock.calls).toEqual([['pages'], ['pictures']]);
});

it('does without where there are neither, or where they are forbidden', async () => {
  vi.stubGlobal('navigator', {});
  await removeOldWorkers();
  const forbidden = () => Promise.reject(new DOMException('insecure', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: forbidden } });
  vi.stubGlobal('caches', { keys: forbidden });
  await removeOldWorkers();
});
