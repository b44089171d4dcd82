import { describe, expect, it } from 'vitest';
import { createApp } from '../http/create-app';
import { filmRoutes } from './film-routes';
import { tagRoutes } from './tag-routes';

describe('the vendors that the sandbox plays', () => {
  it('run a tag that reports what the page says before and after its script', async () => {
    const app = createApp([tagRoutes()]);
    const script = await (await app.request('/tag/gtm.js?id=GTM-1')).text();
    const window: { dataLayer: object[] } = { dataLayer: [{ event: 'gtm.js' }] };
    const document = { currentScript: { src: 'http://localhost/tag/gtm.js?id=GTM-1' }, cookie: '' };
    const sent: Promise<Response>[] = [];
    const send = (address: URL, init: RequestInit) => {
      sent.push(Promise.resolve(app.request(address.pathname + address.search, init)));
    };
    new Function('window', 'document', 'fetch', script)(window, document, send);
    window.dataLayer.push({ event: 'page_view' });
    await Promise.all(sent);
    expect(await (await app.request('/api/tag')).json()).toEqual([
      { id: 'GTM-1', event: { event: 'gtm.js' } },
      { id: 'GTM-1', event: { event: 'page_view' } },
    ]);
    expect(document.cookie).toMatch(/^_ga=/);
    expect(window.dataLayer).toHaveLength(2);
    await app.request('/api/tag', { method: 'DELETE' });
    expect(await (await app.request('/api/tag')).json()).toEqual([]);
    expect((await app.request('/tag/collect', { method: 'POST', body: 'no json' })).status).toBe(400);
  });

  it('show players in the frames of other pages, and nothing that runs', async () => {
    const app = createApp([filmRoutes()]);
    for (const path of ['/embed/abcdefghijk', '/video/123456']) {
      const answer = await app.request(`${path}?autoplay=1`);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
      expect(await answer.text()).toContain(path.split('/')[2]);
    }
  });
});
