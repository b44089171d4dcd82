import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { freshEmail } from './addresses';
import { chooseMethod, enterAddress, PATHS } from './buying';
import { fillCart, goToConfirm } from './fill-cart';
import type { OwnShop } from './own-shop';
import { SANDBOX, startVendorShop } from './vendors';

/** Every script that the page that pays may have; the guide of card payments says why each is there. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  'a file of the build': /^src \/_next\/static\/[\w/.~-]+\.js(?:\?|$)/,
  'data of the page': /^nonce /,
  'the guard of chunks': /^hash addEventListener\("error",.*"chunk-reload"/s,
};

/** A shop with a tag, which was consented to. */
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await startVendorShop(test.info().outputPath('stories'));
});
test.afterAll(() => shop.stop());

/** The scripts of a page: where each is from, and its address or text. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].map((script) => {
      if (script.src) return `src ${script.src.replace(location.origin, '')}`;
      return `${script.nonce ? 'nonce' : 'hash'} ${script.textContent.trim()}`;
    }),
  );

/** Of the payment service's library, with which a card is entered; measured: 53 KB. */
const MAX_LIBRARY_BYTES = 60_000;

/** The file with the payment service's library, by its path and its size, where one of these is it. */
async function findLibrary(page: Page, files: Iterable<string>): Promise<{ path: string; bytes: number } | undefined> {
  for (const path of files) {
    const text = await (await page.request.get(path)).text();
    if (text.includes('securedFields.html')) return { path, bytes: brotliCompressSync(text).length };
  }
  return undefined;
}

const isKnown = (script: string) => Object.values(SCRIPTS).some((pattern) => pattern.test(script));

test.describe('the page that pays', () => {
  test('has the scripts that the guide lists and no other, whatever was consented to (LG-06, AN-03)', async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: shop.origin });
    await page.context().addCookies([{ name: 'consent', value: '1.analytics-yes.video-yes', url: shop.origin }]);
    await fillCart(page);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(PATHS.de.products);
    await expect.poll(() => asked.has('/tag/gtm.js')).toBe(true);
    await goToConfirm(page);
    await page.waitForLoadState('networkidle');
    asked.clear();
    await page.reload();
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsOf(page);
    expect(scripts.length).toBeGreaterThan(Object.keys(SCRIPTS).length);
    expect(scripts.filter((script) => !isKnown(script))).toEqual([]);
    expect([...asked].filter((path) => path.startsWith('/tag/'))).toEqual([]);
    await page.close();
  });

  test('lets a script of another host or without a nonce not run, and may show the sandbox alone (PY-09)', async ({
    page,
  }) => {
    await fillCart(page);
    await goToConfirm(page);
    const answer = await page.reload();
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`frame-src 'self' ${new URL(SANDBOX).origin};`);
    expect(policy).toContain(`connect-src 'self' ${new URL(SANDBOX).origin};`);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'(?: 'sha256-[^']+')+$/);
    const hasRun = await page.evaluate(() => {
      // As text that got into the page would be: what a script of the page makes itself, it may.
      document.body.insertAdjacentHTML('beforeend', '<img src="/nothing" onerror="window.hasRun = true">');
      return new Promise((resolve) => setTimeout(() => resolve('hasRun' in window), 1000));
    });
    expect(hasRun).toBe(false);
    for (const path of ['/checkout/payment', PATHS.de.cart, '/']) {
      const other = await page.request.get(path);
      expect(other.headers()['content-security-policy']).not.toContain(new URL(SANDBOX).origin);
    }
  });

  test('loads the library of the payment service late, and for those alone who pay by it', async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/_next/static/') && pathname.endsWith('.js')) files.add(pathname);
    });
    await fillCart(page);
    await goToConfirm(page);
    await page.waitForLoadState('networkidle');
    expect(await findLibrary(page, files)).toBeUndefined();
    await page.goto('/checkout/address');
    await enterAddress(page, 'de', freshEmail('karte'));
    await chooseMethod(page, 'de', /Kredit/);
    const field = page.frameLocator('[data-cse="encryptedCardNumber"] iframe').locator('input');
    await expect(field).toHaveAttribute('autocomplete', 'cc-number');
    const library = await findLibrary(page, files);
    expect(library?.bytes).toBeLessThan(MAX_LIBRARY_BYTES);
    // What the page names itself would be loaded before it can be used.
    expect(await (await page.request.get('/checkout/confirm')).text()).not.toContain(library?.path);
  });
});
