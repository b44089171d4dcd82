import type { Page } from '@playwright/test';

/**
 * Resolves when the islands of the page run: nothing is being loaded, and the browser has nothing left to do. On a busy
 * machine a page hydrates for longer than its network has to be silent.
 */
export async function pageReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
