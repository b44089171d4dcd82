import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run orders -- list`: the orders of the shop that is running. */
await runApiCommand(['orders', ...process.argv.slice(2)]);
