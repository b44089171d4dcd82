import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isReachable } from './server-user.ts';

/** Where root keeps data that the server's user could not reach below the project, one folder for each project. */
const SHARED_DATA = '/var/lib/geven';

/** The folder of a cluster's files below the data folder, or a reachable stand-in for it. */
export function clusterFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  if (isReachable(join(dataDir, 'postgres'))) return join(dataDir, 'postgres');
  const folder = join(SHARED_DATA, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return join(folder, 'postgres');
}
