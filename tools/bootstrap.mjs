// The door of every npm command. Plain JavaScript without a dependency, because on a fresh clone it is run by
// whatever Node (20 or newer) started npm, before anything is installed.

import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findNode, isSuitable } from './install/find-node.mjs';
import { installPackages } from './install/install-packages.mjs';
import { runOnNode } from './install/run-on-node.mjs';

const COMMANDS = [
  ...['start', 'dev', 'test', 'check', 'bench', 'fuzz', 'mutate', 'reset', 'catalogue', 'content', 'accounts'],
  ...[
    'coupons',
    'orders',
    'quotations',
    'invoices',
    'leads',
    'payments',
    'outbox',
    'odoo:up',
    'odoo:down',
    'odoo:test',
    'odoo:bench',
  ],
];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = '', ...args] = process.argv.slice(2);

async function main() {
  if (!COMMANDS.includes(command)) throw new Error(`Unknown command "${command}". Known: ${COMMANDS.join(', ')}.`);
  const hasLockChanged = await installPackages(root);
  process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '');
  process.env.LOCK_FILE_CHANGED = hasLockChanged ? '1' : '';
  // A command with a colon lies in the folder of its first part.
  const program = join(root, 'tools', `${command.replace(':', '/')}.ts`);
  if (isSuitable(process.versions.node)) {
    process.argv = [process.execPath, program, ...args];
    await import(pathToFileURL(program).href);
  } else {
    await runOnNode(findNode(root), [program, ...args]);
  }
}

main().catch((error) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
