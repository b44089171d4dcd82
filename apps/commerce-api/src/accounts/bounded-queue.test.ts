import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue';

describe('the queue', () => {
  it('runs as much at once as it may, in the order it came, also after a failure', async () => {
    const run = createBoundedQueue({ atOnce: 2, maxWaiting: 10 });
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const work = (name: number) => async () => {
      begun.push(name);
      running += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
      if (name === 1) throw new Error('one failed');
      return name;
    };
    const all = await Promise.allSettled([1, 2, 3, 4, 5].map((name) => run(work(name))));
    expect(all.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('refuses what would wait too long, and takes work again afterwards', async () => {
    const run = createBoundedQueue({ atOnce: 1, maxWaiting: 1 });
    const both = [run(() => wait(10)), run(() => wait(1))];
    await expect(run(async () => 'third')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await Promise.all(both);
    expect(await run(async () => 'later')).toBe('later');
  });
});
