import { type APIRequestContext, expect, test } from '@playwright/test';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

async function readXml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toContain('application/xml');
  return response.text();
}

test('a search engine finds every page by the sitemap that robots.txt names (RT-35)', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const files = locations(await readXml(request, new URL(index).pathname));
  expect(files.map((file) => new URL(file).pathname)).toEqual([
    '/sitemaps/categories.xml',
    '/sitemaps/content.xml',
    '/sitemaps/products-1.xml',
  ]);

  const [categories = '', content = '', products = ''] = await Promise.all(
    files.map((file) => readXml(request, new URL(file).pathname)),
  );
  // The browser's own parser says whether it is XML.
  const roots = await page.evaluate(
    (texts) => texts.map((text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.localName),
    [categories, content, products],
  );
  expect(roots).toEqual(['urlset', 'urlset', 'urlset']);
  expect(locations(products).length % 3).toBe(0);
  expect(locations(products).length).toBeGreaterThan(1500);

  // Whatever it names may be indexed under that very address.
  const paths = [...locations(categories), ...locations(content), ...locations(products).slice(0, 3)].map(
    (address) => new URL(address).pathname,
  );
  const withFilter = paths.filter((path) => path.includes('__'));
  expect(withFilter.length).toBeGreaterThan(10);
  const ofContent = locations(content).map((address) => new URL(address).pathname);
  expect(ofContent).toEqual(expect.arrayContaining(['/blog', '/t/terms', '/s/bezorging', '/t/joist-spacing']));
  const sample = [...paths.slice(0, 8), ...withFilter.slice(0, 4), ...ofContent, ...paths.slice(-3)];
  for (const path of sample) {
    // As search engines ask: without cookies, and for the document alone.
    const response = await fetch(new URL(path, baseURL));
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(html, path).not.toMatch(/<meta[^>]*\sname="robots"/);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(canonical, baseURL).pathname, path).toBe(path);
  }
});

test('what the sitemap has no file for is not found', async ({ request }) => {
  for (const file of ['products-2.xml', 'products-0.xml', 'x.xml']) {
    expect((await request.get(`/sitemaps/${file}`)).status(), file).toBe(404);
  }
});

test('icons and the contact for weaknesses are where programs look for them', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-icon.png', 'image/png'],
    ['/icon.svg', 'image/svg+xml'],
    ['/.well-known/security.txt', 'text/plain'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
});

test('articles come as a feed in each language, and models are told where things are', async ({ page, request }) => {
  for (const [locale, title] of [
    ['de', 'Lärche oder Douglasie?'],
    ['nl', 'Lariks of douglas?'],
    ['en', 'Larch or Douglas fir?'],
  ] as const) {
    const feed = await readXml(request, `/blog/feed-${locale}.xml`);
    const found = await page.evaluate((text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const titles = [...xml.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
      return { root: xml.documentElement.localName, titles };
    }, feed);
    expect(found.root).toBe('feed');
    expect(found.titles.length).toBeGreaterThanOrEqual(5);
    expect(found.titles.join()).toContain(title.slice(0, 8));
  }
  expect((await request.get('/blog/feed-fr.xml')).status()).toBe(404);
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# /);
  expect(text).toContain('/s/lieferung');
});

test('a page says what a network shows beside its link, and its picture is there', async ({ page, request }) => {
  await page.goto('/t/lagerholzabstand');
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const answer = await request.get(new URL(picture).pathname, { headers: { accept: 'image/*' } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  expect(answer.headers()['cache-control']).toContain('immutable');
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  const types = data['@graph'].map((each: { '@type': string }) => each['@type']);
  expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', 'Article']));
});
