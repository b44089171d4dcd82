import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../settings.ts';
import { type Counts, sum } from './counts.ts';
import { runVitest } from './run-vitest.ts';
import { withThrowawayDatabase } from './throwaway-database.ts';

/** Workspaces whose tests need no browser: all but Storybook, and the tools. */
function workspaces(): string[] {
  const configs = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT }).sort();
  return ['tools', ...configs.map((path) => dirname(path)).filter((path) => path !== 'apps/storybook')];
}

/** The tests beside the code of each workspace, and those of the kit as npm would pack it. */
function suites(): { name: string; workspace: string; args: string[] }[] {
  return [
    ...workspaces().map((workspace) => ({ name: workspace, workspace, args: [] })),
    { name: 'packages/ui, packed', workspace: 'packages/ui', args: ['--config', 'vitest.packaging.config.ts'] },
  ];
}

/** Its tests wait for PostgreSQL and for processes of their own half of the time: all other tests run meanwhile. */
const WAITING = 'apps/commerce-api';

/** Runs the tests beside the code, on an own PostgreSQL that TEST_DATABASE_URL names. */
export function runUnitTests(testFolder: string): Promise<Counts> {
  return withThrowawayDatabase(join(testFolder, 'unit'), async (databaseUrl) => {
    async function runInTurn(those: ReturnType<typeof suites>): Promise<Counts> {
      const all: Counts[] = [];
      for (const { name, workspace, args } of those) {
        all.push(
          await runVitest({
            name,
            folder: join(ROOT, workspace),
            testFolder,
            args,
            env: { TEST_DATABASE_URL: databaseUrl, NODE_ENV: 'test', CI: '1' },
            timeoutMs: 25 * 60_000,
          }),
        );
      }
      return sum(all);
    }
    const isWaiting = ({ workspace }: { workspace: string }) => workspace === WAITING;
    return sum(
      await Promise.all([
        runInTurn(suites().filter(isWaiting)),
        runInTurn(suites().filter((suite) => !isWaiting(suite))),
      ]),
    );
  });
}
