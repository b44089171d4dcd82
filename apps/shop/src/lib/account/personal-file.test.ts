import { afterEach, expect, it, vi } from 'vitest';
import { personalFile } from './personal-file';

afterEach(() => vi.unstubAllGlobals());

const fetchFile = (query = '?locale=de') =>
  personalFile(new Request(`http://shop.example/api/files/abc${query}`, { headers: { cookie: 'session=s' } }));

const apiAnswers = (status: number, headers: Record<string, string> = {}) => {
  const api = vi.fn(async (_url: URL, _init: RequestInit) => new Response('content', { status, headers }));
  vi.stubGlobal('fetch', api);
  return api;
};

it('brings the visitor’s file from the API, which is told whose the session is (LG-07)', async () => {
  const headers = { 'content-disposition': 'attachment; filename="x.json"', 'cache-control': 'no-store' };
  const api = apiAnswers(200, headers);
  const answer = await fetchFile();
  expect(new Headers(api.mock.calls[0]?.[1].headers).get('cookie')).toBe('session=s');
  expect(api.mock.calls[0]?.[0].pathname).toBe('/api/files/abc');
  expect(await answer.text()).toBe('content');
  expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
});

it('leads to a new login where the last one has ended, and asks for the password where it is old (LG-07)', async () => {
  apiAnswers(401);
  const ended = await fetchFile();
  expect([ended.status, ended.headers.get('location')]).toEqual([
    303,
    '/api/account/ended?route=dashboardPreferences&locale=de',
  ]);
  apiAnswers(403);
  const old = await fetchFile();
  expect(old.headers.get('location')).toBe('/dashboard/Preferences?login=export#export');
  expect(old.headers.get('cache-control')).toBe('no-store');
});

it('is as if there were none for another customer’s file (DB-33)', async () => {
  apiAnswers(404);
  expect((await fetchFile('')).status).toBe(404);
});
