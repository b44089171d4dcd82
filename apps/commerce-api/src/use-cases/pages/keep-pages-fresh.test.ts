import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageTag } from '../../ports/pages';
import { keepPagesFresh } from './keep-pages-fresh';

const HOUR_MS = 60 * 60 * 1000;

describe('keepPagesFresh', () => {
  const listeners = new Set<() => void>();
  const expire = vi.fn<(tags: readonly PageTag[]) => Promise<void>>();
  const onError = vi.fn();
  let stop: () => void;
  /** A midnight or a change may have passed while no process ran. */
  const atStart = [[['day']], [['catalogue']]];
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-03-28T10:00:00Z') });
    expire.mockReset().mockResolvedValue();
    onError.mockReset();
    stop = keepPagesFresh({
      pages: { expire },
      clock: { now: () => new Date() },
      onCatalogueChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      onError,
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(expire.mock.calls).toEqual(atStart);
    expire.mockClear();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  const changeCatalogue = () => {
    for (const listener of listeners) listener();
  };

  it('revalidates pages with dates right after every midnight in Berlin, also when a day has 23 hours (PD-16)', async () => {
    await vi.advanceTimersByTimeAsync(13 * HOUR_MS - 4001);
    expect(expire).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(expire.mock.calls).toEqual([[['day']]]);
    await vi.advanceTimersByTimeAsync(23 * HOUR_MS);
    expect(expire.mock.calls).toEqual([[['day']], [['day']]]);
    await vi.advanceTimersByTimeAsync(23 * HOUR_MS);
    expect(expire).toHaveBeenCalledTimes(2);
  });

  it('reports many changes of the catalogue in one call', async () => {
    for (let change = 0; change < 5; change += 1) {
      changeCatalogue();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(expire).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(expire.mock.calls).toEqual([[['catalogue']]]);
  });

  it('tries again, ever less often, until the shop has heard it', async () => {
    expire.mockRejectedValueOnce(new Error('no shop')).mockRejectedValueOnce(new Error('no shop'));
    changeCatalogue();
    await vi.advanceTimersByTimeAsync(1000 + 5000);
    expect(expire).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(9999);
    expect(expire).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(expire).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(expire).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('does nothing more once it is stopped', async () => {
    changeCatalogue();
    stop();
    await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
    expect(expire).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});
