import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import { isConnectionLoss } from './connection-loss';
import { type Listening, type ListenOptions, listen } from './listen';
import type { Transaction } from './transaction';

export interface Database {
  db: NodePgDatabase;
  /** For libraries with SQL of their own. */
  pool: Pool;
  /** A transaction together with its connection, for COPY, which drizzle does not know. */
  transactionOnClient<T>(work: (tx: Transaction, client: ClientBase) => Promise<T>): Promise<T>;
  /** Hears what any process announces on a channel, over a connection of its own. */
  listen(options: ListenOptions): Promise<Listening>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Connections at most. @default 10 */
  max?: number;
  /** For what visitors wait for: no statement, lock or idle transaction may hold a connection for long. @default false */
  isForRequests?: boolean;
}

/** How long a query waits for a free connection, or for the server to answer a new one. */
const CONNECT_TIMEOUT_MS = 5000;
/** Nothing may be sent for long, so only keep-alive packets find out that the other side is gone. */
const KEEP_ALIVE_MS = 10_000;

/** Well within the 10 s after which the shop gives up: whoever is told that it failed must not have succeeded. */
const REQUEST_LIMITS_MS = {
  lock_timeout: 3000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 8000,
  // Counted by the driver: a network that swallows packets ends nothing on the server.
  query_timeout: 6000,
};

/** A pool of connections to PostgreSQL; connects on first use. */
export function createDatabase(url: string, { max = 10, isForRequests = false }: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(isForRequests ? REQUEST_LIMITS_MS : {}),
  });
  // A lost connection fails the queries on it, and the pool replaces it. These events tell it once more, and nobody
  // hearing them would end the process: the pool's for idle connections, each connection's while it is lent out.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = drizzle(pool);
  // drizzle 0.45 keeps a connection for ever when `begin` fails on it, and returns one whose query the driver gave up:
  // after an outage the pool would be smaller until the next start.
  db.transaction = (work, config) => onClient(pool, (client) => drizzle(client).transaction(work, config));
  return {
    db,
    pool,
    transactionOnClient: (work) => onClient(pool, (client) => drizzle(client).transaction((tx) => work(tx, client))),
    listen: (options) => listen(url, options),
    close: () => pool.end(),
  };
}

/** Lends a connection to work; one that was lost meanwhile, or may still be busy, is closed. */
async function onClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    return await work(client);
  } catch (error) {
    isLost = isConnectionLoss(error);
    throw error;
  } finally {
    client.release(isLost);
  }
}
