import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer } from '../create-server';
import { TEST_CLIENT } from '../testing/unlimited';
import { createOdooWebhookEndpoint } from './odoo-webhook-endpoint';

const SECRET = 'a secret of Odoo';

describe('POST /api/webhooks/odoo', () => {
  let server: Server;
  let address: string;
  const onChange = vi.fn();
  const lines: string[] = [];

  beforeAll(async () => {
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const endpoint = createOdooWebhookEndpoint({ secret: SECRET, onChange });
    server = createHttpServer(
      createServer({ readClient: () => TEST_CLIENT, log, endpoints: { '/api/webhooks/odoo': endpoint } }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/odoo`;
  });
  beforeEach(() => onChange.mockClear());
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const post = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${address}${query}`, { method: 'POST', headers, body: '{"_model":"product.template","_id":1}' });

  it('takes the secret in the address, as Odoo sends it, or in a header', async () => {
    expect((await post(`?secret=${encodeURIComponent(SECRET)}`)).status).toBe(204);
    expect((await post('', { 'x-webhook-secret': SECRET })).status).toBe(204);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('refuses everything else, and does nothing', async () => {
    expect((await post('')).status).toBe(403);
    expect((await post('?secret=')).status).toBe(403);
    expect((await post('?secret=a%20secret')).status).toBe(403);
    expect((await post(`?secret=${encodeURIComponent(SECRET)}`, { 'x-webhook-secret': 'other' })).status).toBe(403);
    expect((await fetch(`${address}?secret=${encodeURIComponent(SECRET)}`)).status).toBe(405);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not write the secret into the log', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('secret');
  });
});
