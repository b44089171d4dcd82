import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { PATHS } from './buying';
import { fillCart } from './fill-cart';
import { overflow, watchFaults } from './page-faults';
import { fill, TEXTS } from './texts';

const LOCALES = ['de', 'nl', 'en'] as const;
const DECKING = { de: '/produkte/terrassendielen', nl: '/producten/vlonderplanken', en: '/products/decking' } as const;
const { common, header } = TEXTS.de;
const PHONE = { width: 375, height: 780 };

const menuOf = (page: Page, locale: (typeof LOCALES)[number] = 'de') =>
  page.getByRole('navigation', { name: TEXTS[locale].common.mainMenu });
const entry = (page: Page, name: string) => menuOf(page).locator('summary').filter({ hasText: name });
/** The panel of an entry is open while its categories can be seen. */
const firstCategory = (page: Page) => menuOf(page).getByRole('link', { name: 'Terrassendielen Ipé' });

/** What only scripts add comes when the page is idle. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#search')).toHaveAttribute('data-live', '');
}

test.describe('the header', () => {
  for (const locale of LOCALES) {
    test(`leads home and has the entries of its story in one line: ${locale} (HD-01, HD-02)`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await page.goto(DECKING[locale]);
      await expect(page.getByRole('banner').getByRole('link', { name: common.brand })).toHaveAttribute('href', '/');
      const names = {
        de: ['Terrasse', 'Fassade', 'Bretter', 'Balken & Pfosten', 'Muster', 'Angebote', 'Wissensdatenbank'],
        nl: ['Terras', 'Gevel', 'Planken', 'Balken & palen', 'Monsters', 'Aanbiedingen', 'Kennisbank'],
        en: ['Decking', 'Cladding', 'Boards', 'Beams & posts', 'Samples', 'Sale', 'Knowledge base'],
      }[locale];
      const list = menuOf(page, locale).getByRole('list').first();
      const entries = list.locator('> li > a, > li > details > summary').filter({ visible: true });
      for (const width of [1280, 1366, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const shown = await entries.allTextContents();
        expect([...shown.slice(0, 4), ...shown.slice(-3)], `at ${width} px`).toEqual(names);
        expect((await list.boundingBox())?.height, `at ${width} px`).toBe(48);
      }
      for (const width of [320, 375, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `at ${width} px`).toBe(0);
      }
    });
  }

  test('takes at most 30 KB of HTML with the footer, categories of both levels in it', async ({ request }) => {
    const html = await (await request.get(DECKING.de)).text();
    const [head = ''] = html.slice(html.indexOf('<section')).split('<main');
    const foot = html.slice(html.indexOf('</main>'), html.indexOf('</footer>'));
    expect(head).toContain('href="/produkte/fassadenholz/rhombusprofile"');
    expect(Buffer.byteLength(head + foot)).toBeLessThan(30_000);
  });

  test('opens one part of the range at a time without scripts, and nothing under the pointer alone', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(DECKING.de);
    await entry(page, 'Terrasse').hover();
    await expect(firstCategory(page)).toBeHidden();
    await entry(page, 'Terrasse').click();
    await expect(firstCategory(page)).toBeVisible();
    await entry(page, 'Fassade').click();
    await expect(firstCategory(page)).toBeHidden();
    await menuOf(page).getByRole('link', { name: 'Rhombusprofile' }).click();
    await expect(page).toHaveURL(/\/fassadenholz\/rhombusprofile$/);
    await context.close();
  });

  test('closes on Escape with the focus where it was, and on going elsewhere by key or pointer', async ({ page }) => {
    const faults = watchFaults(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await arrive(page, DECKING.de);
    await entry(page, 'Terrasse').focus();
    await page.keyboard.press('Enter');
    await expect(firstCategory(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(firstCategory(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstCategory(page)).toBeHidden();
    await expect(entry(page, 'Terrasse')).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(firstCategory(page)).toBeHidden();

    await entry(page, 'Terrasse').click();
    await expect(firstCategory(page)).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(firstCategory(page)).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('fetches sizes and species of a part once somebody goes to it, in a panel of at most 15 KB', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/menu/')) asked.push(new URL(request.url()).pathname);
    });
    await arrive(page, DECKING.de);
    expect(asked).toEqual([]);
    await entry(page, 'Fassade').hover();
    await expect.poll(() => asked).toEqual(['/api/menu/de/fassadenholz']);
    await entry(page, 'Fassade').click();
    const { sizes, species } = header.plate;
    const panel = menuOf(page).locator('details[open] > div');
    for (const title of [sizes, species]) await expect(panel.getByText(title, { exact: true })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Bangkirai$/ })).toHaveAttribute(
      'href',
      '/produkte/fassadenholz/__specie.bangkirai',
    );
    expect(await panel.evaluate((element) => new Blob([element.innerHTML]).size)).toBeLessThan(15_000);
    await entry(page, 'Fassade').click();
    await entry(page, 'Fassade').click();
    expect(asked).toHaveLength(1);
    const { violations } = await new AxeBuilder({ page }).include('nav').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await panel.getByRole('link', { name: /^21 × 68 mm/ }).click();
    await expect(page).toHaveURL(/\/produkte\/fassadenholz\?q=21x68$/);
    await expect(page.getByRole('main')).toContainText('21 × 68');
  });

  test('shows its row again, slim, as soon as somebody scrolls up', async ({ page }) => {
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await arrive(page, DECKING.de);
      const cart = page.getByRole('banner').getByRole('link', { name: new RegExp(common.cart) });
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await expect(cart).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }));
      await expect(cart).toBeInViewport();
      const edge = () => document.elementsFromPoint(innerWidth / 2, 58).every((each) => !each.closest('header'));
      await expect.poll(() => page.evaluate(edge)).toBe(size.width < 1024);
      await page.evaluate(() => scrollTo({ top: 2200, behavior: 'instant' }));
      await expect(cart).not.toBeInViewport();
    }
  });

  test('counts what is in the cart, and says nothing of none (HD-06)', async ({ page }) => {
    await page.goto(DECKING.de);
    const cart = page.getByRole('banner').getByRole('link', { name: new RegExp(common.cart) });
    await expect(cart).toHaveText(common.cart);
    await fillCart(page, [2, 3]);
    await page.goto(DECKING.de);
    await expect(cart).toHaveText(new RegExp(`${common.cart}2${fill(common.cartCount_other, { count: 2 })}`));
  });

  test('switches the language of a page of content, on the same page (IN-03)', async ({ page }) => {
    await page.goto('/t/lagerholzabstand');
    await page.getByRole('button', { name: 'Niederländisch' }).click();
    await expect(page).toHaveURL(/\/t\/regelafstand$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Regelafstand');
  });
});

test.describe('on a phone the menu', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('opens and closes, holds the focus and leads a level down and up (HD-07, HD-10)', async ({ page }) => {
    await arrive(page, DECKING.de);
    const menu = menuOf(page);
    const open = page.getByRole('button', { name: header.open });
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('button', { name: header.close })).toBeFocused();
    // Around and around: what is behind cannot be reached.
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('nav, body')?.tagName)).not.toBe('MAIN');
      const isOutside = () => document.activeElement?.closest('header, main, footer, section') !== null;
      expect(await page.evaluate(isOutside)).toBe(false);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

    await entry(page, 'Terrasse').tap();
    await expect(firstCategory(page)).toBeVisible();
    await expect(entry(page, 'Fassade')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(entry(page, 'Fassade')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.tap();
    await menu.getByRole('button', { name: header.close }).tap();
    await expect(menu).toBeHidden();
  });

  test('ends with how prices are shown, the language and a telephone', async ({ page }) => {
    await arrive(page, DECKING.de);
    await page.getByRole('button', { name: header.open }).tap();
    const menu = menuOf(page);
    await expect(menu.locator('a[href^="tel:"]')).toHaveText(/^\+49/);
    for (const setting of [menu.getByRole('button', { name: common.exclVat }), menu.locator('a[href^="tel:"]')]) {
      await expect(setting).toBeInViewport({ ratio: 1 });
    }
    await menu.getByRole('button', { name: common.exclVat }).tap();
    await expect(page).toHaveURL(/\/terrassendielen$/);
    await page.getByRole('button', { name: header.open }).tap();
    await expect(menu.getByRole('button', { name: common.exclVat })).toHaveAttribute('aria-pressed', 'true');
    await menu.getByRole('button', { name: 'Niederländisch' }).tap();
    await expect(page).toHaveURL(/\/producten\/vlonderplanken$/);
  });

  test('works without scripts, and on a phone on its side (HD-07)', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 667, height: 320 } });
    const page = await context.newPage();
    await page.goto(DECKING.de);
    await page.getByRole('button', { name: header.open }).click();
    await menuOf(page).locator('a[href^="tel:"]').scrollIntoViewIfNeeded();
    await expect(menuOf(page).locator('a[href^="tel:"]')).toBeInViewport();
    await entry(page, 'Terrasse').click();
    await firstCategory(page).click();
    await expect(page).toHaveURL(/\/terrassendielen\/ipe-terrassendielen$/);
    await page.getByRole('button', { name: header.open }).click();
    await menuOf(page).getByRole('button', { name: header.close }).click();
    await expect(menuOf(page)).toBeHidden();
    await context.close();
  });

  test('opens and closes the search, which Enter sends (HD-03, HD-04)', async ({ page }) => {
    await arrive(page, DECKING.de);
    const field = page.getByRole('banner').locator('input[name=q]');
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: header.searchOpen }).tap();
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: header.searchClose }).tap();
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: header.searchOpen }).tap();
    await expect(field).toBeFocused();
    await page.keyboard.type('lärche');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/produkte\?q=l%C3%A4rche$/);
  });
});

test.describe('on a tablet the menu', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('has the parts of the range beside what the chosen one opens, the first until another is (HD-10)', async ({
    page,
  }) => {
    await arrive(page, '/');
    const menu = menuOf(page);
    await page.getByRole('button', { name: header.open }).tap();
    await expect(firstCategory(page)).toBeVisible();
    await expect(menu.getByText(header.plate.sizes, { exact: true })).toBeVisible();
    await expect(menu.locator('a[href^="tel:"]')).toBeInViewport();
    await entry(page, 'Fassade').tap();
    await expect(firstCategory(page)).toBeHidden();
    const category = menu.getByRole('link', { name: 'Rhombusprofile' });
    const [part, panel] = [await entry(page, 'Fassade').boundingBox(), await category.boundingBox()];
    expect(panel?.x).toBeGreaterThan((part?.x ?? 0) + (part?.width ?? 0));
    const { violations } = await new AxeBuilder({ page }).include('nav').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    // One level: Escape closes all of it.
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('works without scripts, where none is open at first', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1024, height: 768 } });
    const page = await context.newPage();
    await page.goto(DECKING.de);
    await page.getByRole('button', { name: header.open }).click();
    await expect(firstCategory(page)).toBeHidden();
    await entry(page, 'Terrasse').click();
    await entry(page, 'Fassade').click();
    await menuOf(page).getByRole('link', { name: 'Rhombusprofile' }).click();
    await expect(page).toHaveURL(/\/fassadenholz\/rhombusprofile$/);
    await context.close();
  });
});

test.describe('a link to the search', () => {
  for (const [kind, size, path] of [
    ['a phone', PHONE, DECKING.de],
    ['a desktop', { width: 1440, height: 900 }, DECKING.de],
    ['a page with a search of its own', { width: 1440, height: 900 }, '/'],
  ] as const) {
    test(`opens it and gives it the focus after 100 ms: ${kind} (HD-12)`, async ({ page }) => {
      await page.setViewportSize(size);
      await arrive(page, path);
      const waited = await page.evaluate(async () => {
        const link = document.createElement('a');
        link.href = '#search';
        document.querySelector('main')?.prepend(link);
        const pressed = performance.now();
        link.click();
        while (!document.activeElement?.matches('search input')) {
          if (performance.now() - pressed > 5000) return -1;
          await new Promise(requestAnimationFrame);
        }
        return performance.now() - pressed;
      });
      // On phones what opens has the focus at once; it is given to it again.
      if (size.width >= 768) expect(waited).toBeGreaterThanOrEqual(100);
      expect(waited).toBeGreaterThan(0);
      await expect(page.locator('search input:focus')).toBeVisible();
    });
  }

  test('opens it from another page too (HD-12)', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${PATHS.de.products}#search`);
    await expect(page.getByRole('banner').locator('input[name=q]')).toBeFocused();
  });
});

test('the header of the checkout has its links on desktops only (LY-06)', async ({ page }) => {
  await fillCart(page);
  await page.goto('/checkout/address');
  const back = page.getByRole('banner').getByRole('link', { name: TEXTS.de.checkout.header.back });
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(back).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(back).toBeHidden();
});
