import { afterEach, expect, it, vi } from 'vitest';
import { isApiUp } from './api-health';
import { answerInOutage, isOwnRequest } from './outage';

afterEach(() => vi.unstubAllGlobals());

const visit = new Request('http://shop.example/produkte?page=2', { headers: { cookie: 'locale=nl' } });

it('shows what the cache has while the API is down', async () => {
  const shop = vi.fn(async (_url: string, _init: RequestInit) => new Response('<h1>Terrassendielen</h1>'));
  vi.stubGlobal('fetch', shop);
  const answer = await answerInOutage(visit, 'de');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Terrassendielen');
  expect(shop.mock.calls[0]?.[0]).toBe('http://localhost:3000/produkte?page=2');
  expect(isOwnRequest(new Headers(shop.mock.calls[0]?.[1].headers))).toBe(true);
  expect(isOwnRequest(new Headers({ 'x-geven-outage': '1' }))).toBe(false);
});

it('passes the page on without what Next says to its own proxy, which would take the inner path for an order', async () => {
  const headers = { 'x-middleware-rewrite': '/de/incl/listing/_/_/v', 'content-length': '5', 'x-nextjs-cache': 'HIT' };
  vi.stubGlobal('fetch', async () => new Response('<h1/>', { headers }));
  const answer = await answerInOutage(visit, 'de');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    'x-nextjs-cache': 'HIT',
  });
});

it("says in the reader's language that a page cannot be shown, with a status that says so too (ER-13, ER-19)", async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  const answer = await answerInOutage(visit, 'nl');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  const html = await answer.text();
  expect(html).toContain('lang="nl-NL"');
  expect(html).toContain('<title>Fout | Geven</title>');
  expect(html).toContain('Er is een fout opgetreden');
});

it('asks the API at most every two seconds, and notices that it is back', async () => {
  const health = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', health);
  const start = 10_000;
  expect(await isApiUp(start)).toBe(false);
  expect(await isApiUp(start + 1999)).toBe(false);
  expect(health).toHaveBeenCalledTimes(1);
  health.mockImplementation(async () => new Response('{}'));
  expect(await isApiUp(start + 2000)).toBe(true);
});

it('does not take a slow API for one that is down', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')));
  expect(await isApiUp(1_000_000)).toBe(true);
});
