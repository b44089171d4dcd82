import { afterEach, expect, it, vi } from 'vitest';
import { proxyWebhook } from './proxy-webhook';

afterEach(() => vi.unstubAllGlobals());

const webhook = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/api/webhooks/storyblok?x=1', { method: 'POST', headers, body });

it('sends a webhook on byte for byte, with its signature (CM-16)', async () => {
  const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0x7d]);
  expect((await proxyWebhook(webhook(bytes, { 'webhook-signature': 'abc', cookie: 'session=1' }))).status).toBe(204);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://localhost:4000/api/webhooks/storyblok');
  expect(init?.body).toEqual(bytes);
  expect(init?.headers).toMatchObject({ 'webhook-signature': 'abc' });
  expect(init?.headers).not.toHaveProperty('cookie');
});

it('sends the credentials of a vendor on that has no signature of the whole', async () => {
  const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 200 }));
  vi.stubGlobal('fetch', sent);
  await proxyWebhook(webhook('{}', { authorization: 'Basic dmVuZG9y' }));
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Basic dmVuZG9y' });
  expect(sent.mock.calls[0]?.[1]?.headers).not.toHaveProperty('webhook-signature');
});

it('answers what the API answers', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 401 }));
  const response = await proxyWebhook(webhook('{}'));
  expect(response.status).toBe(401);
  expect(await response.text()).toBe('');
});

it('refuses more than 64 KB, and says when the API is away', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new Error('refused');
  });
  expect((await proxyWebhook(webhook('x'.repeat(64 * 1024 + 1)))).status).toBe(413);
  expect((await proxyWebhook(webhook('{}'))).status).toBe(503);
});
