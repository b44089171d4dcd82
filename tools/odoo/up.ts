import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from '../output/step.mjs';
import { withLock } from '../processes/lock-file.mjs';
import { onStopSignal } from '../processes/on-stop-signal.ts';
import { endPrograms, killPrograms } from '../processes/run-program.ts';
import { installMissingModules } from './install-missing-modules.ts';
import { assertLabIsPossible, readLab } from './lab.ts';
import { configureOdoo, startOdoo } from './odoo-server.ts';
import { once } from './once.ts';
import { adminKey } from './rpc/admin-key.ts';
import { connectOdoo } from './rpc/json2.ts';
import { runScript } from './run-script.ts';
import { setUpDatabase } from './setup/set-up-database.ts';

assertLabIsPossible();
const lab = readLab();
onStopSignal({ stop: endPrograms, kill: killPrograms });
mkdirSync(lab.folder, { recursive: true });
// The users inside the root folder must get through to it.
chmodSync(lab.folder, 0o711);

await withLock(join(lab.folder, 'up.lock'), 'Another odoo:up', async () => {
  await once(lab, 'root', 'Debian in a folder of its own', () => runScript(lab, 'make-root'));
  await once(lab, 'odoo', 'Odoo and PostgreSQL installed', () => runScript(lab, 'install-odoo'));
  await step('PostgreSQL ready', () => runScript(lab, 'start-postgres'));
  await configureOdoo(lab);
  const printing = installPrinting();
  await installMissingModules(lab);
  await printing;
  await step('Odoo ready', () => startOdoo(lab));
  const key = await step('API key', () => adminKey(lab));
  await once(lab, `set-up-${lab.database}`, 'Set up as a German merchant', () =>
    setUpDatabase(connectOdoo({ ...lab, key })),
  );
});

/** Odoo looks for its printer when it starts, and does without if there is none. */
async function installPrinting(): Promise<void> {
  try {
    await once(lab, 'pdf', 'PDF printing installed', () => runScript(lab, 'install-pdf'));
  } catch (error) {
    say(`  ! No PDFs: ${error instanceof Error ? error.message : String(error)}`);
  }
}

say(`
  ODOO_URL=${lab.url}
  ODOO_DATABASE=${lab.database}
  ODOO_KEY is in ${lab.keyFile}`);
