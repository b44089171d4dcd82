import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { APP_ROOT } from '../app-root';

/** The API as it is deployed: built, in a process of its own that can be killed. */
export interface ApiProcess {
  /** Ends it at once, as a failure of its machine does: it is told nothing. */
  kill(): Promise<void>;
}

/** A build of the API, for processes at one address. */
export interface BuiltApi {
  readonly url: string;
  /** Starts a process; resolves when it serves. */
  start(env: Readonly<Record<string, string>>): Promise<ApiProcess>;
  /** Removes the build. */
  remove(): Promise<void>;
}

const BUNDLER = join(APP_ROOT, '..', '..', 'node_modules', 'tsup', 'dist', 'cli-default.js');
const PATIENCE_MS = 40_000;

export async function buildApi(): Promise<BuiltApi> {
  const build = join(APP_ROOT, '.data', `build-${randomUUID()}`);
  await promisify(execFile)(process.execPath, [BUNDLER, '--out-dir', build], { cwd: APP_ROOT });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  return {
    url: `${origin}/api/graphql`,
    async start(env) {
      const ownEnv = { API_PORT: String(port), LOG_LEVEL: 'fatal', RATE_LIMITS: '*=1000000/60', ADHOC_QUERIES: 'on' };
      const api = spawn(process.execPath, [join(build, 'main.js')], {
        cwd: APP_ROOT,
        env: { PATH: process.env.PATH, NODE_ENV: 'test', ...ownEnv, ...env },
        stdio: 'ignore',
      });
      const kill = () => killProcess(api);
      try {
        await serving(`${origin}/api/health`, api);
      } catch (error) {
        await kill();
        throw error;
      }
      return { kill };
    },
    remove: () => rm(build, { recursive: true, force: true }),
  };
}

async function serving(healthUrl: string, api: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(50)) {
    if (api.exitCode !== null) throw new Error('The API has ended instead of starting');
    if ((await fetch(healthUrl).catch(() => null))?.ok) return;
  }
  throw new Error(`The API does not serve after ${PATIENCE_MS / 1000} s`);
}

async function killProcess(api: ChildProcess): Promise<void> {
  if (api.exitCode !== null || api.signalCode !== null) return;
  const ended = once(api, 'exit');
  api.kill('SIGKILL');
  await ended;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('A server has a port');
  return address.port;
}
