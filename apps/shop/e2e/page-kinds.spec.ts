import { AxeBuilder } from '@axe-core/playwright';
import type { Locale } from '@geven/timber';
import { expect, type Page, test } from '@playwright/test';
import { overflow, watchFaults } from './page-faults';
import { walkAccount, walkPageKinds } from './page-kinds';

const PHONE = { width: 375, height: 740 };
const DESK = { width: 1280, height: 800 };
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The browser itself reports the status of a page that is rightly not found. */
const EXPECTED_FAULT = /gibt-es-nicht: Failed to load resource: .* 404/;

test.use({ viewport: PHONE });

/** What axe has against a page; pages have no frames, so it may look at each in one go. */
async function violationsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .withTags(STANDARDS)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The language that axe looks at pages in: what it finds is the same in all of them, and it takes most of the time. */
const AXE_LOCALE: Locale = 'de';

/** Walks over pages of a shop, and expects nothing against any of them. */
async function expectNoFaults(page: Page, walk: typeof walkPageKinds, locale: Locale): Promise<void> {
  const faults = watchFaults(page);
  const found: string[] = [];
  await walk(page, locale, async (kind) => {
    const pixels = await overflow(page);
    if (pixels > 0) found.push(`${kind}: ${pixels} px wider than a phone`);
    if (locale !== AXE_LOCALE) return;
    await page.setViewportSize(DESK);
    found.push(...(await violationsOf(page)).map((violation) => `${kind}: ${violation}`));
    await page.setViewportSize(PHONE);
  });
  expect(found).toEqual([]);
  expect(faults.filter((fault) => !EXPECTED_FAULT.test(fault))).toEqual([]);
}

test.describe('every kind of page fits a phone, meets WCAG 2.2 AA and its own content security policy', () => {
  for (const locale of ['de', 'nl', 'en'] as const) {
    test(`from home to order, in ${locale} (CO-06, LG-09)`, async ({ page }) => {
      test.setTimeout(240_000);
      await expectNoFaults(page, walkPageKinds, locale);
    });

    test(`of a customer, in ${locale} (LG-09)`, async ({ page }) => {
      test.setTimeout(150_000);
      await expectNoFaults(page, walkAccount, locale);
    });
  }
});
