import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

export interface ListenOptions {
  /** A plain name: it becomes part of a statement. */
  channel: string;
  /** With what was sent along, '' for nothing. */
  onNotify(payload: string): void;
  /** Called when the connection is there again after a loss: notifications may have been missed. */
  onReconnect(): void;
}

export interface Listening {
  close(): Promise<void>;
}

const RETRY_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;
/** Nothing is ever sent on this connection, so only keep-alive packets find out that the other side is gone. */
const KEEP_ALIVE_MS = 10_000;

/** Listens on a channel until closed, and connects again whenever the connection is lost. */
export async function listen(url: string, { channel, onNotify, onReconnect }: ListenOptions): Promise<Listening> {
  const closing = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    // The loss itself is what 'end' reports.
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => onNotify(payload ?? ''));
    await fresh.connect();
    try {
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    fresh.once('end', () => void reconnect());
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await wait(RETRY_MS, undefined, { signal: closing.signal });
        client = await connect();
        if (closing.signal.aborted) await client.end();
        else onReconnect();
        return;
      } catch {
        // Closing, or the server is not there yet: the loop's condition decides which.
      }
    }
  }

  return {
    async close() {
      closing.abort();
      await client.end();
    },
  };
}
