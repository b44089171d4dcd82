import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspaces, PACKAGES } from '../build/build-workspaces.ts';
import { ROOT, readSettings } from '../settings.ts';
import { databaseAddress } from './stack-options.ts';

/** Runs a command of the API on the database of the shop that is running; built first where it never was. */
export async function runApiCommand(args: readonly string[]): Promise<void> {
  const cli = join(ROOT, 'apps', 'commerce-api', 'dist', 'cli.js');
  if (!existsSync(cli)) await buildWorkspaces([...PACKAGES, '@geven/commerce-api']);
  // Before the environment is copied: the settings of a `.env` file are part of it then.
  const settings = readSettings();
  const { status } = spawnSync(process.execPath, [cli, ...args], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseAddress(settings) },
  });
  process.exitCode = status ?? 1;
}
