import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run accounts -- invite <email>`: the customers of the shop that is running. */
await runApiCommand(['accounts', ...process.argv.slice(2)]);
