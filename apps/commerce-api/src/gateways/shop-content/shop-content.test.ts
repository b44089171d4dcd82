import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createShopContent } from './shop-content';

const texts = { path: '/t/terms', title: 'Terms', intro: 'Of orders.', headings: ['Delivery'] };

async function readFrom(status: number, body: unknown) {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/content' ? status : 404).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await createShopContent({ shopUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }).read();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('reads the pages that the shop names', async () => {
  const pages = [{ nl: texts, en: texts, de: texts }];
  expect(await readFrom(200, pages)).toEqual(pages);
});

it('fails on any other answer of the shop', async () => {
  await expect(readFrom(503, [])).rejects.toThrow('503');
  await expect(readFrom(200, [{ de: texts }])).rejects.toThrow();
  const elsewhere = { ...texts, path: 'https://elsewhere.example' };
  await expect(readFrom(200, [{ nl: elsewhere, en: texts, de: texts }])).rejects.toThrow();
});
