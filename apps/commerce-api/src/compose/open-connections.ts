import { createDatabase, type Database } from '../database/connection';
import { migrateDatabase } from '../database/migrate';
import type { Env } from '../env';

/** Pools of connections to the database, by who uses them. */
export interface Connections {
  readonly requests: Database;
  /** For what takes its time: reading and writing the whole range, making files of invoices. */
  readonly bulk: Database;
  /** Of its own: a pool that is busy is no reason to take this process out of service. */
  readonly health: Database;
  close(): Promise<void>;
}

const BULK_CONNECTIONS = 3;

/** Connects to the database and brings its tables up to date. */
export async function openConnections({ url, pool }: Env['database']): Promise<Connections> {
  await migrateDatabase(url);
  const requests = createDatabase(url, { max: pool, isForRequests: true });
  const bulk = createDatabase(url, { max: BULK_CONNECTIONS });
  const health = createDatabase(url, { max: 1, isForRequests: true });
  return {
    requests,
    bulk,
    health,
    close: async () => void (await Promise.all([requests, bulk, health].map((each) => each.close()))),
  };
}
