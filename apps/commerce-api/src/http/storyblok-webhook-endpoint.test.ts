import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer } from '../create-server';
import { TEST_CLIENT } from '../testing/unlimited';
import { createStoryblokWebhookEndpoint } from './storyblok-webhook-endpoint';

const sign = (body: string) => createHmac('sha1', 'a secret').update(body).digest('hex');
const published = JSON.stringify({
  text: 'published',
  action: 'published',
  space_id: 12,
  story_id: 7,
  full_slug: 't/x',
});

describe('POST /api/webhooks/storyblok (CM-16)', () => {
  let server: Server;
  let address: string;
  const onChange = vi.fn();

  beforeAll(async () => {
    const isSigned = (body: string, signature: string) => sign(body) === signature;
    const endpoint = createStoryblokWebhookEndpoint({ isSigned, space: 12, onChange });
    const path = '/api/webhooks/storyblok';
    const log = pino({ level: 'silent' });
    server = createHttpServer(createServer({ readClient: () => TEST_CLIENT, log, endpoints: { [path]: endpoint } }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  });
  beforeEach(() => onChange.mockClear());
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const post = async (body: string, signature = sign(body)) =>
    (await fetch(address, { method: 'POST', headers: { 'webhook-signature': signature }, body })).status;

  it('says which story changed', async () => {
    expect(await post(published)).toBe(204);
    expect(onChange.mock.calls).toEqual([[7]]);
  });

  it('says that something changed where no story is named', async () => {
    expect(await post(JSON.stringify({ action: 'entries_updated', space_id: 12 }))).toBe(204);
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  it('refuses what is unsigned, changed after it was signed, or of another space', async () => {
    expect(await post(published, '')).toBe(401);
    expect(await post(published.replace('7', '8'), sign(published))).toBe(401);
    expect((await fetch(address, { method: 'POST', body: published })).status).toBe(401);
    expect(await post(published.replace('12', '13'))).toBe(400);
    expect(await post('{"space_id":12,')).toBe(400);
    expect(await post('null')).toBe(400);
    expect((await fetch(address)).status).toBe(405);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('refuses more than 64 KB', async () => {
    expect(await post(JSON.stringify({ space_id: 12, text: 'x'.repeat(64 * 1024) }))).toBe(413);
    expect(onChange).not.toHaveBeenCalled();
  });
});
