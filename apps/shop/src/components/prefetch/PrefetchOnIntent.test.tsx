import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrefetchOnIntent } from './PrefetchOnIntent';

const watch = vi.hoisted(() => vi.fn());
vi.mock('./watch-intent', () => ({ watchIntent: watch }));
const LIVE = ['/cart'];

beforeEach(() => {
  vi.useFakeTimers();
  watch.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for an idle moment, 2 s at most (CN-08)', async () => {
  const idle = vi.fn<(start: () => void, options: IdleRequestOptions) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  render(<PrefetchOnIntent live={LIVE} />);
  expect(idle.mock.lastCall?.[1]).toEqual({ timeout: 2000 });
  expect(watch).not.toHaveBeenCalled();
  idle.mock.lastCall?.[0]();
  await vi.waitFor(() => expect(watch).toHaveBeenCalledWith(document, LIVE, expect.any(AbortSignal)));
});

it('waits 2 s in a browser that cannot tell when it is idle (CN-08)', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  render(<PrefetchOnIntent live={LIVE} />);
  await vi.advanceTimersByTimeAsync(1999);
  expect(watch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1));
});
