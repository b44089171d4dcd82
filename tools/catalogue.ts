import { resolve } from 'node:path';
import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run catalogue -- import <folder>`: the range of the shop that is running. */
// npm runs scripts in the root; a path is meant from where it was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
const [command = '', ...rest] = process.argv.slice(2);
const args = rest.map((argument) => (argument.startsWith('--') ? argument : resolve(typedIn, argument)));
await runApiCommand(['catalogue', command, ...args]);
