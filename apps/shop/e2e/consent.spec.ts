import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PATHS } from './buying';
import type { OwnShop } from './own-shop';
import { overflow, watchFaults } from './page-faults';
import { pageReady } from './page-ready';
import { fill, TEXTS } from './texts';
import { pageViews, publishFilms, SANDBOX, startVendorShop } from './vendors';

const LOCALES = ['de', 'nl', 'en'] as const;
const SETTINGS = { de: '/cookie-einstellungen', nl: '/cookie-instellingen', en: '/cookie-settings' } as const;
const { consent } = TEXTS.de;

let shop: OwnShop;
let films: string;

test.beforeAll(async () => {
  films = await publishFilms();
  shop = await startVendorShop(test.info().outputPath('stories'));
});
test.afterAll(() => shop.stop());

/** Hosts that pages asked from now on, but for the shop's own. */
function watchHosts(page: Page, own: string): Set<string> {
  const others = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== own && protocol !== 'data:') others.add(origin);
  });
  return others;
}

const noticeOf = (page: Page, locale: (typeof LOCALES)[number] = 'de') =>
  page.getByRole('region', { name: TEXTS[locale].consent.notice.label });
/** What axe has against a page. */
async function violationsOf(page: Page): Promise<unknown[]> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).setLegacyMode();
  return (await axe.analyze()).violations;
}

const choice = async (context: BrowserContext) =>
  (await context.cookies(shop.origin)).find(({ name }) => name === 'consent');

test('without consent pages ask nobody but the shop (LG-06)', async ({ page, baseURL }) => {
  for (const origin of [baseURL ?? '', shop.origin]) {
    const others = watchHosts(page, origin);
    for (const path of ['/', PATHS.de.products, '/contact', PATHS.de.cart, films]) {
      await page.goto(origin + path);
      await page.waitForLoadState('networkidle');
    }
    // As long as a page view takes to be sent.
    await page.waitForTimeout(6000);
    expect([...others]).toEqual([]);
    page.removeAllListeners('request');
  }
});

test('a shop that needs no consent asks for none (CK-07, LG-15)', async ({ page }) => {
  await page.goto('/t/terms');
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: TEXTS.de.common.footer.consent })).toHaveCount(0);
  await page.goto(SETTINGS.de);
  await expect(page.getByRole('main')).toContainText(consent.page.nothing);
});

for (const locale of ['de', 'en'] as const) {
  test(`asks without standing in the way, and refusing is as easy: ${locale} (LG-06, CK-07)`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: shop.origin }]);
    const faults = watchFaults(page);
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${shop.origin}/t/terms`);
      const notice = noticeOf(page, locale);
      await expect(notice).toBeVisible();
      const texts = TEXTS[locale].consent.notice;
      const [refuse, accept] = [texts.refuse, texts.accept].map((name) => notice.getByRole('button', { name }));
      const boxes = await Promise.all([refuse?.boundingBox(), accept?.boundingBox()]);
      expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);
      expect(boxes[0]?.height).toBeCloseTo(boxes[1]?.height ?? 0, 0);
      const look = (element: Element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return { color, backgroundColor, borderColor, fontSize, fontWeight };
      };
      await page.mouse.move(0, 0);
      expect(await refuse?.evaluate(look)).toEqual(await accept?.evaluate(look));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // What it covers at the end of the page can be scrolled out from under it.
      const last = page.getByRole('contentinfo').getByText('©');
      await last.scrollIntoViewIfNeeded();
      const [text, cover] = [await last.boundingBox(), await notice.boundingBox()];
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual((cover?.y ?? 0) + 1);
    }
    expect(await violationsOf(page)).toEqual([]);
    // The page is used as if it were not there.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${shop.origin}/`);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(shop.origin + SETTINGS[locale]);
    await expect(page.getByRole('main').getByRole('button', { name: TEXTS[locale].consent.page.save })).toBeVisible();
    await pageReady(page);
    await expect(noticeOf(page, locale)).toBeHidden();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('is answered by keyboard, and says where to change the answer', async ({ page, context }) => {
  await page.goto(`${shop.origin}/t/terms`);
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: consent.notice.refuse })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: consent.notice.saved })).toBeVisible();
  expect((await choice(context))?.value).toBe('1.analytics-no.video-no');
  const days = ((await choice(context))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
  expect(Math.round(days)).toBe(180);
  const others = watchHosts(page, shop.origin);
  await page.goto(shop.origin);
  await page.waitForTimeout(6000);
  await expect(notice).toBeHidden();
  expect([...others]).toEqual([]);
});

test('never covers what has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${shop.origin}/t/terms`);
  await expect(noticeOf(page)).toBeVisible();
  const bottoms: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    bottoms.push(
      await page.evaluate(() => {
        const notice = document.querySelector('[data-consent-notice]');
        const focused = document.activeElement;
        if (!notice || !focused || notice.contains(focused)) return 0;
        return focused.getBoundingClientRect().bottom - notice.getBoundingClientRect().top;
      }),
    );
  }
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(1);
});

test('asks again when the answer is forged or of an old version (CK-07)', async ({ page, context }) => {
  for (const [value, isAsked] of [
    ['0.analytics-yes.video-yes', true],
    ['1.analytics-yes.everything-yes', true],
    ['true', true],
    ['1.analytics-no.video-no', false],
  ] as const) {
    await context.addCookies([{ name: 'consent', value, url: shop.origin }]);
    const others = watchHosts(page, shop.origin);
    await page.goto(`${shop.origin}/t/terms`);
    await expect(page.locator('html')).toHaveAttribute('data-granted', '');
    expect([value, await noticeOf(page).isVisible()]).toEqual([value, isAsked]);
    expect([...others]).toEqual([]);
  }
});

