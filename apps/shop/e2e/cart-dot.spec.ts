import { expect, type Page, test } from '@playwright/test';
import { addedNote, piecesField } from './buying';
import { findVariants } from './fill-cart';
import { TEXTS } from './texts';

const { product } = TEXTS.de;

/** Puts two boards into the cart from their page, until a note says so. */
async function addBoards(page: Page): Promise<void> {
  const { path } = await findVariants(page);
  await page.goto(path);
  await piecesField(page, 'de').fill('2');
  await page.getByRole('button', { name: product.total.add }).click();
  await expect(addedNote(page, 'de')).toBeVisible();
}

test('a dot flies for 800 ms when boards come into the cart (LY-02, CA-25)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const flights: unknown[] = [];
    Object.assign(window, { flights });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      if (this instanceof HTMLElement && 'cartDot' in this.dataset) flights.push(timing);
      return animate.call(this, frames, timing);
    };
  });
  await addBoards(page);
  const flights = await page.evaluate(() => (window as unknown as { flights: { duration: number }[] }).flights);
  expect(flights.map(({ duration }) => duration)).toEqual([800]);
  await expect(page.locator('[data-cart-dot]')).toHaveCount(0);
});

test('no dot flies for those who want less motion (SC-04)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const seen: Node[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof HTMLElement && 'cartDot' in node.dataset) seen.push(node);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await addBoards(page);
  expect(await page.evaluate(() => (window as unknown as { seen: Node[] }).seen.length)).toBe(0);
});
