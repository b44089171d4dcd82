import { afterEach, expect, it, vi } from 'vitest';
import { orderDocument } from './order-document';

afterEach(() => vi.unstubAllGlobals());

const TOKEN = 'a'.repeat(43);

const fetchFile = (cookie: string, path = '/api/order-documents/107312/confirmation.pdf?locale=de') =>
  orderDocument(new Request(`http://shop.example${path}`, { headers: { cookie } }));

const apiAnswers = (status: number) => {
  const api = vi.fn(async (_url: URL, _init: RequestInit) => new Response('content', { status }));
  vi.stubGlobal('fetch', api);
  return api;
};

it('tells the API the token of the order’s link in a header, and in no address (DB-08)', async () => {
  const api = apiAnswers(200);
  const cookie = `session=s; order-link-107313=other; order-link-107312=${TOKEN}`;
  expect(await (await fetchFile(cookie)).text()).toBe('content');
  const [url, init] = api.mock.calls[0] ?? [];
  expect(url?.href).toMatch(/\/api\/order-documents\/107312\/confirmation\.pdf\?locale=de$/);
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
});

it('tells it the session alone where there is no link (DB-22)', async () => {
  const api = apiAnswers(200);
  await fetchFile('session=s');
  const headers = new Headers(api.mock.calls[0]?.[1].headers);
  expect([headers.get('cookie'), headers.get('authorization')]).toEqual(['session=s', null]);
});

it('leads to the page of the order where neither is left, and has nothing of another order (DB-08, DB-33)', async () => {
  apiAnswers(401);
  const ended = await fetchFile('');
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/bestellung/107312']);
  const api = apiAnswers(404);
  expect((await fetchFile(`order-link-107313=${TOKEN}`)).status).toBe(404);
  expect((await fetchFile('', '/api/order-documents/0/confirmation.pdf')).status).toBe(404);
  expect(api).toHaveBeenCalledTimes(1);
});
