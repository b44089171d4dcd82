import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { step } from '../output/step.mjs';
import { assertLabIsPossible, readLab } from './lab.ts';
import { stopOdoo } from './odoo-server.ts';
import { runScript } from './run-script.ts';

/** Only what `odoo:up` itself made there: ODOO_LAB may be a folder with other things in it. */
const OURS = ['root', 'debootstrap', 'mirror', 'done', 'log', 'up.lock', 'odoo.pid', 'admin-key', 'modules.json'];

const { values } = parseArgs({ options: { purge: { type: 'boolean', default: false } } });
assertLabIsPossible();
const lab = readLab();

if (existsSync(lab.root)) {
  await step('Odoo stopped', () => stopOdoo(lab));
  await step('PostgreSQL stopped', () => runScript(lab, 'stop-postgres'));
}
if (values.purge && existsSync(lab.folder)) {
  await step('Lab deleted', () => {
    for (const name of OURS) rmSync(join(lab.folder, name), { recursive: true, force: true });
    if (readdirSync(lab.folder).length === 0) rmdirSync(lab.folder);
  });
}
