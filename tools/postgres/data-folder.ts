import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isReachable, serverUser } from './server-user.ts';

/** Where root keeps data that the server's user could not reach below the project, one folder for each project. */
const SHARED_DATA = '/var/lib/geven';

/** Readable by their owner alone; the server of root's database, which is another user, may pass through. */
const PRIVATE = serverUser() ? 0o711 : 0o700;

/**
 * Makes the folder that holds the data of a stack, mails and logs with addresses among them, and lets everything that
 * this program and those it starts write be for its user alone.
 */
export function createDataFolder(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, PRIVATE);
}

/** The folder of a cluster's files below the data folder, or a reachable stand-in for it. */
export function clusterFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  if (isReachable(join(dataDir, 'postgres'))) return join(dataDir, 'postgres');
  const folder = join(SHARED_DATA, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  chmodSync(SHARED_DATA, PRIVATE);
  chmodSync(folder, PRIVATE);
  return join(folder, 'postgres');
}
