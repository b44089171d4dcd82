import { expect, test } from '@playwright/test';
import { pageReady } from './page-ready';
import { fill, pattern, TEXTS } from './texts';

const { compare, product } = TEXTS.de;

/** Most pixels of a phone's screen that header and head of the comparison take: a sixth. */
const HEAD_ON_PHONES = 132;

test('products are chosen in a listing, remembered, compared side by side and taken out again', async ({ page }) => {
  await page.goto('/produkte/terrassendielen');
  await pageReady(page);
  const choices = page.getByRole('checkbox', { name: new RegExp(`^${compare.choose}`) });
  await choices.nth(0).check();
  await choices.nth(1).check();
  const bar = page.getByRole('region', { name: compare.bar });
  await expect(bar).toContainText(fill(compare.count, { chosen: 2 }));

  await page.goto('/produkte/fassadenholz?view=table');
  await expect(bar).toContainText(fill(compare.count, { chosen: 2 }));
  await choices.nth(0).check();
  await bar.getByRole('link', { name: compare.show }).click();
  await expect(page).toHaveURL(/\/vergleichen\?ids=\d+,\d+,\d+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const inTheGround = fill(compare.row.use, { useClass: '4', place: product.use.places['4'] });
  for (const row of [compare.row.durability, inTheGround, compare.row.movement, compare.row.profile]) {
    await expect(page.getByRole('rowheader', { name: row })).toBeVisible();
  }
  // What is equal for all is said once, after what differs.
  await expect(page.getByRole('row', { name: new RegExp(`^${compare.row.size}`) }).getByRole('cell')).toHaveCount(3);

  await page
    .getByRole('link', { name: new RegExp(`^${compare.page.remove}`) })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  // Without its scripts a page forgets nothing.
  await pageReady(page);
  await page.goto('/vergleichen');
  await expect(page).toHaveURL(/\/vergleichen\?ids=\d+,\d+$/);
});

test('on a phone a third column is cut, and the head stays in view and follows the columns', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/vergleichen?ids=43,75,12,25');
  await pageReady(page);
  const third = await page.getByRole('columnheader').nth(3).boundingBox();
  expect(third?.x).toBe(320);
  await page.getByRole('rowheader', { name: compare.row.density }).scrollIntoViewIfNeeded();
  await page.locator('tbody[tabindex]').evaluate((body) => body.scrollTo({ left: 160 }));
  await expect.poll(() => page.locator('thead').evaluate((head) => head.scrollLeft)).toBe(152);
  await page.mouse.wheel(0, 400);
  const names = page.locator('thead a[href*="/produkte/"]').filter({ visible: true });
  await expect(names.nth(1)).toBeInViewport();
  // It leaves the screen to what is compared.
  await expect
    .poll(() => page.locator('thead').evaluate((head) => head.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(HEAD_ON_PHONES);
});

for (const [width, height, most] of [
  [375, 780, HEAD_ON_PHONES],
  [768, 1024, 124],
  // Prices are below each other.
  [1024, 768, 164],
  [1440, 900, 136],
] as const) {
  test(`the head that stays in view at ${width} px has section, prices and button, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/vergleichen?ids=43,75,12');
    await pageReady(page);
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await pageHeight();
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 900);
    const head = page.locator('thead');
    const column = head.getByRole('columnheader').nth(1);
    // The section is there once the head has stuck.
    await expect(column.locator('svg[viewBox="0 0 145 28"]').last()).toBeInViewport({ ratio: 1 });
    await expect(column.getByText('/m', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(column.getByText('/m²', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(column.getByRole('link', { name: pattern(compare.page.choose) })).toBeInViewport({ ratio: 1 });
    const box = await head.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(most);
    expect(await pageHeight()).toBe(before);
  });
}

test('on tablets the longest name is read as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/vergleichen?ids=43,75,12,25');
  const names = page.locator('thead a[href*="/produkte/"]').filter({ hasNotText: compare.page.choose });
  await expect(names).toHaveCount(4);
  for (const name of await names.all()) {
    const [shown, whole] = await name.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    expect(shown).toBe(whole);
  }
});

test('one product alone: what was looked at last can be added', async ({ page }) => {
  await page.goto('/produkte/_/75');
  await pageReady(page);
  await page.goto('/vergleichen?ids=43');
  const take = page.getByRole('link', { name: pattern(compare.page.take) });
  const [recent, table] = [await take.boundingBox(), await page.getByRole('table').boundingBox()];
  expect(recent?.y).toBeLessThan(table?.y ?? 0);
  await take.click();
  await expect(page).toHaveURL(/\?ids=43,75$/);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('no fifth product is taken', async ({ page }) => {
  await page.goto('/produkte');
  await pageReady(page);
  const choices = page.getByRole('checkbox', { name: new RegExp(`^${compare.choose}`) });
  for (const index of [0, 1, 2, 3]) await choices.nth(index).check();
  await choices.nth(4).click();
  await expect(choices.nth(4)).not.toBeChecked();
  await expect(page.getByText(compare.full)).toBeVisible();
});

test('what is no longer sold, and what never was, is said and left out', async ({ page }) => {
  const answer = await page.goto('/vergleichen?ids=1,999999,x,-4');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(fill(compare.page.gone_one, { count: 1 }))).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goto('/vergleichen?ids=999999,888888');
  await expect(page.getByRole('heading', { name: compare.page.empty })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a comparison of nothing offers boards to begin with', async ({ page }) => {
  await page.goto('/vergleichen');
  const heading = page.getByRole('heading', { name: TEXTS.de.catalogue.noResults.popularHeading });
  const popular = page.locator('section', { has: heading });
  // All for one purpose: a board beside a post compares nothing.
  await expect(popular.getByText(/^Terrassendiele/)).toHaveCount(4);
  await popular
    .getByRole('link', { name: new RegExp(`^${compare.page.take} `) })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form compares what is chosen on the page', async ({ page }) => {
    await page.goto('/produkte');
    const choices = page.getByRole('checkbox', { name: new RegExp(`^${compare.choose}`) });
    await choices.nth(0).check();
    await choices.nth(2).check();
    await page.getByRole('button', { name: compare.show }).click();
    await expect(page).toHaveURL(/\/vergleichen\?ids=\d+&ids=\d+$/);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });
});
