import { FORWARDING_HEADERS } from '@geven/odoo-sdk/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api';

const SECRET = 'a-secret-of-the-shop';
const FROM_SHOP = { [FORWARDING_HEADERS.secret]: SECRET };
const FORM = JSON.stringify({ values: { question: 'Größe? '.repeat(3000) }, refusals: [] });

describe('the endpoint of refused forms', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { FORWARDING_SECRET: SECRET } });
  });
  afterAll(() => api.close());

  const forms = () => api.url.replace('/api/graphql', '/api/refused-forms/');
  const keep = (headers: Record<string, string>, body = FORM) => fetch(forms(), { method: 'POST', body, headers });
  const sessionOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((pair) => pair.startsWith('__Host-session=')) ?? '';

  it('keeps a form for the session of its visitor, makes one where there is none, and returns it whole', async () => {
    const kept = await keep(FROM_SHOP);
    expect(kept.status).toBe(201);
    const cookie = sessionOf(kept);
    const { id } = (await kept.json()) as { id: string };
    const found = await fetch(forms() + id, { headers: { ...FROM_SHOP, cookie } });
    expect(await found.json()).toEqual({ form: FORM });
    const again = await keep({ ...FROM_SHOP, cookie });
    expect(sessionOf(again)).toBe('');
  });

  it('returns nothing to another session, nor for what is no id', async () => {
    const { id } = (await (await keep(FROM_SHOP)).json()) as { id: string };
    const cookie = sessionOf(await keep(FROM_SHOP));
    for (const path of [id, '1', '../x', `${id}0`]) {
      expect((await fetch(forms() + path, { headers: { ...FROM_SHOP, cookie } })).status).toBe(404);
    }
    expect((await fetch(forms() + id, { headers: FROM_SHOP })).status).toBe(404);
  });

  it('answers the server of the shop alone, forms of a megabyte at most', async () => {
    expect((await keep({})).status).toBe(403);
    expect((await keep({ [FORWARDING_HEADERS.secret]: 'a guess of the secret' })).status).toBe(403);
    expect((await keep(FROM_SHOP, 'x'.repeat(1_000_001))).status).toBe(413);
    expect((await fetch(forms(), { method: 'PUT', headers: FROM_SHOP })).status).toBe(405);
  });
});
