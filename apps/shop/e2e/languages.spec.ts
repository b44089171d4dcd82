import { deliveryWindow, formatDateRange, todayInBerlin } from '@geven/timber';
import { expect, test } from '@playwright/test';
import { findVariants } from './fill-cart';

const YEAR = 365 * 86_400;
/** Without the places where a long word may break. */
const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll('\u00AD', '');
const langOf = (html: string) => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];

test('a path of one language decides for it and notes it for a year (RT-33, CK-05)', async ({ page, context }) => {
  const response = await page.goto('/winkelwagen');
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'nl', path: '/' });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + YEAR - 600);
  // The noted language holds where an address belongs to none.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
});

test('with a noted language a foreign path leads to its own, query kept (RT-33)', async ({ request }) => {
  const get = (path: string, locale: string) =>
    request.get(path, { headers: { cookie: `locale=${locale}` }, maxRedirects: 0 });
  const redirects = [
    ['/winkelwagen', 'de', '/einkaufswagen'],
    ['/einkaufswagen', 'en', '/cart'],
    ['/products?q=28x145&sort=width,ASC', 'de', '/produkte?q=28x145&sort=width,ASC'],
    ['/produkte/__specie.oak', 'nl-NL', '/producten/__specie.oak'],
  ] as const;
  for (const [path, locale, target] of redirects) {
    const response = await get(path, locale);
    expect(response.status(), path).toBe(302);
    const location = new URL(response.headers().location ?? '', 'http://shop.test');
    expect(location.pathname + location.search).toBe(target);
  }
});

test('a product answers under the words of every language (RT-03, RT-33)', async ({ page, request }) => {
  const { path } = await findVariants(page);
  const rest = path.replace('/produkte', '');
  for (const [base, locale, lang] of [
    ['/produkte', 'nl', 'nl-NL'],
    ['/producten', 'en', 'en-US'],
    ['/product', 'de', 'de-DE'],
  ] as const) {
    const response = await request.get(base + rest, { headers: { cookie: `locale=${locale}` }, maxRedirects: 0 });
    expect(response.status(), base).toBe(200);
    expect(langOf(await response.text())).toBe(lang);
  }
});

test('all products answer under four bare paths (RT-02, RT-08)', async ({ request }) => {
  for (const [path, heading] of [
    ['/product', 'All products'],
    ['/products', 'All products'],
    ['/producten', 'Alle producten'],
    ['/produkte', 'Alle Produkte'],
  ] as const) {
    const response = await request.get(path, { headers: { cookie: '' }, maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(headingOf(html), path).toBe(heading);
    expect(html).toContain('/__specie.oak');
  }
});

test('terms, privacy statement and product information are there in every language (RT-23, RT-24, RT-25)', async ({
  request,
}) => {
  const headings = {
    '/t/terms': ['Algemene voorwaarden', 'Terms and conditions', 'Allgemeine Geschäftsbedingungen (AGB)'],
    '/t/privacy': ['Privacyverklaring', 'Privacy statement', 'Datenschutzerklärung'],
    '/t/imp-product-info': [
      'Belangrijke productinformatie',
      'Important product information',
      'Wichtige Produktinformationen',
    ],
  };
  for (const [path, [nl, en, de]] of Object.entries(headings)) {
    for (const [locale, heading] of Object.entries({ nl, en, de })) {
      const response = await request.get(path, { headers: { cookie: `locale=${locale}` }, maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(headingOf(await response.text())).toBe(heading);
      expect(response.headers()['cache-control'], path).toContain('private');
    }
  }
});

test('an unknown language is German (IN-02)', async ({ request }) => {
  const response = await request.get('/', { headers: { cookie: 'locale=xx', 'accept-language': 'fr' } });
  expect(langOf(await response.text())).toBe('de-DE');
});

test('one address in three languages is never mixed up, however often it is asked for (RT-36, RT-37, IN-05)', async ({
  request,
}) => {
  const expected = { de: 'de-DE', nl: 'nl-NL', en: 'en-US' } as const;
  const heading = { de: 'Holz für draußen.', nl: 'Hout voor buiten.', en: 'Outdoor timber.' } as const;
  const locales = ['de', 'nl', 'en', 'nl', 'de', 'en', 'en', 'de', 'nl'] as const;
  await Promise.all(
    locales.map(async (locale) => {
      const response = await request.get('/', { headers: { cookie: `locale=${locale}` } });
      const html = await response.text();
      expect(langOf(html)).toBe(expected[locale]);
      expect(html).toContain(heading[locale]);
      expect(response.headers()['cache-control']).toContain('private');
    }),
  );
});

test('no shared cache keeps a page, and no cache at all one of a single visitor (RT-36)', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path, { headers: { cookie: 'locale=de' } })).headers()['cache-control'];
  for (const path of ['/', '/produkte', '/t/terms']) expect(await policyOf(path), path).toBe('private, no-cache');
  for (const path of ['/einkaufswagen', '/suche?q=eiche', '/checkout/success', '/vergleichen']) {
    expect(await policyOf(path), path).toBe('private, no-store');
  }
});

test('pages name their canonical address and those of the other languages (RT-34, RT-31)', async ({ page }) => {
  await page.goto('/produkte/__specie.oak?page=2');
  const path = async (selector: string) =>
    new URL((await page.locator(selector).getAttribute('href')) ?? '', 'http://shop.test').pathname;
  expect(await path('link[rel=canonical]')).toMatch(/^\/produkte/);
  await page.goto('/produkte');
  expect(await path('link[rel=canonical]')).toBe('/produkte');
  for (const [lang, target] of [
    ['nl', '/producten'],
    ['en', '/products'],
    ['de', '/produkte'],
    ['x-default', '/produkte'],
  ] as const) {
    expect(await path(`link[rel=alternate][hreflang="${lang}"]`)).toBe(target);
  }
});

test('the language switch keeps the page and notes the language for a year (IN-03, CK-05)', async ({
  page,
  context,
}) => {
  await page.goto('/produkte/__specie.oak');
  await page.getByRole('button', { name: 'Niederländisch' }).click();
  await expect(page).toHaveURL(/\/producten\/__specie\.oak$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await expect(page.getByRole('button', { name: 'Nederlands' })).toHaveAttribute('aria-pressed', 'true');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('nl');
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + YEAR - 600);
});

test('links inside the shop use the words of the language (RT-05, RT-31)', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/products/__specie.oak');
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => /^\/(produkte|producten|einkaufswagen|winkelwagen)/.test(href ?? ''))).toEqual([]);
  expect(hrefs.some((href) => /^\/product\/[^/]+\/\d+$/.test(href ?? ''))).toBe(true);
});

