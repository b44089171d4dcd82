import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCluster } from '../postgres/create-cluster.ts';
import { clusterFolder } from '../postgres/data-folder.ts';
import { databaseUrl, postgresService } from '../postgres/postgres-service.ts';
import { onEnd } from '../processes/clean-up.ts';
import { findFreePorts } from '../processes/ports.ts';
import { supervise } from '../processes/supervise.ts';
import { ROOT } from '../settings.ts';
import { type Counts, countVitest, sum } from './counts.ts';
import { reportFile, runSuite, vitestArgs } from './run-suite.ts';

/** Workspaces whose tests need no browser: all but Storybook, and the tools. */
function workspaces(): string[] {
  const configs = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT }).sort();
  return ['tools', ...configs.map((path) => dirname(path)).filter((path) => path !== 'apps/storybook')];
}

/** Runs the tests beside the code, on an own PostgreSQL that TEST_DATABASE_URL names. */
export async function runUnitTests(testFolder: string): Promise<Counts> {
  const dataDir = join(testFolder, 'unit');
  const folder = clusterFolder(dataDir);
  const [port = 0] = await findFreePorts(1);
  createCluster(folder);
  const database = supervise(
    postgresService({ folder, port, logFile: join(dataDir, 'postgresql.log'), env: process.env, isThrowaway: true }),
  );
  const end = onEnd(() => database.stop());
  try {
    await database.ready;
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
          env: { TEST_DATABASE_URL: databaseUrl(port), NODE_ENV: 'test', CI: '1' },
          report,
          count: countVitest,
          timeoutMs: 5 * 60_000,
        }),
      );
    }
    return sum(all);
  } finally {
    await end();
  }
}
