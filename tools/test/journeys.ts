import { join } from 'node:path';
import { currentRevision } from '../build/revision.ts';
import { onEnd } from '../processes/clean-up.ts';
import { findFreePorts } from '../processes/ports.ts';
import { ROOT, type Settings } from '../settings.ts';
import { Stack } from '../stack/stack.ts';
import { takeStackLock } from '../stack/stack-lock.ts';
import { addressesOf } from '../stack/stack-options.ts';
import { type Counts, countPlaywright, sum } from './counts.ts';
import { checkFirstLoad } from './first-load.ts';
import { reportFile, runSuite } from './run-suite.ts';

/** A stack beside any other: free ports, own data. */
async function ownSettings(dataDir: string): Promise<Settings> {
  const [shop = 0, api = 0, sandbox = 0, smtp = 0, database = 0] = await findFreePorts(5);
  return { ports: { shop, api, sandbox, smtp, database }, dataDir, databaseUrl: undefined };
}

/** Starts the real shop as `npm start` does and walks through it in the browser. */
export async function runJourneys(testFolder: string, browser: string, args: string[]): Promise<Counts> {
  const settings = await ownSettings(join(testFolder, 'journeys'));
  const addresses = addressesOf(settings);
  const stack = new Stack(await takeStackLock(settings));
  const end = onEnd(() => stack.stop());
  try {
    await stack.start({ settings, mode: 'production', isThrowaway: true, revision: currentRevision() });
    const report = reportFile(testFolder, 'journeys');
    const firstLoad = await checkFirstLoad(addresses.shop);
    const journeys = await runSuite({
      name: 'Journeys',
      folder: join(ROOT, 'apps', 'shop'),
      program: 'playwright',
      args: ['test', '--reporter=list,json', ...args],
      env: {
        BASE_URL: addresses.shop,
        API_URL: addresses.api,
        SANDBOX_URL: addresses.sandbox,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        CI: '1',
      },
      report,
      count: countPlaywright,
      timeoutMs: 12 * 60_000,
    });
    return sum([firstLoad, journeys]);
  } finally {
    await end();
  }
}