test('the slug of another product, or of none, leads to the right one, kept nowhere (RT-05, RT-06)', async ({
  page,
}) => {
  const { path } = await findVariants(page);
  for (const [visit, slug] of [
    ['first', 'another-board'],
    ['second', 'another-board'],
    ['without a slug', 'product'],
  ] as const) {
    const foreign = path.replace(/[^/]+(?=\/\d+$)/, slug);
    const response = await page.request.get(foreign, { headers: { cookie: 'locale=de' }, maxRedirects: 0 });
    expect(response.status(), visit).toBe(302);
    expect(response.headers().location, visit).toBe(path);
    expect(response.headers()['cache-control'], visit).toContain('no-store');
  }
});

/** Days until the first variant of a product leaves the yard, as the API knows them. */
async function shortestDelay(id: number): Promise<number> {
  const answer = await fetch(`${process.env.API_URL ?? 'http://localhost:4000'}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query($id: Int!) { getProductTemplate(id: $id) { productVariants { saleDelay } } }',
      variables: { id },
    }),
  });
  const { data } = (await answer.json()) as {
    data: { getProductTemplate: { productVariants: { saleDelay: number }[] } };
  };
  return Math.min(...data.getProductTemplate.productVariants.map(({ saleDelay }) => saleDelay));
}

test('delivery counts from today and the shortest delay, longer in German, in the words of the language (PD-16, PD-17, IN-04, IN-05)', async ({
  page,
}) => {
  const { path } = await findVariants(page);
  const saleDelay = await shortestDelay(Number(path.split('/').at(-1)));
  for (const [locale, vat] of [
    ['de', 'inkl. 19 % MwSt.'],
    ['nl', 'incl. 21% btw'],
    ['en', 'incl. 21% VAT'],
  ] as const) {
    const response = await page.request.get(path, { headers: { cookie: `locale=${locale}` } });
    const html = (await response.text()).replaceAll('\u00a0', ' ');
    const { from, to } = deliveryWindow({ today: todayInBerlin(new Date()), saleDelay, locale });
    expect(html).toContain(formatDateRange(from, to, locale).replaceAll('\u00a0', ' '));
    expect(html).toContain(vat);
  }
});
