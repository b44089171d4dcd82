import { expect, test } from '@playwright/test';
import { findVariants } from './fill-cart';
import { TEXTS } from './texts';

const FORMATTERS = ['NumberFormat', 'DateTimeFormat', 'PluralRules'] as const;

// The first formatter that a page makes takes a phone a tenth of a second, in which it answers to nothing.
test('home, listing and product do without a formatter, also where the browser writes dates', async ({ page }) => {
  const { path, variants } = await findVariants(page);
  await page.addInitScript((names) => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    for (const name of names) {
      const Formatter = Intl[name];
      const watched = new Proxy(Formatter, {
        construct: (target, args: unknown[]) => {
          made.push(name);
          return Reflect.construct(target, args) as object;
        },
      });
      Object.defineProperty(Intl, name, { value: watched });
    }
  }, FORMATTERS);
  const made = () => page.evaluate(() => (globalThis as unknown as { made: string[] }).made);
  for (const address of ['/', '/produkte', path]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await made(), address).toEqual([]);
  }
  // A finish that takes longer means dates which the server did not write. On a phone its choices are always folded.
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`${path}?variant=${variants[0]}x1`, { waitUntil: 'networkidle' });
  const days = page
    .locator('dl > div')
    .filter({ has: page.getByText(TEXTS.de.product.total.delivery, { exact: true }), visible: true })
    .getByRole('definition');
  const before = await days.textContent();
  const finishes = page
    .locator('details')
    .filter({ has: page.locator('input[name=finishing]') })
    .first();
  await finishes.locator('summary').click();
  await finishes.locator('input:not(:checked)').first().check();
  await expect(days).not.toHaveText(before ?? '');
  // "1 piece" in words takes the rules of plurals, once something was chosen.
  expect(await made()).toEqual(['PluralRules']);
  // Proof that formatters are seen.
  await page.evaluate(() => new Intl.DateTimeFormat('de'));
  expect(await made()).toEqual(['PluralRules', 'DateTimeFormat']);
});
