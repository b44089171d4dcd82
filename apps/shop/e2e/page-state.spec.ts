import { expect, test } from '@playwright/test';
import { PATHS } from './buying';
import { TEXTS } from './texts';

const { common } = TEXTS.de;

test.describe('what a page knows of itself is in its HTML', () => {
  test.use({ javaScriptEnabled: false });

  test('an article ends its own way through the shop, and no menu is open (CM-09, EN-24)', async ({ page }) => {
    await page.goto(PATHS.de.content.article);
    const way = page.getByRole('navigation', { name: common.breadcrumbs }).getByRole('listitem');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(way.first().getByRole('link', { name: common.home })).toBeVisible();
    await expect(way.last()).toHaveText(title ?? '');
    await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
  });

  test('a category has its name and its text (EN-24)', async ({ page }) => {
    await page.goto(`${PATHS.de.products}/terrassendielen`);
    await expect(page.getByRole('heading', { level: 1, name: 'Terrassendielen' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/gehobelt|genutet|Terrassendielen aus/)
        .first(),
    ).toBeVisible();
  });
});

test('Back returns to where a text was left (CM-09)', async ({ page }) => {
  await page.goto('/t/terms');
  await page.mouse.wheel(0, 1800);
  await page.waitForFunction(() => scrollY > 1200);
  const left = await page.evaluate(() => scrollY);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Datenschutzerklärung' })
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/t/privacy');
  await page.goBack();
  // Asked again where the page comes as a new document, which ends what was asked of the old one.
  await expect(async () => {
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(left - 200);
  }).toPass();
});

test('every page has header, search, cart, menu and footer, on a phone too (LY-01)', async ({ page }) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', PATHS.de.products, PATHS.de.content.article, PATHS.de.cart]) {
      await page.goto(path);
      const header = page.getByRole('banner');
      const search = page.getByRole('search').filter({ visible: true });
      await expect(search.or(header.getByRole('button', { name: TEXTS.de.header.searchOpen })).first()).toBeVisible();
      await expect(header.locator(`a[href="${PATHS.de.cart}"]`)).toBeVisible();
      const menu = page.getByText('Terrasse', { exact: true }).filter({ visible: true });
      const opener = header.getByRole('button', { name: TEXTS.de.header.open });
      await expect(width === 1440 ? menu.first() : opener).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  }
});
