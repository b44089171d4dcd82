import { expect, test } from '@playwright/test';
import { cents, shownText } from './amounts';
import { addedNote, piecesField } from './buying';
import { fillCart, findVariants } from './fill-cart';
import { pattern, TEXTS } from './texts';

const { cart, product } = TEXTS.de;
/** ms that every script takes longer, as on a slow connection. */
const DELAY = 2500;

test.beforeEach(async ({ page }) => {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    await route.continue();
  });
});

test('pieces that are entered before scripts run count as soon as they do', async ({ page }) => {
  const { path } = await findVariants(page);
  await page.goto(path, { waitUntil: 'commit' });
  await piecesField(page, 'de').fill('12');
  const sum = page.getByRole('row').nth(1).getByRole('cell').last();
  await expect(sum).toHaveText('–');
  await expect(sum).toHaveText(/\d,\d{2}/);
  expect(cents(await shownText(sum))).toBeGreaterThan(0);
  await expect(piecesField(page, 'de')).toHaveValue('12');
  await page.getByRole('button', { name: product.total.add }).click();
  await expect(addedNote(page, 'de')).toBeVisible();
});

test('pieces that are changed in the cart before scripts run are saved', async ({ page }) => {
  await fillCart(page, [3]);
  await page.goto('/einkaufswagen', { waitUntil: 'commit' });
  await page.getByRole('spinbutton', { name: pattern(cart.piecesOf) }).fill('7');
  await expect(page.getByRole('status').filter({ hasText: cart.updated })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: pattern(cart.piecesOf) })).toHaveValue('7');
});
