import { expect, type Page, test } from '@playwright/test';
import { addedNote, PATHS } from './buying';
import { pageReady } from './page-ready';
import { fill, pattern, TEXTS } from './texts';

const { catalogue, common } = TEXTS.de;

const filtersOf = (page: Page) => page.getByRole('complementary', { name: catalogue.filters.title });
const chipOf = (page: Page, filter: string) =>
  page.getByRole('link', { name: fill(catalogue.filters.removeFilter, { filter }), exact: true });

/** The number of products that the page says it found. */
async function totalOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\d+ Produkte?\b/)
    .first()
    .textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

test.describe('filters', () => {
  test.use({ javaScriptEnabled: false });

  test('are six groups, each count is what its link shows, and both survive a reload (CT-01, CT-41)', async ({
    page,
  }) => {
    await page.goto('/produkte/__application.facade');
    const filters = filtersOf(page);
    for (const name of ['Kategorien', 'Holzart', 'Anwendung', 'Breite', 'Dicke', 'Profile']) {
      await expect(filters.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    for (const name of [/^Eiche/, /^bis 28 mm/, /^Fassadenholz/]) {
      const link = filters.getByRole('link', { name });
      const count = Number(/(\d+)$/.exec((await link.textContent()) ?? '')?.[1]);
      await link.click();
      await expect.poll(() => totalOf(page), String(name)).toBe(count);
      await page.reload();
      await expect.poll(() => totalOf(page), String(name)).toBe(count);
    }
    await expect(page).toHaveURL(/\/fassadenholz\/__application\.facade__specie\.oak__thickness\.till-28$/);
  });

  test('leave a value that would show nothing as text', async ({ page }) => {
    await page.goto('/produkte/terrassendielen/__thickness.till-28');
    const filters = filtersOf(page);
    await expect(filters.getByText('150 mm und mehr')).toBeVisible();
    await expect(filters.getByRole('link', { name: /150 mm und mehr/ })).toHaveCount(0);
  });

  test('that do not exist show an empty list with a way out, not an error (CT-40)', async ({ page }) => {
    const answer = await page.goto('/produkte/__shape.round__specie.plastic');
    expect(answer?.status()).toBe(200);
    const heading = page.getByRole('heading', { name: pattern(catalogue.nothing.unknown) });
    await expect(heading).toContainText('round, plastic');
    await page.getByRole('link', { name: catalogue.filters.removeAll }).first().click();
    await expect(page).toHaveURL(/\/produkte$/);
  });

  test('with signs that are no words are answered like any other', async ({ page, request }) => {
    await page.goto('/produkte/__specie.50%25%F0%9F%8C%B3,ipe');
    await expect(page.getByText(pattern(catalogue.nothing.unknown))).toContainText('50%🌳,ipe');
    const long = `${'a'.repeat(199)}🌳`;
    for (const path of ['/produkte/50%25', '/produkte/%25zz/5', `/produkte?q=${encodeURIComponent(long)}`]) {
      expect((await request.get(path)).status(), path).toBeLessThan(500);
    }
  });

  test('that find nothing together say which one to loosen', async ({ page }) => {
    await page.goto('/produkte/__profile.rhombus__specie.azobe');
    const products = page.locator('section', { has: page.getByRole('heading', { name: /Filter „Bongossi“/ }) });
    await expect(products.getByRole('heading', { level: 3 })).toHaveCount(4);
    const link = products.getByRole('link', { name: pattern(catalogue.nothing.all_other) });
    const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
    await link.click();
    await expect(page).toHaveURL(/\/__profile\.rhombus$/);
    await expect.poll(() => totalOf(page)).toBe(count);
  });
});

test('groups of filters close, are as high as the specification has it, and open whole (CT-23, CT-24, CT-25, CT-26, CT-27)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/produkte');
  const filters = filtersOf(page);
  const groupOf = (name: string) =>
    filters.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const heightOf = async (name: string) => {
    const heading = await groupOf(name).locator('summary').first().boundingBox();
    const group = await groupOf(name).first().boundingBox();
    return (group?.height ?? 0) - (heading?.height ?? 0);
  };
  const heights = { Kategorien: 372, Profile: 200, Anwendung: 220, Dicke: 220, Holzart: 328 };
  for (const [name, px] of Object.entries(heights)) {
    // Beside the values there is the room below a group.
    expect(await heightOf(name), name).toBeLessThanOrEqual(px + 24);
    expect(await heightOf(name), name).toBeGreaterThan(64);
  }
  const last = filters.getByRole('link', { name: /^Accoya|^Acetyliert/ }).first();
  await expect(last).toBeHidden();
  await groupOf('Holzart').getByText(pattern(catalogue.filters.all)).click();
  await expect(last).toBeVisible();
  await groupOf('Holzart').getByText(catalogue.filters.fewer, { exact: true }).click();
  await expect(last).toBeHidden();
  const first = filters.getByRole('link', { name: /^Ipé/ }).first();
  await filters.getByRole('heading', { name: 'Holzart', exact: true }).click();
  await expect(first).toBeHidden();
  await filters.getByRole('heading', { name: 'Holzart', exact: true }).click();
  await expect(first).toBeVisible();
});

