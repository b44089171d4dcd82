import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../settings.ts';
import { type Counts, countVitest, sum } from './counts.ts';
import { reportFile, runSuite, vitestArgs } from './run-suite.ts';
import { withThrowawayDatabase } from './throwaway-database.ts';

/** Workspaces whose tests need no browser: all but Storybook, and the tools. */
function workspaces(): string[] {
  const configs = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT }).sort();
  return ['tools', ...configs.map((path) => dirname(path)).filter((path) => path !== 'apps/storybook')];
}

/** Runs the tests beside the code, on an own PostgreSQL that TEST_DATABASE_URL names. */
export function runUnitTests(testFolder: string): Promise<Counts> {
  return withThrowawayDatabase(join(testFolder, 'unit'), async (databaseUrl) => {
    const all: Counts[] = [];
    for (const workspace of workspaces()) {
      if (!existsSync(join(ROOT, workspace))) continue;
      const report = reportFile(testFolder, workspace);
      all.push(
        await runSuite({
          name: workspace,
          folder: join(ROOT, workspace),
          program: 'vitest',
          args: vitestArgs(report),
          env: { TEST_DATABASE_URL: databaseUrl, NODE_ENV: 'test', CI: '1' },
          report,
          count: countVitest,
          timeoutMs: 5 * 60_000,
        }),
      );
    }
    return sum(all);
  });
}
