import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildWorkspaces, PACKAGES } from './build/build-workspaces.ts';
import { ROOT, readSettings } from './settings.ts';
import { databaseAddress } from './stack/stack-options.ts';

/** `npm run catalogue -- import <folder>`: the API's command on the database of the shop that is running. */
const cli = join(ROOT, 'apps', 'commerce-api', 'dist', 'cli.js');
if (!existsSync(cli)) await buildWorkspaces([...PACKAGES, '@geven/commerce-api']);

// npm runs scripts in the root; a path is meant from where it was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
const [command = '', ...rest] = process.argv.slice(2);
const args = rest.map((argument) => (argument.startsWith('--') ? argument : resolve(typedIn, argument)));
const { status } = spawnSync(process.execPath, [cli, 'catalogue', command, ...args], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: databaseAddress(readSettings()) },
});
process.exitCode = status ?? 1;
