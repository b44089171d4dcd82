import { beforeEach, expect, it, vi } from 'vitest';
import { POST } from './route';

let userCookie: string | undefined;
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => userCookie && { value: userCookie } }) }));
beforeEach(() => {
  userCookie = undefined;
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://shop.example/api/preferences', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { host: 'shop.example', ...headers },
    }),
  );

it('switches the language, keeps it for a year and goes to the page in its own path (IN-03, CK-05)', async () => {
  const answer = await post({ locale: 'nl', path: '/producten?page=2' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/producten?page=2');
  expect(answer.headers.getSetCookie()).toEqual(['locale=nl; Path=/; Max-Age=31536000; SameSite=Lax']);
});

it('switches VAT and leaves the other preferences alone (CK-01)', async () => {
  userCookie = encodeURIComponent(JSON.stringify({ currentPricelist: { id: 9 }, availableCategIdsCacheKey: 'k' }));
  const [cookie = ''] = (await post({ showTaxPrice: 'VATExcluded', path: '/' })).headers.getSetCookie();
  const value = JSON.parse(decodeURIComponent(cookie.split(';')[0]?.split('=')[1] ?? ''));
  expect(value).toEqual({
    showTaxPrice: 'VATExcluded',
    currentPricelist: { id: 9 },
    availableCategIdsCacheKey: 'k',
    listingView: 'cards',
  });
});

it('ignores what it does not know, refuses other sites and leads nowhere else', async () => {
  expect((await post({ locale: 'xx', showTaxPrice: 'no' })).headers.getSetCookie()).toEqual([]);
  expect((await post({ path: '//evil.example' })).headers.get('location')).toBe('/');
  expect((await post({ locale: 'nl' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
