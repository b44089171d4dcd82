import { expect, test } from '@playwright/test';
import { freshEmail } from './addresses';
import { choosePayment, enterAddress, findBoard, goToCheckout, openShop, piecesField, placeOrder } from './buying';
import { waitForMail } from './inbox';
import { pattern, TEXTS } from './texts';

test.use({ javaScriptEnabled: false });

const { cart, checkout, errors, product } = TEXTS.de;

test('buys, changes the cart and fixes mistakes in forms without JavaScript (CO-06)', async ({ page }) => {
  await openShop(page, 'de');
  await findBoard(page, 'de');

  await page.getByRole('button', { name: product.total.add }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.PIECES_REQUIRED);
  await piecesField(page, 'de').fill('3');
  await page.getByRole('button', { name: product.total.add }).click();

  await expect(page).toHaveURL(/\/einkaufswagen$/);
  const pieces = page.getByRole('spinbutton', { name: pattern(cart.piecesOf) });
  await expect(pieces).toHaveValue('3');
  await pieces.fill('5');
  await page.getByRole('button', { name: pattern(cart.updateOf) }).click();
  await expect(pieces).toHaveValue('5');

  await page.getByRole('textbox', { name: cart.zip }).fill('123');
  await page.getByRole('button', { name: cart.calculate }).click();
  await expect(page.getByRole('textbox', { name: cart.zip })).toHaveValue('123');
  await expect(page.getByRole('textbox', { name: cart.zip })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: cart.zip }).fill('50667');
  await page.getByRole('button', { name: cart.calculate }).click();
  await expect(page.getByText(/79,00/).first()).toBeVisible();

  await goToCheckout(page, 'de');
  await page.getByRole('textbox', { name: checkout.address.email }).first().fill('kein @');
  await page.getByRole('button', { name: checkout.address.submit }).click();
  await expect(page.getByRole('textbox', { name: checkout.address.email }).first()).toHaveValue('kein @');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();

  const email = freshEmail('ohne-skript');
  await enterAddress(page, 'de', email);
  await choosePayment(page, 'de');
  const number = await placeOrder(page, 'de');
  expect((await waitForMail(email)).subject).toContain(number);

  await page.goto('/einkaufswagen');
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
});
