import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import { type Counts, countVitest } from './counts.ts';
import { reportFile, runSuite, vitestArgs } from './run-suite.ts';

/** Opens every story in the browser, plays it and checks its accessibility. */
export function runStoryTests(testFolder: string, browser: string): Promise<Counts> {
  const report = reportFile(testFolder, 'stories');
  return runSuite({
    name: 'Stories',
    folder: join(ROOT, 'apps', 'storybook'),
    program: 'vitest',
    args: vitestArgs(report),
    env: { CHROMIUM_PATH: browser, NODE_ENV: 'test', CI: '1' },
    report,
    count: countVitest,
    timeoutMs: 6 * 60_000,
  });
}
