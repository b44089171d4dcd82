// A program: `node bench/dist/count-leads.js '{"database", "name", "count"}'` waits until the desk has that many
// requests of a sender, and prints how many of them are stored and how many the desk has.
import { setTimeout as delay } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import { createDatabase } from '../src/database/connection';
import { leads } from '../src/database/schema/leads';

interface Input {
  readonly database: string;
  readonly name: string;
  readonly count: number;
}

const LOOK_EVERY_MS = 250;
/** A job counts as lost a minute after its process has ended, and is done again then. */
const PATIENCE_MS = 5 * 60_000;

const { database: databaseUrl, name, count: expected } = JSON.parse(process.argv[2] ?? '{}') as Input;
const database = createDatabase(databaseUrl, { max: 1 });
try {
  const begin = performance.now();
  let counts = await countLeads();
  while (counts.delivered < expected && performance.now() - begin < PATIENCE_MS) {
    await delay(LOOK_EVERY_MS);
    counts = await countLeads();
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
} finally {
  await database.close();
}

async function countLeads(): Promise<{ stored: number; delivered: number }> {
  const rows = await database.db
    .select({ state: leads.state, count: count() })
    .from(leads)
    .where(eq(leads.name, name))
    .groupBy(leads.state);
  return {
    stored: rows.reduce((sum, row) => sum + row.count, 0),
    delivered: rows.find(({ state }) => state === 'delivered')?.count ?? 0,
  };
}
