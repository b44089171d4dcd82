import { expect, it, vi } from 'vitest';
import { keepFresh } from './keep-fresh';

function start() {
  const clock = { now: 0 };
  const load = vi.fn<() => Promise<number>>();
  let count = 0;
  load.mockImplementation(async () => ++count);
  return { clock, load, kept: keepFresh(load, 1000, () => clock.now) };
}

it('is loaded once, and again in the background when it is old', async () => {
  const { clock, load, kept } = start();
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
  clock.now = 1001;
  expect(await kept.get()).toBe(1);
  await vi.waitFor(async () => expect(await kept.get()).toBe(2));
  expect(load).toHaveBeenCalledTimes(2);
});

it('is new at once after it expired', async () => {
  const { kept } = start();
  await kept.get();
  kept.expire();
  expect(await kept.get()).toBe(2);
  expect(await kept.get()).toBe(2);
});

it('stays while it cannot be loaded, and is not asked for at every call', async () => {
  const { clock, load, kept } = start();
  await kept.get();
  load.mockRejectedValue(new Error('away'));
  kept.expire();
  expect(await kept.get()).toBe(1);
  clock.now = 1500;
  expect(await kept.get()).toBe(1);
  expect(load).toHaveBeenCalledTimes(2);
  clock.now = 2500;
  load.mockResolvedValue(7);
  // It expired while it could not be had, so it is waited for as soon as it can.
  expect(await kept.get()).toBe(7);
});

it('fails while it was never there', async () => {
  const { load, kept } = start();
  load.mockRejectedValueOnce(new Error('away'));
  await expect(kept.get()).rejects.toThrow('away');
  expect(await kept.get()).toBe(1);
});
