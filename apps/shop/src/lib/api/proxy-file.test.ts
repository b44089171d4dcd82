import { afterEach, expect, it, vi } from 'vitest';
import { proxyFile } from './proxy-file';

afterEach(() => vi.unstubAllGlobals());

const PATH = '/api/pictures/4f2a/faces/oak-smooth.webp/m/360x442';

it('asks the API for the same address and brings back what caches must know', async () => {
  const api = vi.fn(async (_url: URL, _init: RequestInit) => {
    const headers = { 'content-type': 'image/avif', etag: '"x"', vary: 'Accept', 'cache-control': 'public' };
    return new Response('bytes', { headers: { ...headers, 'set-cookie': 'a=b' } });
  });
  vi.stubGlobal('fetch', api);
  const headers = { accept: 'image/avif', cookie: 'session=s', 'if-none-match': '"y"' };
  const answer = await proxyFile(new Request(`http://shop.example${PATH}?locale=nl`, { headers }));
  const [url, init] = api.mock.calls[0] ?? [];
  expect(url?.pathname).toBe(PATH);
  expect(url?.search).toBe('?locale=nl');
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({ accept: 'image/avif', 'if-none-match': '"y"' });
  expect(await answer.text()).toBe('bytes');
  expect(answer.headers.get('vary')).toBe('Accept');
  expect(answer.headers.get('etag')).toBe('"x"');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('passes a 304 on without a body, and says when the API is down', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 304, headers: { etag: '"x"' } }));
  const known = await proxyFile(new Request(`http://shop.example${PATH}`));
  expect([known.status, await known.text()]).toEqual([304, '']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const down = await proxyFile(new Request(`http://shop.example${PATH}`));
  expect([down.status, down.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

it('never leaves the API’s origin whatever the address says', async () => {
  const api = vi.fn(async (_url: URL) => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', api);
  await proxyFile(new Request('http://shop.example//evil.example/api/pictures/x'));
  expect(api.mock.calls[0]?.[0].host).toBe('localhost:4000');
});
