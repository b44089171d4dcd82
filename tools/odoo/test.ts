import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspaces, SHOP_WITH_SERVERS } from '../build/build-workspaces.ts';
import { say } from '../output/step.mjs';
import { cleanUp, onEnd } from '../processes/clean-up.ts';
import { onStopSignal } from '../processes/on-stop-signal.ts';
import { endPrograms, killPrograms, runProgram } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';
import { countVitest, sum, summaryLine } from '../test/counts.ts';
import { findBrowser } from '../test/find-browser.ts';
import { runJourneys } from '../test/journeys.ts';
import { reportFile, runSuite, vitestArgs } from '../test/run-suite.ts';
import { createTestFolder, removeTestFolder } from '../test/test-folder.ts';
import { withThrowawayDatabase } from '../test/throwaway-database.ts';
import { readLab } from './lab.ts';

// What needs a real Odoo: the contract of the back-ends, faults, recordings, and the shop bought from in the browser.
// The Odoo is the one that `npm run odoo:up` brings up, or any other by address with an administrator's key.

const API = join(ROOT, 'apps', 'commerce-api');
/** The purchases in each language. */
const JOURNEYS = ['buy.spec'];

onStopSignal({
  stop: async () => {
    await endPrograms();
    await cleanUp();
  },
  kill: killPrograms,
});

const lab = readLab();
const url = process.env.ODOO_URL || lab.url;
const adminKey = process.env.ODOO_ADMIN_KEY || readKey();
const odoo = { ODOO_URL: url, ODOO_DATABASE: lab.database };

const folder = createTestFolder();
const end = onEnd(() => removeTestFolder(folder));
await buildWorkspaces(SHOP_WITH_SERVERS);
const key = await setUp();
const report = reportFile(folder, 'odoo');
const contracts = await withThrowawayDatabase(join(folder, 'unit'), (databaseUrl) =>
  runSuite({
    name: 'Contracts and faults',
    folder: API,
    program: 'vitest',
    args: [...vitestArgs(report), '--config', 'vitest.odoo.config.ts'],
    env: {
      ...odoo,
      ODOO_ADMIN_KEY: adminKey,
      ODOO_KEY: key,
      TEST_DATABASE_URL: databaseUrl,
      NODE_ENV: 'test',
      CI: '1',
    },
    report,
    count: countVitest,
    timeoutMs: 15 * 60_000,
  }),
);
Object.assign(process.env, { ...odoo, ODOO_KEY: key, COMMERCE_BACKEND: 'odoo' });
const journeys = await runJourneys(folder, await findBrowser(), JOURNEYS);
await end();
const total = sum([contracts, journeys]);
say(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

function readKey(): string {
  if (existsSync(lab.keyFile)) return readFileSync(lab.keyFile, 'utf8').trim();
  throw new Error('There is no Odoo: run `npm run odoo:up`, or set ODOO_URL, ODOO_DATABASE and ODOO_ADMIN_KEY');
}

/** Runs the set-up command and the sample, and answers the key of the gateway's own user. */
async function setUp(): Promise<string> {
  const { output } = await commerceApi(['odoo', 'setup', '--new-key']);
  const gatewayKey = /^ *ODOO_KEY=(\S+)$/m.exec(output)?.[1];
  if (!gatewayKey) throw new Error(`The set-up of Odoo failed:\n${output}`);
  const sample = await commerceApi(['odoo', 'load-sample']);
  if (sample.code !== 0) throw new Error(`The sample was not loaded:\n${sample.output}`);
  return gatewayKey;
}

function commerceApi(args: string[]) {
  return runProgram(process.execPath, ['dist/cli.js', ...args], {
    cwd: API,
    env: { ...odoo, ODOO_KEY: adminKey },
    timeoutMs: 20 * 60_000,
  });
}
