import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('redirects of searches', () => {
  const api = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  let redirectOfSearch: typeof import('./search-redirects').redirectOfSearch;
  let answerRedirects: typeof import('./search-redirects').answerRedirects;

  beforeEach(async () => {
    api.mockReset();
    vi.stubGlobal('fetch', api);
    vi.resetModules();
    ({ redirectOfSearch, answerRedirects } = await import('./search-redirects'));
  });

  const answer = (...list: { from: string; to: string }[]) => api.mockImplementation(async () => Response.json(list));

  it('are compared trimmed and in lower case (SR-04)', async () => {
    answer({ from: 'agb', to: '/t/terms' });
    expect(await redirectOfSearch('  AGB ', 'de')).toBe('/t/terms');
    expect(await redirectOfSearch('agbs', 'de')).toBeNull();
  });

  it('are asked for once a minute and language, and used once more while they are fetched again', async () => {
    answer({ from: 'agb', to: '/t/terms' });
    const begin = Date.now();
    await redirectOfSearch('a', 'de', begin);
    await redirectOfSearch('b', 'de', begin + 59_000);
    expect(api).toHaveBeenCalledTimes(1);
    expect(new Headers(api.mock.calls[0]?.[1].headers).get('accept-language')).toBe('de');
    answer({ from: 'agb', to: '/t/privacy' });
    expect(await redirectOfSearch('agb', 'de', begin + 61_000)).toBe('/t/terms');
    await vi.waitFor(async () => expect(await redirectOfSearch('agb', 'de', begin + 61_000)).toBe('/t/privacy'));
    await redirectOfSearch('agb', 'nl', begin + 61_000);
    expect(api).toHaveBeenCalledTimes(3);
  });

  it('never hold up a search when the list cannot be had', async () => {
    api.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await redirectOfSearch('agb', 'de')).toBeNull();
    api.mockResolvedValueOnce(new Response('busy', { status: 503 }));
    expect(await redirectOfSearch('agb', 'de')).toBeNull();
    api.mockResolvedValueOnce(Response.json({ agb: '/t/terms' }));
    expect(await redirectOfSearch('agb', 'de')).toBeNull();
    answer({ from: 'agb', to: '/t/terms' });
    expect(await redirectOfSearch('agb', 'de')).toBe('/t/terms');
  });

  it('are waited for by who asks for the list itself, longer than by a search', async () => {
    api.mockImplementation(
      (_url, { signal }) =>
        new Promise((resolve, reject) => {
          setTimeout(() => resolve(Response.json([{ from: 'agb', to: '/t/terms' }])), 400);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    expect(await redirectOfSearch('agb', 'de')).toBeNull();
    const listed = await answerRedirects(new Request('http://shop.invalid/api/redirects'));
    expect(await listed.json()).toEqual([{ from: 'agb', to: '/t/terms' }]);
  });

  it('stay in the shop and never go round in circles', async () => {
    answer(
      { from: 'a', to: 'https://evil.example/' },
      { from: 'b', to: '//evil.example' },
      { from: 'c', to: '/suche?q=D' },
      { from: 'd', to: '/suche?q=c' },
      { from: 'e', to: '/' },
      { from: 'f', to: '/produkte?q=douglasie' },
    );
    const targets = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((term) => redirectOfSearch(term, 'de')));
    expect(targets).toEqual([null, null, null, null, '/', '/produkte?q=douglasie']);
  });
});
