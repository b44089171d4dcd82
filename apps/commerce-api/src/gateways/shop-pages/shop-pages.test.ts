import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createShopPages } from './shop-pages';

const SECRET = 'a-secret-of-some-length';

describe('createShopPages', () => {
  let shop: Server;
  let asked: { path: string; authorization: string; body: unknown }[];
  let shopUrl: string;
  beforeEach(async () => {
    asked = [];
    shop = createServer(async (request, response) => {
      const { method, url, headers } = request;
      const text = (await request.toArray()).join('');
      asked.push({ path: `${method} ${url}`, authorization: headers.authorization ?? '', body: JSON.parse(text) });
      response.writeHead(headers.authorization === `Bearer ${SECRET}` ? 200 : 401).end('{}');
    }).listen(0);
    await once(shop, 'listening');
    shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    shop.closeAllConnections();
    shop.close();
  });

  it('names the tags to the shop, with the secret', async () => {
    await createShopPages({ shopUrl, secret: SECRET }).expire(['day']);
    const body = { tags: ['day'] };
    expect(asked).toEqual([{ path: 'POST /api/revalidate', authorization: `Bearer ${SECRET}`, body }]);
  });

  it('fails when the shop refuses, without naming the secret', async () => {
    const expiring = createShopPages({ shopUrl, secret: 'another-secret-here' }).expire(['catalogue']);
    await expect(expiring).rejects.toThrow('The shop answered 401 when told that pages are stale');
  });

  it('fails when there is no shop', async () => {
    shop.closeAllConnections();
    shop.close();
    await expect(createShopPages({ shopUrl, secret: SECRET }).expire(['day'])).rejects.toThrow();
  });
});
