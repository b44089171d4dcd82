import { afterEach, expect, it, vi } from 'vitest';
import { proxyGraphql } from './proxy-graphql';

afterEach(() => vi.unstubAllGlobals());

const call = (init: RequestInit = {}) =>
  new Request('http://shop.example/api/graphql', {
    method: 'POST',
    body: '{"documentId":"x"}',
    ...init,
    headers: { host: 'shop.example', 'content-type': 'application/json', cookie: 'session=s', ...init.headers },
  });

it('sends the cookies on and brings every cookie of the answer back', async () => {
  const api = vi.fn(async (_url: string, _init: RequestInit) => {
    const headers = new Headers({ 'content-type': 'application/json', 'x-request-id': 'r1' });
    headers.append('set-cookie', 'session=new; HttpOnly');
    headers.append('set-cookie', 'has-session=1');
    return new Response('{"data":{}}', { headers });
  });
  vi.stubGlobal('fetch', api);
  const answer = await proxyGraphql(call());
  expect(new Headers(api.mock.calls[0]?.[1].headers).get('cookie')).toBe('session=s');
  expect(answer.headers.getSetCookie()).toEqual(['session=new; HttpOnly', 'has-session=1']);
  expect(answer.headers.get('x-request-id')).toBe('r1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('answers in GraphQL form when the API is down', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const answer = await proxyGraphql(call());
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
});

it('refuses other sites and oversized bodies before the API is asked', async () => {
  const api = vi.fn();
  vi.stubGlobal('fetch', api);
  expect((await proxyGraphql(call({ headers: { 'sec-fetch-site': 'cross-site' } }))).status).toBe(403);
  expect((await proxyGraphql(call({ body: 'x'.repeat(512 * 1024 + 1) }))).status).toBe(413);
  expect(api).not.toHaveBeenCalled();
});
