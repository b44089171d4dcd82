import { Client } from 'pg';

/** One process at a time has the lock; the others get it when that one ends or loses the database. */
export interface AdvisoryLock {
  isHeld(): boolean;
  /** True when this process has the lock, or has just got it. */
  take(): Promise<boolean>;
  release(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5000;
/** Nothing is sent while the lock is held, so only keep-alive packets find out that the other side is gone. */
const KEEP_ALIVE_MS = 10_000;

/** A lock is an advisory lock of a connection of its own: PostgreSQL gives it back when the connection ends. */
export function createAdvisoryLock(url: string, lock: number): AdvisoryLock {
  let holder: Client | undefined;

  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    // The loss itself is what 'end' reports.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (holder === client) holder = undefined;
    });
    await client.connect();
    return client;
  }

  return {
    isHeld: () => holder !== undefined,
    async take() {
      if (holder) return true;
      const client = await connect();
      try {
        const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
        if (rows[0]?.taken) {
          holder = client;
          return true;
        }
      } catch (error) {
        await client.end();
        throw error;
      }
      await client.end();
      return false;
    },
    async release() {
      const client = holder;
      holder = undefined;
      await client?.end();
    },
  };
}
