import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api';
import { createReadCountry } from './read-country';

const SECRET = 'known-to-shop-and-api';
const DUTCH = { 'x-client-country': 'NL' };

describe('the country of a visitor', () => {
  it('is what the shop’s server says (API-03) (API-04)', () => {
    const readCountry = createReadCountry(SECRET);
    expect(readCountry({ headers: { 'x-forwarding-secret': SECRET, ...DUTCH } })).toBe('NL');
    expect(readCountry({ headers: { 'x-forwarding-secret': SECRET } })).toBeNull();
    expect(readCountry({ headers: { 'x-forwarding-secret': SECRET, 'x-client-country': 'US' } })).toBeNull();
  });

  it('is not believed of anybody else', () => {
    expect(createReadCountry(SECRET)({ headers: DUTCH })).toBeNull();
    expect(createReadCountry(SECRET)({ headers: { 'x-forwarding-secret': 'guessed', ...DUTCH } })).toBeNull();
    expect(createReadCountry(undefined)({ headers: { 'x-forwarding-secret': '', ...DUTCH } })).toBeNull();
  });

  describe('over HTTP', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi({ env: { FORWARDING_SECRET: SECRET, ADHOC_QUERIES: 'on' } });
    });
    afterAll(() => api.close());

    async function ask(headers: Record<string, string>) {
      const answer = await fetch(api.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'de', ...headers },
        body: JSON.stringify({ query: '{ checkIpCountry { code name isDeliverable } }' }),
      });
      const { data } = (await answer.json()) as { data: unknown };
      return data;
    }

    it('has its name and whether we deliver there, for each visitor (API-02)', async () => {
      const from = (country: string) => ask({ 'x-forwarding-secret': SECRET, 'x-client-country': country });
      expect(await from('NL')).toEqual({ checkIpCountry: { code: 'NL', name: 'Niederlande', isDeliverable: true } });
      expect(await from('FR')).toEqual({ checkIpCountry: { code: 'FR', name: 'Frankreich', isDeliverable: false } });
      expect(await ask(DUTCH)).toEqual({ checkIpCountry: null });
    });
  });
});
