import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspaces } from '../build/build-workspaces.ts';
import { currentRevision } from '../build/revision.ts';
import { say } from '../output/step.mjs';
import { onStopSignal } from '../processes/on-stop-signal.ts';
import { findFreePorts } from '../processes/ports.ts';
import { endPrograms } from '../processes/run-program.ts';
import { ROOT, type Settings } from '../settings.ts';
import { Stack } from '../stack/stack.ts';
import { WIDE_LIMITS } from '../stack/stack-options.ts';
import { commerceApi, findOdoo, setUpGateway } from './gateway.ts';
import { measureCarts } from './measure/measure-carts.ts';
import { measureFreshness } from './measure/measure-freshness.ts';
import { measureOrders } from './measure/measure-orders.ts';
import { numbersTable } from './measure/numbers-table.ts';

// The numbers of docs/odoo.md: the whole stack on a real Odoo that has the sample, beside what Odoo itself needs.

const PAGE = join(ROOT, 'docs', 'odoo.md');
const BEGIN = '<!-- numbers: npm run bench:odoo -->';
const END = '<!-- end of numbers -->';

const odoo = findOdoo();
let stack: Stack | undefined;
onStopSignal({
  stop: async () => {
    await endPrograms();
    await stack?.stop();
  },
  kill: () => stack?.kill(),
});

await buildWorkspaces(['@geven/shop', '@geven/commerce-api', '@geven/sandbox']);
mkdirSync(join(ROOT, '.data'), { recursive: true });
const dataDir = mkdtempSync(join(ROOT, '.data', 'bench-odoo-'));
const [shop = 0, api = 0, sandbox = 0, smtp = 0, database = 0] = await findFreePorts(5);
const settings: Settings = { ports: { shop, api, sandbox, smtp, database }, dataDir, databaseUrl: undefined };
const secret = randomBytes(12).toString('hex');
const origin = `http://127.0.0.1:${api}`;
const key = await setUpGateway(odoo, ['--webhook', `${origin}/api/webhooks/odoo?secret=${secret}`]);
// Everything is counted as it is for visitors, and nothing refused: one client orders more than all of them.
Object.assign(process.env, WIDE_LIMITS, {
  COMMERCE_BACKEND: 'odoo',
  ODOO_URL: odoo.url,
  ODOO_DATABASE: odoo.database,
  ODOO_KEY: key,
  ODOO_WEBHOOK_SECRET: secret,
});
try {
  const begin = performance.now();
  stack = new Stack({ addProcess: () => {}, release: () => {} });
  await stack.start({ settings, mode: 'production', isThrowaway: true, revision: currentRevision() });
  const firstStart = (performance.now() - begin) / 1000;
  const measured = { origin, shop: `http://127.0.0.1:${shop}`, odoo, key };
  const freshness = await measureFreshness(measured);
  const carts = await measureCarts(measured);
  const orders = await measureOrders(measured);
  const table = numbersTable({ firstStart, freshness, carts, orders });
  const page = readFileSync(PAGE, 'utf8');
  const [before = page] = page.split(BEGIN);
  const after = page.split(END)[1] ?? '';
  writeFileSync(PAGE, `${before.trimEnd()}\n\n${BEGIN}\n\n${table}\n\n${END}${after || '\n'}`);
  say(table);
} finally {
  await commerceApi(odoo, ['odoo', 'setup', '--webhook', 'off']);
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
