import { once } from 'node:events';
import type { Server } from 'node:http';

/** What a request under way gets to finish. */
const PATIENCE_MS = 10_000;

/** Waits for SIGTERM or SIGINT, then for the requests under way; fails when the server does. */
export async function untilClosed(server: Server): Promise<void> {
  const failed = once(server, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT'), failed]);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearTimeout(patience);
}
