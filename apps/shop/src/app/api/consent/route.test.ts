import { beforeEach, expect, it, vi } from 'vitest';

let sent: Record<string, string> = {};
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (sent[name] === undefined ? undefined : { value: sent[name] }),
    getAll: () => Object.entries(sent).map(([name, value]) => ({ name, value })),
  }),
}));
vi.stubEnv('TAG_ID_DE', 'GTM-1');
vi.stubEnv('YOUTUBE_PLAYER_URL', 'https://play.example');
const { POST } = await import('./route');
beforeEach(() => {
  sent = {};
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://shop.example/api/consent', {
      method: 'POST',
      body: new URLSearchParams({ locale: 'de', path: '/produkte?page=2', ...fields }),
      headers: { host: 'shop.example', ...headers },
    }),
  );

it('notes a choice and goes back to the page (CK-07)', async () => {
  const answer = await post({ choice: 'all' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/produkte?page=2']);
  expect(answer.headers.getSetCookie()).toEqual([
    'consent=1.analytics-yes.video-yes; Path=/; Max-Age=15552000; SameSite=Lax',
  ]);
});

it('decides only what is set up in the language of the page', async () => {
  expect((await post({ choice: 'all', locale: 'nl' })).headers.getSetCookie()[0]).toMatch(/^consent=1\.video-yes;/);
});

it('ends the cookies of the tag when consent to it is withdrawn', async () => {
  sent = { consent: '1.analytics-yes', _ga: 'GA1.1', locale: 'de' };
  const lines = (await post({ choice: 'none' })).headers.getSetCookie();
  expect(lines[0]).toMatch(/^consent=1\.analytics-no\.video-no;/);
  expect(lines.slice(1)).toEqual(['_ga=; Path=/; Max-Age=0', '_ga=; Path=/; Max-Age=0; Domain=shop.example']);
});

it('notes nothing for another site or an unknown choice, and leads nowhere else', async () => {
  expect((await post({ choice: 'all' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ choice: 'yes' })).headers.getSetCookie()).toEqual([]);
  expect((await post({ choice: 'all', path: '//evil.example' })).headers.get('location')).toBe('/');
});
