import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type OwnShop, startOwnShop } from './own-shop';
import { TEXTS } from './texts';

test.describe('an error that nobody expected', () => {
  let api: Server;
  let shop: OwnShop;

  // A shop of its own, whose API answers without any data: no page can be made of that.
  test.beforeAll(async () => {
    api = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"data":{}}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => api.once('listening', resolve));
    const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    shop = await startOwnShop({ API_URL, DATA_DIR: test.info().outputPath('data') });
  });
  test.afterAll(async () => {
    await shop.stop();
    api.close();
  });

  for (const locale of ['de', 'nl', 'en'] as const) {
    test(`answers 500 and says so in the language of the page: ${locale} (ER-19, ER-13)`, async ({ page, context }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: shop.origin }]);
      for (const path of ['/', '/cart']) {
        const answer = await page.goto(shop.origin + path);
        expect([path, answer?.status()]).toEqual([path, 500]);
        await expect(page.getByRole('heading', { level: 1, name: TEXTS[locale].failure.heading })).toBeVisible();
      }
    });
  }
});
