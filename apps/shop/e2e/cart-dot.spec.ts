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

/** A flight of the dot as the browser was asked for it. */
interface Flight {
  readonly duration: number;
  /** px from where it begins to where it ends. */
  readonly way: number;
  /** px from the middle of the window, at its begin and at its end. */
  readonly distances: readonly [number, number];
}

for (const [width, way] of [
  [1440, 400],
  [1023, 240],
  [375, 240],
] as const) {
  test(`a dot flies ${way} px towards the middle in 800 ms when boards come into the cart at ${width} px (LY-02, LY-03, CA-25)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const flights: Flight[] = [];
      Object.assign(window, { flights });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, timing) {
        if (this instanceof HTMLElement && 'cartDot' in this.dataset) {
          const { e: x, f: y } = new DOMMatrix(String((frames as Keyframe[]).at(-1)?.transform));
          const [left, top] = [Number.parseFloat(this.style.left), Number.parseFloat(this.style.top)];
          const from = (dx: number, dy: number) => Math.hypot(left + dx - innerWidth / 2, top + dy - innerHeight / 2);
          const { duration } = timing as { duration: number };
          flights.push({ duration, way: Math.round(Math.hypot(x, y)), distances: [from(0, 0), from(x, y)] });
        }
        return animate.call(this, frames, timing);
      };
    });
    await addBoards(page);
    const [flight, ...more] = await page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);
    expect([flight?.duration, flight?.way, more]).toEqual([800, way, []]);
    const [before = 0, after = 0] = flight?.distances ?? [];
    // Straight towards the middle, beyond it where the way is longer.
    expect(after).toBeCloseTo(Math.abs(before - way), 0);
    await expect(page.locator('[data-cart-dot]')).toHaveCount(0);
  });
}

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
