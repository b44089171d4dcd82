import { expect, test } from '@playwright/test';
import { watchFaults } from './page-faults';
import { TEXTS } from './texts';

const { common } = TEXTS.de;

test.describe('the page of a link under the pointer is there before the press, within the page’s own policy', () => {
  for (const [kind, path] of [
    ['a page that is the same for everybody', '/t/terms'],
    ['a page that is made for each visit', '/vergleichen'],
  ] as const) {
    test(`from ${kind}`, async ({ page }) => {
      const faults = watchFaults(page);
      await page.goto(path);
      const link = page.getByRole('contentinfo').getByRole('link', { name: common.footer.privacy, exact: true });
      // What watches the pointer comes when the page is idle.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await link.hover();
        await expect(link).toHaveAttribute('data-soon', { timeout: 500 });
      }).toPass();
      // Nothing tells from outside when the page has come.
      await page.waitForTimeout(1500);
      await link.click();
      await page.waitForURL(/\/t\/privacy$/);
      const how = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType);
      expect(await page.evaluate(how)).toEqual(['navigational-prefetch']);
      expect(faults).toEqual([]);
    });
  }
});
