import { type APIRequestContext, expect, test } from '@playwright/test';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

async function readXml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toContain('application/xml');
  return response.text();
}

test('a search engine finds every page by the sitemap that robots.txt names (RT-35)', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const files = locations(await readXml(request, new URL(index).pathname));
  expect(files.map((file) => new URL(file).pathname)).toEqual(['/sitemaps/categories.xml', '/sitemaps/products-1.xml']);

  const [categories = '', products = ''] = await Promise.all(
    files.map((file) => readXml(request, new URL(file).pathname)),
  );
  // The browser's own parser says whether it is XML.
  const roots = await page.evaluate(
    (texts) => texts.map((text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.localName),
    [categories, products],
  );
  expect(roots).toEqual(['urlset', 'urlset']);
  expect(locations(products).length % 3).toBe(0);
  expect(locations(products).length).toBeGreaterThan(1500);

  // Whatever it names may be indexed under that very address.
  const paths = [...locations(categories), ...locations(products).slice(0, 3)].map(
    (address) => new URL(address).pathname,
  );
  const withFilter = paths.filter((path) => path.includes('__'));
  expect(withFilter.length).toBeGreaterThan(10);
  const sample = [...paths.slice(0, 8), ...withFilter.slice(0, 4), ...paths.slice(-3)];
  for (const path of sample) {
    await page.context().clearCookies();
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('meta[name=robots]'), path).toHaveCount(0);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname, path).toBe(path);
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
