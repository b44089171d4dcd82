import { expect, test } from '@playwright/test';
import { PATHS } from './buying';
import { TEXTS } from './texts';

const HEADING = {
  de: 'Diese Seite wurde nicht gefunden',
  nl: 'Deze pagina is niet gevonden',
  en: 'This page was not found',
} as const;
const DETAIL = {
  de: 'Diese Seite konnte nicht gefunden werden',
  nl: 'Deze pagina kon niet worden gevonden',
  en: 'This page could not be found',
} as const;
const APOLOGY = {
  de: 'Wir bitten um Entschuldigung, dieses Produkt ist derzeit nicht verfügbar.',
  nl: 'Onze excuses, dit product is momenteel niet beschikbaar.',
  en: 'Our apologies, this product is currently unavailable.',
} as const;
const TITLE = { de: 'Seite nicht gefunden', nl: 'Pagina niet gevonden', en: 'Page not found' } as const;

test.describe('an address that leads nowhere says so with status 404 and where to go (ER-01, ER-05, ER-10, ER-13, ER-19)', () => {
  for (const locale of ['de', 'nl', 'en'] as const) {
    test(`in ${locale}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      for (const path of ['/gibt-es-nicht', '/produkte/a/b/c/d/e/f']) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING[locale]);
        await expect(page.getByText(DETAIL[locale])).toBeVisible();
        await expect(page.getByText(APOLOGY[locale])).toHaveCount(0);
        await expect(page).toHaveTitle(new RegExp(`^${TITLE[locale]}`));
        await expect(page.getByRole('searchbox')).toBeVisible();
        const { allProducts, notFound } = TEXTS[locale].common;
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: allProducts })).toHaveAttribute('href', PATHS[locale].products);
        await expect(main.getByRole('link', { name: notFound.quote })).toHaveAttribute('href', '/contact/quote');
      }
    });
  }
});

test('a missing page offers searches to try and what timber is for (ER-01)', async ({ page, request }) => {
  await page.goto('/gibt-es-nicht');
  const main = page.getByRole('main');
  const { examples } = TEXTS.de.catalogue;
  const example = main.getByRole('link', { name: examples.board });
  await expect(example).toBeVisible();
  expect((await request.get((await example.getAttribute('href')) ?? '')).status()).toBe(200);
  await main.getByRole('link', { name: TEXTS.de.home.application.terrace, exact: true }).click();
  await expect(page).toHaveURL(/\/produkte\/__application\.terrace$/);
});

test('only an address of products apologises for a product (ER-02)', async ({ page, context, baseURL }) => {
  for (const locale of ['de', 'nl', 'en'] as const) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto(`/${{ de: 'produkte', nl: 'producten', en: 'products' }[locale]}/x-y-z`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING[locale]);
    await expect(page.getByText(APOLOGY[locale])).toBeVisible();
    await expect(page.getByText(DETAIL[locale])).toHaveCount(0);
  }
});

test('the page of an address that leads nowhere is there before scripts run (ER-01, ER-10)', async ({ request }) => {
  for (const path of ['/gibt-es-nicht', '/produkte/keine-kategorie']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<html[^>]* lang="de-DE"/);
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${HEADING.de}`));
    expect(html, path).toContain(`<title>${TITLE.de}`);
  }
});

test('a slug that is no number and no category is not found; six slugs neither (RT-04, RT-09)', async ({ request }) => {
  expect((await request.get('/produkte/terrasse/keine-kategorie')).status()).toBe(404);
  expect((await request.get('/produkte/a/b/c/d/e/f')).status()).toBe(404);
});

test('an address whose parts are not what they must be is not found, and no error (ER-11)', async ({ request }) => {
  for (const path of [
    // An id of more than 32 bits, one that is none, and a barcode with something after it.
    '/produkte/diele/9999999999',
    '/produkte/diele/41a',
    '/produkte/diele/-1',
    '/produkte/barcode/4012345678901/2',
    '/produkte/%00/41/x',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect([path, /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]]).toEqual([path, HEADING.de]);
  }
});

test('no address carries a language (RT-32)', async ({ request }) => {
  for (const path of ['/de', '/nl', '/en', '/de/produkte', '/nl/winkelwagen', '/en/cart', '/de/incl']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the search of a missing page asks what one is looking for, and sends it in lower case to the search (ER-03, ER-04)', async ({
  page,
  context,
  baseURL,
}) => {
  const placeholders = { de: 'Wonach suchen Sie?', nl: 'Waar bent u naar op zoek?', en: 'What are you looking for?' };
  for (const [locale, route] of [
    ['de', 'suche'],
    ['nl', 'zoek'],
    ['en', 'search'],
  ] as const) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto('/gibt-es-nicht');
    const field = page.getByRole('main').locator('input[name=q]');
    await expect(field).toHaveAttribute('placeholder', placeholders[locale]);
    await field.fill('BANGKIRAI 25');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${route}\\?q=bangkirai\\+25$`));
  }
});
