import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { Counts } from './counts.ts';
import { runVitest } from './run-vitest.ts';

/** Opens every story in the browser, plays it and checks its accessibility. */
export function runStoryTests(testFolder: string, browser: string): Promise<Counts> {
  return runVitest({
    name: 'Stories',
    folder: join(ROOT, 'apps', 'storybook'),
    testFolder,
    env: { CHROMIUM_PATH: browser, NODE_ENV: 'test', CI: '1' },
    timeoutMs: 6 * 60_000,
  });
}
