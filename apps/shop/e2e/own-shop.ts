import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

const FOLDER = new URL('..', import.meta.url);

/** A shop with settings of its own, beside the one that all journeys share. */
export interface OwnShop {
  readonly origin: string;
  stop(): void;
}

/** Starts a shop with some settings changed; resolves when it answers, whatever that is. */
export async function startOwnShop(settings: Readonly<Record<string, string>>): Promise<OwnShop> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ['server/main.ts'], {
    cwd: FOLDER,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', SHOP_PORT: String(port), SHOP_URL: origin, ...settings },
  });
  const status = async () => (await fetch(origin).catch(() => null))?.status ?? 0;
  await expect.poll(status, { timeout: 60_000 }).toBeGreaterThan(0);
  return { origin, stop: () => void shop.kill() };
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
