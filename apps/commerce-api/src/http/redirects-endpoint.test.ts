import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api';

describe('GET /api/redirects', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const redirects = (init?: RequestInit) => fetch(new URL('/api/redirects', api.url), init);
  const listIn = async (locale: string) =>
    (await (await redirects({ headers: { 'accept-language': locale } })).json()) as { from: string; to: string }[];

  it('answers a list of from and to, filled with the sample range (API-68)', async () => {
    const response = await redirects();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toContainEqual({ from: 'agb', to: '/t/terms' });
    for (const each of await listIn('de')) expect(Object.keys(each)).toEqual(['from', 'to']);
  });

  it('answers in the language of the request', async () => {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query(`insert into search_redirects ("from", locale, "to") values ('agb', 'nl', '/t/privacy')`);
    await client.end();
    const targetOf = async (locale: string) =>
      (await listIn(locale)).filter(({ from }) => from === 'agb').map(({ to }) => to);
    expect(await targetOf('nl')).toEqual(['/t/privacy']);
    expect(await targetOf('de')).toEqual(['/t/terms']);
  });

  it('accepts only GET and HEAD', async () => {
    expect((await redirects({ method: 'POST', body: '[]' })).status).toBe(405);
  });
});
