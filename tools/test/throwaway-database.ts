import { join } from 'node:path';
import { createCluster } from '../postgres/create-cluster.ts';
import { clusterFolder, createDataFolder } from '../postgres/data-folder.ts';
import { databaseUrl, postgresService } from '../postgres/postgres-service.ts';
import { onEnd } from '../processes/clean-up.ts';
import { findFreePorts } from '../processes/ports.ts';
import { supervise } from '../processes/supervise.ts';

/** Runs work with an own PostgreSQL below a data folder, which nobody needs afterwards. */
export async function withThrowawayDatabase<Result>(
  dataDir: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  createDataFolder(dataDir);
  const folder = clusterFolder(dataDir);
  const [port = 0] = await findFreePorts(1);
  createCluster(folder, { mayCreateDatabases: true });
  const logFile = join(dataDir, 'postgresql.log');
  const database = supervise(postgresService({ folder, port, logFile, env: process.env, isThrowaway: true }));
  const end = onEnd(() => database.stop());
  try {
    await database.ready;
    return await work(databaseUrl(folder, port));
  } finally {
    await end();
  }
}
