import { describe, expect, it } from 'vitest';
import { browserRoutes } from './browser-routes';
import de from './translations/de-DE.json' with { type: 'json' };
import nl from './translations/nl-NL.json' with { type: 'json' };

const app = browserRoutes();
const SHOPPER = '/checkoutshopper/test';

/** Beginnings of the keys that cards, redirects and their errors show. */
const SHOWN =
  /^(?:creditCard|cc|3ds|err|error(?!\.giftcard)|errorPanel|field|form|invalid)\.|^(?:loading|loaded|close|continue)$/;

describe('what the vendor’s library asks for', () => {
  it('is had from a shop on another origin', async () => {
    for (const [path, method] of [
      [`${SHOPPER}/v3/bin/binLookup`, 'POST'],
      [`${SHOPPER}/sdk/6.45.2/translations/de-DE.json`, 'GET'],
      ['/checkoutanalytics/v3/analytics', 'POST'],
    ] as const) {
      const headers = { origin: 'http://shop.example', 'access-control-request-method': method };
      const answer = await app.request(path, { method: 'OPTIONS', headers });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('has every text of cards in Dutch and German', async () => {
    const file = import.meta
      .resolve('@adyen/adyen-web')
      .replace(/index\.js$/, 'packages/server/translations/en-US.json.js');
    const { default: english } = (await import(/* @vite-ignore */ file)) as { default: Record<string, string> };
    const keys = Object.keys(english).filter((key) => SHOWN.test(key));
    expect(keys.length).toBeGreaterThan(60);
    for (const texts of [nl, de] as Record<string, string>[]) {
      expect(keys.filter((key) => !texts[key])).toEqual([]);
      expect(Object.keys(texts).filter((key) => !(key in english))).toEqual([]);
      // What is filled in has the same places.
      const places = (text = '') => text.match(/%\{\w+\}|%@/g) ?? [];
      for (const key of Object.keys(texts)) expect(places(texts[key])).toEqual(places(english[key]));
    }
    const answer = await app.request(`${SHOPPER}/sdk/6.45.2/translations/de-DE.json`);
    expect(await answer.json()).toEqual(de);
    expect((await app.request(`${SHOPPER}/sdk/6.45.2/translations/constructor`)).status).toBe(404);
  });

  it('says which brand a number is of, and whether the shop takes it', async () => {
    const ask = async (digits: string) => {
      const body = JSON.stringify({
        encryptedBin: `test_${digits}`,
        requestId: 'bin',
        supportedBrands: ['visa', 'mc'],
      });
      return (await app.request(`${SHOPPER}/v3/bin/binLookup?token=test_KEY`, { method: 'POST', body })).json();
    };
    expect(await ask('411111')).toMatchObject({ requestId: 'bin', brands: [{ brand: 'visa', supported: true }] });
    expect(await ask('360066')).toMatchObject({ brands: [{ brand: 'diners', supported: false }] });
    expect(await ask('999999')).toEqual({ requestId: 'bin', brands: [] });
  });

  it('has marks of brands, drawn by nobody else', async () => {
    const mark = await app.request(`${SHOPPER}/images/logos/visa.svg`);
    expect(mark.headers.get('content-type')).toBe('image/svg+xml');
    expect(await mark.text()).toContain('<title>Visa</title>');
    expect((await app.request(`${SHOPPER}/images/logos/toString.svg`)).status).toBe(404);
  });

  it('gives an attempt its id, and recognises no devices', async () => {
    const attempt = await app.request('/checkoutanalytics/v3/analytics?clientKey=test_KEY', { method: 'POST' });
    expect(await attempt.json()).toEqual({ checkoutAttemptId: expect.stringMatching(/^sandbox-/) });
    const risk = await app.request(`${SHOPPER}/assets/html/test_KEY/dfp.1.0.0.html`);
    expect(await risk.text()).not.toContain('<script');
  });
});
