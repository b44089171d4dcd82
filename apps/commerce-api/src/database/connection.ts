import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool } from 'pg';
import { type Listening, type ListenOptions, listen } from './listen';
import type { Transaction } from './transaction';

export interface Database {
  db: NodePgDatabase;
  /** A transaction together with its connection, for COPY, which drizzle does not know. */
  transactionOnClient<T>(work: (tx: Transaction, client: ClientBase) => Promise<T>): Promise<T>;
  /** Hears what any process announces on a channel, over a connection of its own. */
  listen(options: ListenOptions): Promise<Listening>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Connections at most. @default 10 */
  max?: number;
}

/** How long a query waits for a free connection, or for the server to answer a new one. */
const CONNECT_TIMEOUT_MS = 5000;

/** A pool of connections to PostgreSQL; connects on first use. */
export function createDatabase(url: string, { max = 10 }: DatabaseOptions = {}): Database {
  const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A lost connection fails the queries on it, and the pool replaces it. These events tell it once more, and nobody
  // hearing them would end the process: the pool's for idle connections, each connection's while it is lent out.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    db: drizzle(pool),
    async transactionOnClient(work) {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction((tx) => work(tx, client));
      } finally {
        client.release();
      }
    },
    listen: (options) => listen(url, options),
    close: () => pool.end(),
  };
}
