// A program: `node bench/dist/await-jobs.js '{"database"}'` waits until no job is due or under way, and prints the seconds
// that it took: what is measured next does not share the machine with mails of what was measured before.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDatabase } from '../src/database/connection';

interface Input {
  readonly database: string;
}

const LOOK_EVERY_MS = 500;
/** A crowd's confirmations, or a thousand invoices by mail. */
const PATIENCE_MS = 15 * 60_000;

const { database: databaseUrl } = JSON.parse(process.argv[2] ?? '{}') as Input;
const database = createDatabase(databaseUrl, { max: 1 });
try {
  const begin = performance.now();
  while (await hasJobs()) {
    if (performance.now() - begin > PATIENCE_MS) throw new Error('Jobs of what was measured before do not end');
    await delay(LOOK_EVERY_MS);
  }
  process.stdout.write(`${JSON.stringify({ seconds: (performance.now() - begin) / 1000 })}\n`);
} finally {
  await database.close();
}

async function hasJobs(): Promise<boolean> {
  const { rows } = await database.db.execute<{ has: boolean }>(
    sql`select exists (
      select from outbox.job where state in ('created', 'retry', 'active') and start_after <= now()
    ) as has`,
  );
  return rows[0]?.has ?? false;
}
