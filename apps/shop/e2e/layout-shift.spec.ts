import { expect, test } from '@playwright/test';
import { findVariants } from './fill-cart';

const WINDOWS = { phone: { width: 375, height: 740 }, desk: { width: 1440, height: 900 } };

test('nothing moves while home, listing and product load', async ({ page }) => {
  const { path } = await findVariants(page);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [name, size] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size);
    for (const address of ['/', '/produkte', path]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const sum = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(sum, `${address} on a ${name}`).toBeLessThan(0.01);
    }
  }
});
