import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '..');
const BUILD = join(FOLDER, '.next');
/** Parts of the build that a running shop writes itself or does not need. */
const LEFT_OUT = [join(BUILD, 'cache'), join(BUILD, 'server', 'route-cache')];

/** A shop with settings of its own, beside the one that all journeys share. */
export interface OwnShop {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a shop with some settings changed, and with pages of its own; resolves when it answers, whatever that is. */
export async function startOwnShop(settings: Readonly<Record<string, string>>): Promise<OwnShop> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const build = join('.data', `own-shop-${port}`);
  await cp(BUILD, join(FOLDER, build), { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });
  const own = { SHOP_PORT: String(port), SHOP_URL: origin, NEXT_DIST_DIR: build };
  const shop = spawn(process.execPath, ['server/main.ts'], {
    cwd: FOLDER,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', ...own, ...settings },
  });
  const status = async () => (await fetch(origin).catch(() => null))?.status ?? 0;
  await expect.poll(status, { timeout: 60_000 }).toBeGreaterThan(0);
  return { origin, stop: () => end(shop, join(FOLDER, build)) };
}

async function end(shop: ChildProcess, build: string): Promise<void> {
  const ended = once(shop, 'exit');
  shop.kill('SIGKILL');
  await ended;
  await rm(build, { recursive: true, force: true });
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
