import { createDatabase, type Database } from '../database/connection';
import { migrateDatabase } from '../database/migrate';
import { type Outbox, openOutbox } from '../outbox/outbox';
import type { CommandLine } from './command-line';
import { reasonOf } from './command-line';

/** Does what a command asks on a migrated database, and closes it. */
export async function withDatabase<Result>(
  databaseUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await migrateDatabase(databaseUrl);
  const database = createDatabase(databaseUrl, { max: 3 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * The same with the outbox: the shop that is running sends the mails, asks the payment service and tells Odoo. It makes the
 * outbox's tables where the shop was never started.
 */
export const withOutbox = <Result>(
  databaseUrl: string,
  { say }: Pick<CommandLine, 'say'>,
  work: (options: Pick<Database, 'db'> & Pick<Outbox, 'enqueue'>) => Promise<Result>,
): Promise<Result> =>
  withDatabase(databaseUrl, async ({ db }) => {
    const outbox = await openOutbox({ databaseUrl, isWorker: false, onError: (error) => say(reasonOf(error)) });
    try {
      return await work({ db, enqueue: outbox.enqueue });
    } finally {
      await outbox.stop();
    }
  });
