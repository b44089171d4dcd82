import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run leads -- list`: what visitors asked of the shop that is running. */
await runApiCommand(['leads', ...process.argv.slice(2)]);