test('with consent the tag of the language hears of a page 5 s later, not of one that is left before (AN-01, AN-02, AN-03, API-72)', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page);
  await page.goto(`${shop.origin}/t/terms`);
  const loaded = page.waitForRequest((request) => request.url().startsWith(`${SANDBOX}/tag/gtm.js`));
  await noticeOf(page).getByRole('button', { name: consent.notice.accept }).click();
  expect((await loaded).url()).toBe(`${SANDBOX}/tag/gtm.js?id=GTM-DE`);
  const before = await pageViews('GTM-DE');
  // A page that is made for each visit has another policy.
  await page.goto(`${shop.origin}${PATHS.de.compare}`);
  await page.waitForTimeout(2000);
  await page.goto(`${shop.origin}/t/privacy?reference=S107312`);
  await expect
    .poll(async () => (await pageViews('GTM-DE')).slice(before.length), { timeout: 15_000 })
    .toMatchObject([{ page_location: `${shop.origin}/t/privacy`, user_status: 'logged-out' }]);
  await context.addCookies([
    { name: 'odoo-user', value: '7', url: shop.origin },
    { name: 'locale', value: 'en', url: shop.origin },
  ]);
  await page.goto(`${shop.origin}/t/terms`);
  await expect
    .poll(() => pageViews('GTM-EN'), { timeout: 15_000 })
    .toMatchObject([{ page_location: `${shop.origin}/t/terms`, user_status: 'logged-in' }]);
  // A language without an id has nothing to ask for, and nothing runs.
  await context.addCookies([{ name: 'locale', value: 'nl', url: shop.origin }]);
  await page.goto(`${shop.origin}/t/terms`);
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
  expect(faults).toEqual([]);
});

test('consent is given and withdrawn on a page that needs no scripts (CK-07, LG-15)', async ({ browser }) => {
  for (const locale of LOCALES) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([
      { name: 'locale', value: locale, url: shop.origin },
      { name: '_ga', value: 'sandbox', url: shop.origin },
    ]);
    const page = await context.newPage();
    const texts = TEXTS[locale];
    await page.goto(`${shop.origin}/t/terms`);
    await expect(noticeOf(page, locale)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: texts.common.footer.consent }).click();
    await expect(page).toHaveURL(shop.origin + SETTINGS[locale]);
    const form = page.getByRole('main');
    const film = form.getByRole('checkbox', { name: texts.consent.video.name });
    await expect(film).not.toBeChecked();
    await film.check();
    await form.getByRole('button', { name: texts.consent.page.save }).click();
    await expect(form.getByRole('alert')).toHaveText(texts.consent.page.saved);
    await expect(film).toBeChecked();
    expect((await choice(context))?.value).toContain('video-yes');
    await form.getByRole('button', { name: texts.consent.page.refuse }).click();
    await expect(film).not.toBeChecked();
    expect((await choice(context))?.value).toContain('video-no');
    // What the tag may have set goes with the consent to it.
    const names = (await context.cookies(shop.origin)).map(({ name }) => name);
    expect(names.includes('_ga')).toBe(locale === 'nl');
    await context.close();
  }
});

test('a film loads its player after one press, for this film or for all (LG-06)', async ({ page, context }) => {
  await context.addCookies([{ name: 'consent', value: '1.analytics-no', url: shop.origin }]);
  const faults = watchFaults(page);
  const others = watchHosts(page, shop.origin);
  await page.goto(shop.origin + films);
  const once = page.getByText(fill(consent.video.once, { host: 'YouTube' }));
  await expect(once).toHaveCount(2);
  await expect(once.first()).toBeVisible();
  expect([...others]).toEqual([]);
  await page.getByRole('link', { name: /Terrasse ölen/ }).click();
  await expect(page.frameLocator('iframe').getByText('abcdefghijk')).toBeVisible();
  expect([...others]).toEqual([SANDBOX]);
  // For this film only.
  expect((await choice(context))?.value).toBe('1.analytics-no');
  await expect(once).toHaveCount(1);
  await page.getByRole('button', { name: consent.video.always }).click();
  await expect(once).toBeHidden();
  expect((await choice(context))?.value).toBe('1.analytics-no.video-yes');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-granted', 'video');
  await expect(once.first()).toBeHidden();
  await page.getByRole('link', { name: /Terrasse fegen/ }).click();
  await expect(page.frameLocator('iframe').getByText('bcdefghijkl')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a vendor’s captcha loads after one press, below what that company learns (LG-06, API-73, VA-10)', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1.analytics-no', url: shop.origin }]);
  const faults = watchFaults(page);
  const others = watchHosts(page, shop.origin);
  const { captcha, contact } = TEXTS.de;
  const vendor = 'Cloudflare Turnstile';
  await page.goto(`${shop.origin}/contact/other`);
  await page.getByRole('main').getByLabel(contact.field.name, { exact: true }).fill('Katrin Brandt');
  await expect(page.getByText(fill(captcha.consent.note, { vendor }))).toBeVisible();
  expect([...others]).toEqual([]);
  await page.getByRole('button', { name: fill(captcha.consent.load, { vendor }) }).click();
  await page.getByLabel('I am not a robot').check();
  expect([...others]).toEqual([SANDBOX]);
  expect(faults).toEqual([]);
});
