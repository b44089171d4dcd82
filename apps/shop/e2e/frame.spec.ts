import { expect, type Page, test } from '@playwright/test';
import { PATHS } from './buying';
import { fillCart } from './fill-cart';
import { watchFaults } from './page-faults';
import { pageReady } from './page-ready';
import { TEXTS } from './texts';

const { connection } = TEXTS.de.common;
/** A file of the build. */
const CHUNK = /\/_next\/static\/chunks\//;

const statusOf = (page: Page) => page.getByRole('status').and(page.locator('[data-frame-status]'));

test.describe('a device that is offline', () => {
  test('is told so, and in the middle of a form everything stays that was entered (PW-03)', async ({
    page,
    context,
  }) => {
    await fillCart(page, [2]);
    await page.goto('/checkout/address');
    await pageReady(page);
    const { address } = TEXTS.de.checkout;
    const name = page.getByRole('main').getByRole('textbox').first();
    await name.fill('Jördis Groß');
    await context.setOffline(true);
    await expect(statusOf(page)).toHaveText(connection.offline);
    await page.getByRole('button', { name: address.submit }).click();
    await expect(statusOf(page)).toHaveText(connection.unsent);
    await expect(name).toHaveValue('Jördis Groß');
    await context.setOffline(false);
    await expect(statusOf(page)).toHaveText(connection.online);
    await page.getByRole('button', { name: address.submit }).click();
    // Sent now: what is missing is said.
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(name).toHaveValue('Jördis Groß');
  });

  for (const width of [320, 1440]) {
    test(`sees that at ${width} px, with nothing covered (PW-03)`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/t/terms');
      await pageReady(page);
      await context.setOffline(true);
      await expect(statusOf(page)).toBeInViewport();
      const [status, header] = [await statusOf(page).boundingBox(), await page.getByRole('banner').boundingBox()];
      expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await expect(statusOf(page)).toBeInViewport();
    });
  }
});

