import { runApiCommand } from './stack/run-api-command.ts';

/** `npm run coupons -- list`: the promo codes of the shop that is running. */
await runApiCommand(['coupons', ...process.argv.slice(2)]);
