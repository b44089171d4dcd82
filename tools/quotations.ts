import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run quotations -- list`: the quotations of the shop that is running. */
await runApiCommand(['quotations', ...process.argv.slice(2)]);