test('the drawer of a phone scrolls as one, and its row of controls stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/produkte');
  // Pictures on the way move nothing, but a press while they come may miss the row that has just stuck.
  await pageReady(page);
  const button = page.getByRole('button', { name: catalogue.filters.title });
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(button).toBeInViewport();
  await button.click();
  const scrollers = await filtersOf(page).evaluate(
    (panel) =>
      [...panel.querySelectorAll('*')].filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible',
      ).length,
  );
  expect(scrollers).toBe(1);
});

test('a phone shows a price of the listing in its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/produkte/terrassendielen');
  await expect(
    page
      .getByRole('main')
      .getByText(/^€\s[\d,]+$/)
      .first(),
  ).toBeInViewport();
});

test('neighbours are of different woods, and their prices share a line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/produkte/terrassendielen');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const names = await cards.getByRole('heading', { level: 2 }).allTextContents();
  expect(new Set(names.slice(0, 12)).size).toBe(12);
  const lines = await Promise.all(
    [0, 1, 2, 3].map(async (index) => (await cards.nth(index).getByText(/^€\s/).first().boundingBox())?.y),
  );
  expect(new Set(lines).size).toBe(1);
});

test('on a phone the filters are a panel that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/produkte');
  const button = page.getByRole('button', { name: catalogue.filters.title });
  await expect(filtersOf(page)).toBeHidden();
  await button.click();
  await expect(filtersOf(page)).toBeVisible();
  const values = (group: string) =>
    filtersOf(page)
      .locator('details', { has: page.getByRole('heading', { name: group, exact: true }) })
      .getByRole('link');
  await expect(values('Kategorien').first()).toBeVisible();
  await expect(values('Dicke').first()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(filtersOf(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('the table is remembered, sorts by its heads and keeps sort and filters from page to page (CT-13)', async ({
  page,
}) => {
  await page.goto('/produkte/__thickness.till-28');
  await page.getByRole('link', { name: catalogue.view.table }).click();
  await expect(page).toHaveURL(/view=table$/);
  await page.getByRole('link', { name: catalogue.table.width }).click();
  await expect(page.getByRole('columnheader', { name: new RegExp(catalogue.table.width) })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('link', { name: catalogue.table.width }).click();
  await expect(page).toHaveURL(/sort=width,DESC/);
  await page.getByRole('link', { name: catalogue.paging.next }).click();
  await expect(page).toHaveURL(/__thickness\.till-28\?.*sort=width,DESC.*page=2.*view=table/);
  await expect(page.getByRole('row')).toHaveCount(19);
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(page.getByRole('row').nth(1)).toContainText(/ab \d+\.\s/, { useInnerText: true });
  await page.setViewportSize({ width: 1280, height: 740 });

  await page.goto('/produkte');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: catalogue.view.cards }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.goto('/produkte/terrassendielen');
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('choosing an order or a page size leads to its address (CT-05, CT-07)', async ({ page }) => {
  await page.goto('/produkte/__specie.oak');
  await pageReady(page);
  await page.getByRole('combobox', { name: catalogue.sort.label }).selectOption(catalogue.sort.nameDESC);
  await expect(page).toHaveURL(/__specie\.oak\?sort=name(,|%2C)DESC/);
  await pageReady(page);
  await page.getByRole('combobox', { name: catalogue.perPage }).selectOption('36');
  await expect(page).toHaveURL(/itemsPerPage=36/);
  await expect(page.getByRole('combobox', { name: catalogue.sort.label })).toHaveValue('name,DESC');
});

test('a listing explains how relevance is sorted (LG-18)', async ({ page }) => {
  await page.goto('/produkte');
  await page.getByText(catalogue.ranking.title).click();
  for (const text of [catalogue.ranking.range, catalogue.ranking.search, catalogue.ranking.paid]) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('a category shows its text until it is put away, its files, films and reports (CT-30, CT-35)', async ({
  page,
}) => {
  await page.goto('/produkte/terrassendielen');
  const about = page.getByRole('region', { name: catalogue.about.title });
  const text = about.locator('details');
  await expect(text).toHaveAttribute('open', '');
  for (const heading of [catalogue.about.documents, catalogue.about.videos, catalogue.about.reports]) {
    await expect(about.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.locator('iframe, video, embed, object')).toHaveCount(0);
  await text.locator('summary').click();
  await expect(text).not.toHaveAttribute('open');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('category-text'))).toBe('closed');
  await page.reload();
  await expect(text).not.toHaveAttribute('open');

  const titleOf = async (path: string) => {
    await page.goto(path);
    return about.getByRole('heading', { level: 2 }).first().textContent();
  };
  expect(await titleOf('/produkte/terrassendielen/__specie.larch-european')).not.toBe(
    await titleOf('/produkte/terrassendielen'),
  );
});

test('the way to a category follows its parents (CT-31)', async ({ page }) => {
  await page.goto('/produkte/terrassendielen/ipe-terrassendielen');
  const trail = page.getByRole('navigation', { name: common.breadcrumbs });
  await expect(trail.getByRole('listitem')).toHaveText([
    '',
    common.allProducts,
    'Terrassendielen',
    'Terrassendielen Ipé',
  ]);
  await trail.getByRole('link', { name: 'Terrassendielen' }).click();
  await expect(page).toHaveURL(/\/produkte\/terrassendielen$/);
});

test('a sample goes into the cart from its card, with scripts and without', async ({ page, browser }) => {
  await page.goto('/produkte/bretter');
  await page
    .getByRole('button', { name: new RegExp(`^${common.sample.order} `) })
    .first()
    .click();
  await expect(addedNote(page, 'de')).toContainText(pattern(TEXTS.de.cart.sampleName));
  await expect(page).toHaveURL(/\/produkte\/bretter$/);

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const other = await plain.newPage();
  await other.goto(new URL('/produkte/bretter', page.url()).href);
  await other
    .getByRole('button', { name: new RegExp(`^${common.sample.order} `) })
    .first()
    .click();
  await expect(other).toHaveURL(/\/einkaufswagen$/);
  await plain.close();
});

test('bad addresses of listings are never an error (CT-06, CT-07)', async ({ page }) => {
  for (const path of [
    '/produkte?page=-3&itemsPerPage=0&sort=evil,UP&view=pie',
    '/produkte?page=99999999999&itemsPerPage=101',
    '/produkte/__specie.oak.oak__specie.teak__.x__a',
    '/produkte/terrassendielen/__specie.%3Cscript%3E',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect((await page.goto('/produkte/a/b/c/d/e/f'))?.status()).toBe(404);
  expect((await page.goto('/produkte/gibt-es-nicht'))?.status()).toBe(404);
});

test('chips take a filter back by its full name', async ({ page }) => {
  await page.goto('/produkte/__specie.oak__thickness.28-40');
  await chipOf(page, 'Dicke 28–40 mm').click();
  await expect(page).toHaveURL(/\/__specie\.oak$/);
});

test('a series of accessories is a table by size: its packs are named once, stock and boards in each row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/produkte/zubehoer/schrauben-und-clips');
  const series = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Terrassenschraube Edelstahl A2', level: 2 }) });
  await expect(series.getByRole('heading', { level: 3 })).toHaveText([
    /5,0\s×\s50/,
    /5,5\s×\s60/,
    /5,5\s×\s70/,
    /5,5\s×\s90/,
  ]);
  // Cells say it to screen readers alone, in a box of 1 px.
  const widths = await series
    .getByText('200 Stück', { exact: true })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(widths.filter((width) => width > 1)).toHaveLength(1);
  expect(widths).toHaveLength(5);
  const row = series
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(1);
  await expect(row).toContainText(/für Dielen von 25–28\smm/);
  await expect(row.getByText(catalogue.pack.inStock)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`accessories ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('are rows of packs, each with its unit price, and a press buys one (LG-02)', async ({ page }) => {
      await page.goto('/produkte/zubehoer/schrauben-und-clips');
      await expect(page.getByRole('link', { name: catalogue.view.table })).toHaveCount(0);
      const pack = page.getByRole('button', { name: /^In den Warenkorb: Terrassenschraube.*, 200 Stück/ }).first();
      await expect(pack).toHaveText(/€\s\d+,\d\d.*€\s\d+,\d\d je 100/);
      if (javaScriptEnabled) {
        // Impatience buys no second pack.
        await pack.dblclick();
        await expect(addedNote(page, 'de')).toContainText(/Terrassenschraube/);
        await page.goto(PATHS.de.cart);
      } else await pack.click();
      await expect(page).toHaveURL(new RegExp(`${PATHS.de.cart}$`));
      await expect(page.getByRole('main')).toContainText(/Terrassenschraube.*200\sStück/);
      await expect(page.getByRole('spinbutton')).toHaveValue('1');
    });
  });
}

test('the first view of an office screen has the prices of the first products', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/produkte');
  const price = page.getByRole('main').getByText('/m', { exact: true }).first();
  await expect(price).toBeInViewport({ ratio: 1 });
});

test('rows of the table are equally high on phones, whatever kind of board they are', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/produkte/__thickness.till-28?view=table');
  const rows = page.getByRole('main').getByRole('table').locator('tbody > tr');
  const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(heights).toHaveLength(18);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
});

test('cards of one wood are named by their kind, three beside each other on tablets', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/produkte/__specie.larch-european');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names.first()).toHaveText('Terrassendiele');
  expect(new Set(await names.allTextContents()).size).toBeGreaterThan(1);
  const tops = await names.evaluateAll((all) => all.slice(0, 4).map((name) => name.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBe(tops[0]);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
});
