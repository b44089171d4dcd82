import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveEndedLogin } from './ended-login';

afterEach(() => vi.unstubAllGlobals());

const visit = (query: string, cookie = 'session=x') =>
  leaveEndedLogin(new Request(`http://localhost:3000/api/account/ended?${query}`, { headers: { cookie } }));

function answer(partner: object | null, ...cookies: string[]) {
  vi.stubGlobal('fetch', async () => {
    const response = Response.json({ data: { loadUser: { partner } } });
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  });
}

describe('a login that has ended', () => {
  it('takes its cookies along and leads to a new one, and from there back (AU-17)', async () => {
    answer(null, 'session=; Path=/; Max-Age=0');
    const response = await visit('route=dashboardData&locale=nl');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/inloggen']);
    expect(response.headers.getSetCookie()).toEqual([
      'session=; Path=/; Max-Age=0',
      expect.stringMatching(/^odoo-user=; Max-Age=0;/),
      expect.stringMatching(/^intentRoute=dashboardData;/),
    ]);
  });

  it('leads back to the order that was to be seen (AU-17)', async () => {
    answer(null);
    const response = await visit('route=dashboardOrders.42&locale=nl');
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^intentRoute=dashboardOrders\.42;/));
    answer({ id: 3 });
    const back = await visit('route=dashboardOrders.42&locale=nl');
    expect(back.headers.get('location')).toBe('/dashboard/orders?order=42');
  });

  it('has everybody’s pages shown again to whoever had prices of their own (AU-19)', async () => {
    answer(null);
    const preferences = { showTaxPrice: 'VATExcluded', currentPricelist: { id: 0 } };
    const cookie = `geven-user=${encodeURIComponent(JSON.stringify(preferences))}`;
    const cookies = (await visit('route=dashboardData&locale=nl', cookie)).headers.getSetCookie();
    const own = cookies.find((line) => line.startsWith('geven-user='));
    expect(decodeURIComponent(own ?? '')).toContain('"showTaxPrice":"VATExcluded","currentPricelist":{"id":1}');
  });

  it('remembers no page that is none (AU-14)', async () => {
    answer(null);
    const response = await visit('route=//evil.example&locale=de');
    expect(response.headers.get('location')).toBe('/einloggen');
    expect(response.headers.getSetCookie().join()).not.toContain('intentRoute');
  });

  it('is never that of somebody who is still logged in, whoever made the link', async () => {
    answer({ id: 7 }, 'odoo-user=new');
    const response = await visit('route=dashboardOrders&locale=de');
    expect(response.headers.get('location')).toBe('/dashboard/orders');
    expect(response.headers.getSetCookie()).toEqual(['odoo-user=new']);
  });
});
