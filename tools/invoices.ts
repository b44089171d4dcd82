import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run invoices -- export --month 2026-11`: the invoices of the shop that is running. */
await runApiCommand(['invoices', ...process.argv.slice(2)]);
