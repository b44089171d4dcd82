import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { TEXTS } from './texts';

const FOLDER = new URL('..', import.meta.url);

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.describe('an error that nobody expected', () => {
  let api: Server;
  let shop: ChildProcess;
  let origin: string;

  // A shop of its own, whose API answers without any data: no page can be made of that.
  test.beforeAll(async () => {
    api = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"data":{}}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => api.once('listening', resolve));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    shop = spawn(process.execPath, ['server/main.ts'], {
      cwd: FOLDER,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        SHOP_PORT: String(port),
        DATA_DIR: test.info().outputPath('data'),
      },
    });
    await expect
      .poll(async () => (await fetch(origin).catch(() => null))?.status ?? 0, { timeout: 60_000 })
      .toBeGreaterThan(0);
  });
  test.afterAll(() => {
    shop.kill();
    api.close();
  });

  for (const locale of ['de', 'nl', 'en'] as const) {
    test(`answers 500 and says so in the language of the page: ${locale} (ER-19, ER-13)`, async ({ page, context }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
      for (const path of ['/', '/cart']) {
        const answer = await page.goto(origin + path);
        expect([path, answer?.status()]).toEqual([path, 500]);
        await expect(page.getByRole('heading', { level: 1, name: TEXTS[locale].failure.heading })).toBeVisible();
      }
    });
  }
});
