import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { overflow, watchFaults } from './page-faults';
import { fill, pattern, TEXTS } from './texts';

const { search, common, header } = TEXTS.de;

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The form's field; it is a combobox once somebody has gone to it. */
const field = (page: Page) => page.getByLabel(common.searchLabel).filter({ visible: true });
const options = (page: Page) => page.getByRole('listbox', { name: search.suggestions }).getByRole('option');
const products = (page: Page) => page.getByRole('group', { name: search.products }).getByRole('option');

/** Types as people do, after the code for suggestions has come. */
async function type(page: Page, term: string): Promise<void> {
  // Phones open it first, where the page has none of its own.
  if ((await field(page).count()) === 0) await page.getByRole('button', { name: header.searchOpen }).click();
  await field(page).click();
  await expect(page.getByRole('combobox', { name: common.searchLabel })).toBeVisible();
  await field(page).fill('');
  await field(page).pressSequentially(term, { delay: 30 });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test.describe('suggestions', () => {
  test('come while typing, lead on by keyboard, and leave what was typed alone (SR-02, SR-05)', async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto('/produkte');
    await type(page, '22x145 lärche');
    await expect(products(page).first()).toContainText('22 × 145');
    await expect(products(page).first()).toContainText(/€\s*[\d.]+,\d\d/);
    await expect(page.getByRole('status').filter({ hasText: pattern(search.status_other) })).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(products(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveValue('22x145 lärche');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('22x145 lärche');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/produkte\/[^/]+22x145[^/]*\/\d+$/);
    expect(faults).toEqual([]);
  });

  test('name products in spite of typos, categories with their way, and pages of the shop, by mouse (SR-02)', async ({
    page,
  }) => {
    await page.goto('/produkte');
    await type(page, 'bangkirei');
    await expect(products(page).first()).toContainText('Bangkirai');
    await field(page).fill('Rhombusprofile');
    const categories = page.getByRole('group', { name: search.categories }).getByRole('option');
    await expect(categories.first()).toContainText('Fassadenholz / Rhombusprofile');
    await field(page).fill('Datenschutz');
    const texts = page.getByRole('group', { name: search.content }).getByRole('option');
    await texts.filter({ hasText: 'Datenschutz' }).first().click();
    await expect(page).toHaveURL(/\/t\/privacy$/);
  });

  test('find an item number and a barcode (SR-05)', async ({ page, request }) => {
    const answer = await request.post('/api/graphql', {
      headers: { 'accept-language': 'de' },
      data: {
        query: '{ getProductTemplatesList(pageSize: 1) { products { id itemNumber productVariants { barcode } } } }',
      },
    });
    const [product] = (await answer.json()).data.getProductTemplatesList.products;
    await page.goto('/produkte');
    for (const term of [product.itemNumber, product.productVariants[0].barcode]) {
      await type(page, term);
      await expect(products(page).first()).toHaveAttribute('href', new RegExp(`/${product.id}$`));
    }
  });

  for (const path of ['/', '/gibt-es-nicht', '/produkte']) {
    test(`stand by on phones, on ${path} (SR-06)`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto(path);
      await type(page, 'lärche');
      await expect(products(page)).toHaveCount(5);
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
      await options(page).first().click();
      await expect(page).toHaveURL(/\?q=l%C3%A4rche$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('lärche');
    });
  }

  test('of a size lead to its share of a category, and of one that nobody has to the nearest (SR-02)', async ({
    page,
  }) => {
    await page.goto('/produkte');
    await type(page, '30x150');
    const nearest = page.getByRole('group', { name: search.nearestSizes }).getByRole('option');
    await expect(nearest.first()).toContainText(/28\s×\s145/);
    await nearest.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/28 × 145/);
    await type(page, '28x145');
    const category = page.getByRole('group', { name: search.categories }).getByRole('option').first();
    const [count] = /\d+$/.exec((await category.textContent())?.trim() ?? '') ?? [];
    await category.click();
    await expect(page).toHaveURL(/\/produkte\/terrassendielen\?q=28x145$/);
    await expect(
      page
        .getByText(new RegExp(`^${count} `))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test('keep what was understood of a size readable beside its drawing, on phones', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/produkte');
    await type(page, '22 × 145 lärche');
    const understood = options(page).first();
    await expect(understood.getByText(fill(search.size, { thickness: '22', width: '145' }))).toBeVisible();
    expect((await understood.boundingBox())?.height).toBeLessThan(150);
    await expect(understood.getByText(pattern(search.showAll_other))).toBeInViewport({ ratio: 1 });
    await expect(products(page).first()).toBeInViewport();
  });

  test('are harmless whatever is pasted', async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto('/produkte');
    await type(page, 'a');
    for (const term of ['🌲'.repeat(50), 'خشب الأرز', '<b onload=alert(1)>', 'x'.repeat(5000), '\u0000\ud83c']) {
      const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('getSearchResults'));
      await field(page).fill(term);
      const { variables } = (await sent).postDataJSON();
      expect(variables.search.length).toBeLessThanOrEqual(400);
    }
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
  });
});

