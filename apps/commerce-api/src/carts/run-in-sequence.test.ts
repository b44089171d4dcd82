import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSequence } from './run-in-sequence';

it('runs work of one key in turn and of another beside it, also after a failure', async () => {
  const inSequence = createSequence();
  const log: string[] = [];
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`);
    await wait(ms);
    log.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const a = inSequence('one', work('a', 30));
  const b = inSequence('one', work('b', 5));
  const c = inSequence('two', work('c', 10));
  await expect(a).rejects.toThrow('a failed');
  expect(await Promise.all([b, c])).toEqual(['b', 'c']);
  expect(log).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends']);
});
