import { afterEach, expect, it, vi } from 'vitest';
import { invoiceFile } from './invoice-file';

afterEach(() => vi.unstubAllGlobals());

const fetchFile = () =>
  invoiceFile(
    new Request('http://shop.example/api/invoices/RE2026-00001.pdf?locale=de', { headers: { cookie: 'session=s' } }),
  );

const apiAnswers = (status: number) => {
  const api = vi.fn(async (_url: URL, _init: RequestInit) => new Response('content', { status }));
  vi.stubGlobal('fetch', api);
  return api;
};

it('brings an invoice from the API, which is told whose the session is (DB-22)', async () => {
  const api = apiAnswers(200);
  expect(await (await fetchFile()).text()).toBe('content');
  expect(api.mock.calls[0]?.[0].pathname).toBe('/api/invoices/RE2026-00001.pdf');
  expect(new Headers(api.mock.calls[0]?.[1].headers).get('cookie')).toBe('session=s');
});

it('leads to a new login where the last one has ended, and has nothing of another customer (DB-33)', async () => {
  apiAnswers(401);
  const ended = await fetchFile();
  expect([ended.status, ended.headers.get('location')]).toEqual([
    303,
    '/api/account/ended?route=dashboardInvoices&locale=de',
  ]);
  apiAnswers(404);
  expect((await fetchFile()).status).toBe(404);
});
