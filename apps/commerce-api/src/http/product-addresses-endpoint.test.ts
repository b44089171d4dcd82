import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../create-server';
import { TEST_CLIENT } from '../testing/unlimited';
import { createProductAddressesEndpoint } from './product-addresses-endpoint';

const PRODUCTS = Array.from({ length: 450 }, (_, index) => ({
  id: index + 1,
  slugs: { nl: `plank-${index}`, en: `board-${index}`, de: `brett-${index}` },
}));

describe('GET /api/product-addresses (RT-35)', () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const endpoint = createProductAddressesEndpoint({
      productAddresses: (offset, limit) => ({
        totalCount: PRODUCTS.length,
        addresses: PRODUCTS.slice(offset, offset + limit),
      }),
    });
    const log = pino({ level: 'silent' });
    const path = '/api/product-addresses';
    server = createHttpServer(createServer({ readClient: () => TEST_CLIENT, log, endpoints: { [path]: endpoint } }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('writes a line for every product of the range that is asked for', async () => {
    const response = await fetch(`${address}?offset=10&limit=430`);
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(PRODUCTS.slice(10, 440));
    expect(response.headers.get('x-total-count')).toBe('450');
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  });

  it('says how many there are without a line', async () => {
    const response = await fetch(`${address}?limit=0`);
    expect(await response.text()).toBe('');
    expect(response.headers.get('x-total-count')).toBe('450');
    expect((await fetch(address, { method: 'HEAD' })).headers.get('x-total-count')).toBe('450');
  });

  it('refuses what is no range and no question', async () => {
    for (const query of ['?offset=-1', '?limit=5001', '?limit=many', '?offset=1e9']) {
      expect((await fetch(address + query)).status, query).toBe(400);
    }
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  });
});
