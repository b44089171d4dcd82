import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run payments -- reconcile`: payments by card of the shop that is running. */
await runApiCommand(['payments', ...process.argv.slice(2)]);
