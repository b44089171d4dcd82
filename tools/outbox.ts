import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run outbox -- list`: work in the background of the shop that is running. */
await runApiCommand(['outbox', ...process.argv.slice(2)]);
