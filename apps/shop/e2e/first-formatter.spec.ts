import { expect, test } from '@playwright/test';
import { findVariants } from './fill-cart';

const FORMATTERS = ['NumberFormat', 'DateTimeFormat', 'PluralRules'] as const;

// The first formatter that a page makes takes a phone a tenth of a second, in which it answers to nothing.
test('home, listing and product do without a formatter, also where the browser writes dates', async ({ page }) => {
  const { path } = await findVariants(page);
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
  // A finish that takes longer means dates which the server did not write.
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'In den Warenkorb' }) });
  const days = form.getByRole('definition').last();
  const before = await days.textContent();
  const finishes = page.getByRole('combobox').filter({ has: page.getByRole('option', { name: /Lieferzeit/ }) });
  await finishes.first().selectOption({ index: 1 });
  await expect(days).not.toHaveText(before ?? '');
  expect(await made()).toEqual([]);
  // Proof that formatters are seen.
  await page.evaluate(() => new Intl.DateTimeFormat('de'));
  expect(await made()).toEqual(['DateTimeFormat']);
});
