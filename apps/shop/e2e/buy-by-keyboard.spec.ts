import { expect, test } from '@playwright/test';
import { ADDRESSES, freshEmail } from './addresses';
import { orderNumber, piecesField, TRANSFER } from './buying';
import { findVariants } from './fill-cart';
import { tabTo } from './keyboard';
import { pattern, TEXTS } from './texts';

const { cart, checkout, common, product } = TEXTS.de;

test('buys with the keyboard alone, and the skip link leads past the header (CO-06)', async ({ page }) => {
  const { path } = await findVariants(page);
  await page.goto(path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common.skip })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, piecesField(page, 'de'));
  await page.keyboard.type('4');
  await tabTo(page, page.getByRole('button', { name: product.total.add }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: common.notifications })).toBeVisible();
  // Notifications go away; the link beside the button stays.
  await tabTo(page, page.getByRole('main').getByRole('link', { name: product.total.toCart }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title);
  await tabTo(page, page.getByRole('link', { name: cart.checkout }).filter({ visible: true }).first());
  await page.keyboard.press('Enter');

  const text = checkout.address;
  const address = ADDRESSES.de;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  for (const [name, value] of [
    [text.email, freshEmail('tastatur')],
    [text.phone, address.phone],
    [text.name, address.name],
    [text.street, address.street],
    [text.zip, address.zip],
    [text.city, address.city],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('combobox', { name: text.country }));
  await page.keyboard.type(address.country);
  await page.keyboard.press('Enter');
  if (!page.url().endsWith('/payment')) {
    await tabTo(page, page.getByRole('button', { name: text.submit }));
    await page.keyboard.press('Enter');
  }

  await expect(page).toHaveURL(/\/checkout\/payment$/);
  // The first way to pay is chosen; up from it, a choice goes round to the last.
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: TRANSFER.de })).toBeChecked();
  for (const name of [checkout.payment.terms, checkout.payment.productInfo]) {
    await tabTo(page, page.getByRole('checkbox', { name: pattern(name) }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: checkout.payment.submit }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/checkout\/confirm$/);
  await tabTo(page, page.getByRole('button', { name: checkout.confirm.order }));
  await page.keyboard.press('Enter');
  expect(await orderNumber(page, 'de')).toMatch(/\d{4,}/);
});
