import { expect, type Page, test } from '@playwright/test';
import { pattern, TEXTS } from './texts';

const { catalogue } = TEXTS.de;

const LISTING = '/produkte';
const positionOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Waits until the page has stood still for ten frames: a smooth way to a place has been gone. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = scrollY;
        let frames = 0;
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames === 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** The last link of the contents list, whose target is far below. */
const farLink = (page: Page) => page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link').nth(3);

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
  await page.waitForLoadState('networkidle');
  await filter.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`${LISTING}$`));
  await expect(filter).toBeFocused();
});

/** Positions that the page passes on its way to the target of the link. */
async function positionsOf(page: Page): Promise<{ passed: number; offset: number }> {
  await page.goto('/t/terms');
  const link = farLink(page);
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await page.evaluate(() => {
    const seen = new Set<number>();
    const note = () => {
      seen.add(Math.round(scrollY));
      requestAnimationFrame(note);
    };
    note();
    Object.assign(window, { seen });
  });
  await link.click();
  const offset = () =>
    page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0), id);
  await expect.poll(offset).toBeLessThanOrEqual(151);
  await settle(page);
  return {
    passed: await page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size),
    offset: await offset(),
  };
}

test('a link within the page scrolls smoothly and stops 150 px above its target (SC-02)', async ({ page }) => {
  const { passed, offset } = await positionsOf(page);
  expect(passed).toBeGreaterThan(4);
  expect(Math.abs(offset - 150)).toBeLessThanOrEqual(1);
});

test('a link within the page jumps for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { passed, offset } = await positionsOf(page);
  expect(passed).toBeLessThanOrEqual(2);
  expect(Math.abs(offset - 150)).toBeLessThanOrEqual(1);
});