test('questions lead to articles, without scripts too (SR-02)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/suche?q=${encodeURIComponent('Abstand Lagerholz')}`);
  const found = page.locator('section').filter({ has: page.getByRole('heading', { name: search.content }) });
  await expect(found.getByRole('listitem').first()).toContainText(search.kinds.KNOWLEDGE);
  await found.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/t\/lagerholzabstand$/);
  await context.close();
});

test('a blank search does nothing (SR-01)', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('getSearchResults')) calls += 1;
  });
  await page.goto('/produkte');
  await type(page, '   ');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: common.search }).click();
  await expect(page).toHaveURL(/\/produkte$/);
  await expect(options(page)).toHaveCount(0);
  // The first call that is made is that of the first term.
  const call = page.waitForRequest((request) => (request.postData() ?? '').includes('getSearchResults'));
  await field(page).fill('eiche');
  expect((await call).postDataJSON().variables.search).toBe('eiche');
  expect(calls).toBe(1);
});

test('searches that were made are offered again, and can be forgotten one by one and all', async ({ page }) => {
  await page.goto('/produkte');
  for (const term of ['lärche', 'eiche']) {
    await type(page, term);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(term)}`));
  }
  await page.goto('/produkte');
  await field(page).click();
  const grid = page.getByRole('grid', { name: search.recent });
  await expect(grid.getByRole('link')).toHaveText(['eiche', 'lärche']);
  await expectAccessible(page);
  await grid.getByRole('button', { name: fill(search.remove, { term: 'eiche' }) }).click();
  await expect(grid.getByRole('link')).toHaveText(['lärche']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(grid).toHaveCount(0);
});

test('the example in the search field finds something in each language, best what it names', async ({
  page,
  context,
  baseURL,
}) => {
  for (const locale of ['de', 'nl', 'en'] as const) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const example = TEXTS[locale].common.searchPlaceholder.replace(/^(z\. B\.|bijv\.|e\.g\.) /, '');
    await page.goto(`/search?q=${encodeURIComponent(example)}`);
    const found = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(found.first()).toContainText(/Lärche|lariks|larch/i);
    await expect(found.first()).toContainText(/28 × 145/);
  }
});

test.describe('redirects (SR-04)', () => {
  for (const [term, path] of [
    ['AGB', '/t/terms'],
    [' Winkelwagen ', '/einkaufswagen'],
    ['vlonder', '/produkte/vlonderplanken'],
  ] as const) {
    test(`the form leads with “${term}” to its page`, async ({ page }) => {
      await page.context().addCookies([{ name: 'locale', value: 'de', url: test.info().project.use.baseURL ?? '' }]);
      await page.goto('/produkte');
      await type(page, term);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }

  test('also without scripts, and on every route that reads a search', async ({ request }) => {
    for (const path of ['/search', '/zoek', '/suche', '/produkte', '/products']) {
      const answer = await request.get(`${path}?q=AGB`, { maxRedirects: 0, headers: { cookie: '' } });
      expect([answer.status(), answer.headers().location], path).toEqual([302, expect.stringMatching(/\/t\/terms$/)]);
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
  });

  test('are listed by the shop as from and to (API-68)', async ({ request }) => {
    const list = await (await request.get('/api/redirects')).json();
    expect(list).toContainEqual({ from: 'agb', to: '/t/terms' });
  });
});

test.describe('a search that finds nothing (SR-03)', () => {
  for (const locale of ['de', 'nl', 'en'] as const) {
    test(`says so and helps on, in ${locale}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const { catalogue, search: texts } = TEXTS[locale];
      await page.goto('/search?q=eiche%20terrassendiele%2033x147');
      await expect(page.getByRole('heading', { name: texts.noResults })).toBeVisible();
      await expect(
        page.getByText(fill(catalogue.noResults.searched, { term: 'eiche terrassendiele 33x147' })),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: catalogue.noResults.categoriesHeading })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: /^eiche terrassendiele/ }).click();
      await expect(page).toHaveURL(/q=eiche\+terrassendiele$/);
      await expect(page.getByRole('heading', { name: texts.noResults })).toHaveCount(0);
    });
  }
});

test('the error page searches in lower case (SR-07)', async ({ page }) => {
  await page.goto('/gibt-es-nicht');
  await type(page, 'LÄRCHE Diele');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/suche\?q=l%C3%A4rche\+diele$/);
});

test('a barcode opens its product with its variant; an unknown one shows that there is no such product (RT-07)', async ({
  request,
}) => {
  const answer = await request.post('/api/graphql', {
    headers: { 'accept-language': 'de' },
    data: { query: '{ getProductTemplatesList(pageSize: 1) { products { id productVariants { id barcode } } } }' },
  });
  const [{ id, productVariants }] = (await answer.json()).data.getProductTemplatesList.products;
  const [variant] = productVariants;
  for (const base of ['produkte', 'producten', 'products', 'product']) {
    const { status, headers } = await request
      .get(`/${base}/barcode/${variant.barcode}`, { maxRedirects: 0 })
      .then((response) => ({ status: response.status(), headers: response.headers() }));
    expect([status, headers['cache-control']], base).toEqual([302, 'no-store']);
    expect(headers.location).toMatch(new RegExp(`/${id}\\?variant=${variant.id}$`));
    expect((await request.get(`/${base}/barcode/4999999999999`, { maxRedirects: 0 })).status(), base).toBe(404);
  }
});
