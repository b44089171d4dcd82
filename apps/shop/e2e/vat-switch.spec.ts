import { expect, test } from '@playwright/test';
import { cents, shownText } from './amounts';
import { findVariants } from './fill-cart';
import { TEXTS } from './texts';

test.use({ javaScriptEnabled: false });

test('prices are shown with VAT or net, and that is noted for a week (CK-01)', async ({ page, context }) => {
  const { path } = await findVariants(page);
  await page.goto(path);
  const price = page.getByRole('row').nth(1).getByRole('cell').nth(2);
  const gross = cents(await shownText(price));
  await page.getByRole('button', { name: TEXTS.de.common.exclVat, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('button', { name: TEXTS.de.common.exclVat, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const net = cents(await shownText(price));
  expect(gross).toBe(Math.round(net * 1.19));
  await expect(page.getByText(TEXTS.de.common.priceNoteExcl).first()).toBeVisible();

  const cookie = (await context.cookies()).find(({ name }) => name === 'geven-user');
  expect(cookie).toMatchObject({ path: '/' });
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    showTaxPrice: 'VATExcluded',
    currentPricelist: { id: expect.any(Number) },
    availableCategIdsCacheKey: expect.any(String),
    listingView: 'cards',
  });
  const week = Date.now() / 1000 + 604_800;
  expect(cookie?.expires).toBeGreaterThan(week - 600);
  expect(cookie?.expires).toBeLessThan(week + 600);
});
