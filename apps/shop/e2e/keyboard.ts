import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Tabs forward until the control has the focus, as somebody without a mouse does; the focus must be visible there.
 * `shown` is what is seen of a control that is drawn by its label.
 */
export async function tabTo(page: Page, target: Locator, shown: Locator = target): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      await expect(shown).toBeInViewport();
      return;
    }
  }
  throw new Error(`Tab never reaches ${target}`);
}
