import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../output/step.mjs';
import type { Lab } from './lab.ts';
import { installModules, stopOdoo } from './odoo-server.ts';

/** Installs the modules that are asked for and not yet there; the first time this creates the database. */
export async function installMissingModules(lab: Lab): Promise<void> {
  const file = join(lab.folder, 'modules.json');
  const known: Record<string, string[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const installed = known[lab.database] ?? [];
  const missing = lab.modules.filter((module) => !installed.includes(module));
  if (missing.length === 0) return;
  await stopOdoo(lab);
  const title = installed.length === 0 ? 'Database created, modules installed' : `Installed ${missing.join(', ')}`;
  await step(title, () => installModules(lab, missing));
  writeFileSync(file, JSON.stringify({ ...known, [lab.database]: [...installed, ...missing] }, null, 2));
}