test.describe('a file of the build that is gone', () => {
  /** Refuses one file that the page loads, so many times; counts how often the page itself is loaded. */
  async function lose(page: Page, file: string, times: number): Promise<() => number> {
    let left = times;
    let loads = 0;
    await page.route(CHUNK, (route) =>
      route.request().url().includes(file) && left-- > 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    return () => loads;
  }

  /** The file that holds a part of the page which is loaded only when it is needed. */
  async function fileOfCompareBar(page: Page): Promise<string> {
    await page.goto(PATHS.de.products);
    await pageReady(page);
    const request = page.waitForRequest(CHUNK);
    await page.getByRole('checkbox', { name: TEXTS.de.compare.choose }).first().check();
    const file = new URL((await request).url()).pathname;
    await expect(page.getByRole('region', { name: TEXTS.de.compare.bar })).toBeVisible();
    return file;
  }

  test('has the page loaded once more, after which all is well (ER-14)', async ({ page, browser }) => {
    const file = await fileOfCompareBar(page);
    const other = await (await browser.newContext()).newPage();
    const loads = await lose(other, file, 1);
    await other.goto(PATHS.de.products);
    await pageReady(other);
    const choice = other.getByRole('checkbox', { name: TEXTS.de.compare.choose }).first();
    // The page may be there again before anybody has looked whether the press was taken.
    await choice.click();
    await expect(other.getByRole('region', { name: TEXTS.de.compare.bar })).toBeVisible();
    await expect(choice).toBeChecked();
    expect(loads()).toBe(2);
    await other.context().close();
  });

  test('that stays gone ends in the error page, not in a loop (ER-14, ER-12)', async ({ page, browser }) => {
    const file = await fileOfCompareBar(page);
    const other = await (await browser.newContext()).newPage();
    const loads = await lose(other, file, 100);
    await other.goto(PATHS.de.products);
    await pageReady(other);
    // The error page takes its place, so that nobody sees it chosen.
    await other.getByRole('checkbox', { name: TEXTS.de.compare.choose }).first().click();
    await expect(other.getByRole('heading', { level: 1, name: TEXTS.de.failure.heading })).toBeVisible();
    await other.waitForTimeout(2000);
    expect(loads()).toBe(2);
    await other.context().close();
  });

  test('leaves what the page says where it is, though its scripts are gone (ER-14)', async ({ page }) => {
    let loads = 0;
    await page.route(CHUNK, (route) =>
      route.request().resourceType() === 'script' ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/t/terms');
    await page.waitForTimeout(3000);
    expect(loads).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Geschäftsbedingungen');
  });
});

test.describe('the bar of a page that takes its time', () => {
  const bar = (page: Page) => page.locator('[data-progress]');

  /** What the bar looked like, frame by frame, until the next page came. */
  interface Seen {
    /** ms since the press. */
    readonly at: number;
    readonly isVisible: boolean;
    /** Part of the window's width. */
    readonly part: number;
  }

  /** Follows a link to a page that takes so many ms. */
  async function follow(page: Page, ms: number): Promise<readonly Seen[]> {
    await page.goto('/t/terms');
    await pageReady(page);
    await page.route('**/einkaufswagen', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    });
    // The page itself looks: from outside it cannot be asked while the next one is on its way.
    await page.evaluate(() => {
      const seen: Seen[] = [];
      // The clock that animations go by: it stands still between two frames.
      const now = () => Number(document.timeline.currentTime);
      const look = (start: number) => {
        const element = document.querySelector('[data-progress]');
        const isVisible = element !== null && getComputedStyle(element).visibility === 'visible';
        const part = (element?.getBoundingClientRect().width ?? 0) / innerWidth;
        seen.push({ at: Math.round(now() - start), isVisible, part });
        requestAnimationFrame(() => look(start));
      };
      addEventListener('click', () => look(now()), { once: true });
      addEventListener('pagehide', () => sessionStorage.setItem('seen', JSON.stringify(seen)));
    });
    await page.getByRole('banner').getByRole('link', { name: TEXTS.de.common.cart }).click();
    await page.waitForURL(/einkaufswagen/);
    await expect(bar(page)).toHaveCount(0);
    return page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as Seen[]);
  }

  test('is seen after 200 ms and grows until the page is there (CN-10)', async ({ page }) => {
    const seen = await follow(page, 2500);
    const first = seen.find(({ isVisible }) => isVisible);
    expect(first?.at).toBeGreaterThanOrEqual(200);
    expect(first?.at).toBeLessThan(1000);
    const parts = seen.filter(({ at }) => at > (first?.at ?? 0)).map(({ part }) => part);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    const last = parts.at(-1) ?? 0;
    expect(last).toBeGreaterThan(0.2);
    // It would be full after 5 s.
    expect(last).toBeLessThan(1);
  });

  test('is not seen for a page that is there at once (CN-10)', async ({ page }) => {
    const seen = await follow(page, 0);
    expect(seen.filter(({ at, isVisible }) => isVisible && at < 200)).toEqual([]);
  });

  test('is still for those who want less motion (CN-10, SC-04)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = await follow(page, 2000);
    // A page that is being left no longer hears what its visitor wants.
    const parts = seen.flatMap(({ at, isVisible, part }) => (isVisible && at < 1500 ? [part] : []));
    expect(new Set(parts)).toEqual(new Set([1]));
  });

  test('ends with a filter that changes the listing in place (CN-10)', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PATHS.de.products);
    await pageReady(page);
    await page.route(/__/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.locator('a[data-filter]').filter({ visible: true }).first().click({ noWaitAfter: true });
    await expect(bar(page)).toBeVisible();
    await page.waitForURL(/__/);
    await expect(bar(page)).toHaveCount(0);
  });
});

test('what an earlier shop left behind is removed when a page loads (PW-01, PW-02)', async ({ page, context }) => {
  const faults = watchFaults(page);
  await context.route('**/old-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("fetch", () => undefined)' }),
  );
  await page.goto('/robots.txt');
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await page.evaluate(async () => {
    await (await caches.open('pages-v1')).put('/', new Response('old'));
    await navigator.serviceWorker.register('/old-worker.js');
  });
  expect(await left()).toEqual({ workers: 1, caches: ['pages-v1'] });
  await page.goto('/t/terms');
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  expect(faults).toEqual([]);
});
