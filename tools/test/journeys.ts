import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import { databaseAddress } from '../stack/stack-options.ts';
import { withThrowawayStack } from '../stack/throwaway-stack.ts';
import { type Counts, countPlaywright, sum } from './counts.ts';
import { checkFirstLoad } from './first-load.ts';
import { reportFile, runSuite } from './run-suite.ts';
import { runShortFuzz } from './short-fuzz.ts';

/** Starts the real shop as `npm start` does and walks through it in the browser. */
export function runJourneys(testFolder: string, browser: string, args: string[]): Promise<Counts> {
  return withThrowawayStack(join(testFolder, 'journeys'), async (running) => {
    const { addresses, options } = running;
    const report = reportFile(testFolder, 'journeys');
    const firstLoad = await checkFirstLoad(addresses.shop);
    const fuzz = await runShortFuzz(running);
    const journeys = await runSuite({
      name: 'Journeys',
      folder: join(ROOT, 'apps', 'shop'),
      program: 'playwright',
      args: ['test', '--reporter=list,json', ...args],
      env: {
        BASE_URL: addresses.shop,
        API_URL: addresses.api,
        SANDBOX_URL: addresses.sandbox,
        // For what the merchant does by command.
        DATABASE_URL: databaseAddress(options.settings),
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        CI: '1',
      },
      report,
      count: countPlaywright,
      timeoutMs: 30 * 60_000,
    });
    return sum([firstLoad, fuzz, journeys]);
  });
}
