import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServiceDefinition } from '../processes/service-definition.ts';
import { asServer, binariesFolder } from './binaries.ts';
import { DATABASE_NAME } from './create-cluster.ts';
import { readPassword } from './database-password.ts';

interface ClusterOptions {
  folder: string;
  port: number;
  logFile: string;
  env: NodeJS.ProcessEnv;
  /** For tests only: gives up safety on power failure for speed. */
  isThrowaway?: boolean;
}

const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** The address of a cluster's database for programs on this machine. */
export function databaseUrl(folder: string, port: number): string {
  return `postgres://${DATABASE_NAME}:${readPassword(folder)}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

/** How to run a cluster: on 127.0.0.1 only and without a socket file. */
export function postgresService({
  folder,
  port,
  logFile,
  env,
  isThrowaway = false,
}: ClusterOptions): ServiceDefinition {
  const command = join(binariesFolder(), 'postgres');
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(isThrowaway ? THROWAWAY : []),
  ];
  mkdirSync(dirname(logFile), { recursive: true });
  return {
    name: 'PostgreSQL',
    command,
    args: ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
    cwd: dirname(command),
    env,
    ...asServer(),
    logFile,
    // SIGINT asks for a fast shutdown (roll back, disconnect, write out), SIGTERM would wait for every client.
    stopSignal: 'SIGINT',
    killSignal: 'SIGQUIT',
    readyWithinMs: 60_000,
    isReady: async (pid) => isAccepting(folder, pid),
  };
}

/** The server writes its state to line 8 of postmaster.pid, as its own pg_ctl reads it. */
function isAccepting(folder: string, pid: number): boolean {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}
