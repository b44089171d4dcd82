import { join } from 'node:path';
import { buildWorkspaces, SHOP_WITH_SERVERS } from '../build/build-workspaces.ts';
import { say } from '../output/step.mjs';
import { cleanUp, onEnd } from '../processes/clean-up.ts';
import { onStopSignal } from '../processes/on-stop-signal.ts';
import { endPrograms, killPrograms } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';
import { sum, summaryLine } from '../test/counts.ts';
import { findTestBrowser } from '../test/find-browser.ts';
import { runJourneys } from '../test/journeys.ts';
import { runVitest } from '../test/run-vitest.ts';
import { createTestFolder, removeTestFolder } from '../test/test-folder.ts';
import { withThrowawayDatabase } from '../test/throwaway-database.ts';
import { API, findOdoo, setUpGateway } from './gateway.ts';

// What needs a real Odoo: the contract of the backends, faults, recordings, and the shop bought from in the browser.
// The Odoo is the one that `npm run odoo:up` brings up, or any other by address with an administrator's key.

/** The purchases in each language, a customer of Odoo who is invited, and requests that become leads. */
const JOURNEYS = ['buy.spec', 'odoo-customer.spec', 'odoo-contact.spec'];

onStopSignal({
  stop: async () => {
    await endPrograms();
    await cleanUp();
  },
  kill: killPrograms,
});

const odoo = findOdoo();

const folder = createTestFolder();
const end = onEnd(() => removeTestFolder(folder));
await buildWorkspaces(SHOP_WITH_SERVERS);
const variables = {
  ODOO_URL: odoo.url,
  ODOO_DATABASE: odoo.database,
  ODOO_KEY: await setUpGateway(odoo),
};

function runOnOdoo(name: string, workspace: string, databaseUrl: string) {
  return runVitest({
    name,
    folder: workspace,
    testFolder: folder,
    args: ['--config', 'vitest.odoo.config.ts'],
    env: {
      ...variables,
      ODOO_ADMIN_KEY: odoo.adminKey,
      TEST_DATABASE_URL: databaseUrl,
      NODE_ENV: 'test',
      CI: '1',
    },
    timeoutMs: 15 * 60_000,
  });
}

const suites = await withThrowawayDatabase(join(folder, 'unit'), async (databaseUrl) => [
  await runOnOdoo('Recordings', join(ROOT, 'packages', 'odoo-rpc'), databaseUrl),
  await runOnOdoo('Contracts and faults', API, databaseUrl),
]);
Object.assign(process.env, variables, { COMMERCE_BACKEND: 'odoo', ODOO_ADMIN_KEY: odoo.adminKey });
const journeys = await runJourneys(folder, await findTestBrowser(), JOURNEYS);
await end();
const total = sum([...suites, journeys]);
say(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
