import { expect, type Page, test } from '@playwright/test';
import { pageReady } from './page-ready';
import { settle } from './settling';
import { pattern, TEXTS } from './texts';

const { catalogue } = TEXTS.de;

const LISTING = '/produkte';
const positionOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('Back returns to where the listing was left, pictures that load late included (SC-01)', async ({ page }) => {
  await page.goto(LISTING);
  await page.mouse.wheel(0, 2400);
  await page.waitForFunction(() => scrollY > 1500);
  const product = page.locator('main h2 a, main h3 a').filter({ visible: true }).nth(9);
  await product.scrollIntoViewIfNeeded();
  await settle(page);
  const left = await positionOf(page);
  await product.click();
  await page.waitForURL(/\/\d+$/);
  await page.goBack();
  // Asked again where the listing comes as a new document, which ends what was asked of the old one.
  await expect(async () => expect(Math.abs((await positionOf(page)) - left)).toBeLessThanOrEqual(2)).toPass();
});

test('any other navigation starts at the top (SC-03)', async ({ page }) => {
  await page.goto(LISTING);
  await page.mouse.wheel(0, 1600);
  await page.waitForFunction(() => scrollY > 900);
  await page.locator('main h2 a, main h3 a').filter({ visible: true }).nth(6).click();
  await page.waitForURL(/\/\d+$/);
  expect(await positionOf(page)).toBe(0);
});

test('filters keep the place and the focus', async ({ page }) => {
  await page.goto(LISTING);
  const filters = page.getByRole('complementary', { name: catalogue.filters.title });
  const filter = () => filters.locator('[data-filter="specie.garapa"]');
  await filter().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 60);
  await page.waitForTimeout(300);
  expect(await positionOf(page)).toBeGreaterThan(0);
  const top = async () => Math.round((await filter().boundingBox())?.y ?? 0);
  await filter().focus();
  const before = await top();
  await page.keyboard.press('Enter');
  await page.waitForURL(/__specie\.garapa$/);
  await expect(page.getByRole('link', { name: pattern(catalogue.filters.removeFilter) })).toHaveCount(1);
  await expect(filter()).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('a filter of the folded rest that is taken back keeps the focus', async ({ page }) => {
  await page.goto(`${LISTING}/__specie.robinia`);
  const filters = page.getByRole('complementary', { name: catalogue.filters.title });
  const filter = filters.locator('[data-filter="specie.robinia"]');
  await pageReady(page);
  await filter.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`${LISTING}$`));
  await expect(filter).toBeFocused();
});
