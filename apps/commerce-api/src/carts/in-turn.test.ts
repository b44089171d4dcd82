import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './in-turn';

it('runs work of one key in turn and of another beside it, also after a failure', async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`);
    await wait(ms);
    log.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const a = inTurn('one', work('a', 30));
  const b = inTurn('one', work('b', 5));
  const c = inTurn('two', work('c', 10));
  await expect(a).rejects.toThrow('a failed');
  expect(await Promise.all([b, c])).toEqual(['b', 'c']);
  expect(log).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends']);
});
