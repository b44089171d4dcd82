import { expect, test } from '@playwright/test';
import { ADDRESSES, freshEmail } from './addresses';
import { fillAddress, orderNumber, placeOrder } from './buying';
import { fillCart, goToConfirm } from './fill-cart';
import { mailTo, waitForMail } from './inbox';
import { TEXTS } from './texts';

const { cart, checkout } = TEXTS.de;

test('without a cart every step of the checkout leads home (CO-03, GR-02)', async ({ page }) => {
  for (const step of ['', '/address', '/payment', '/confirm']) {
    await page.goto(`/checkout${step}`);
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('without an address payment, confirmation and the checkout itself lead to the address (CO-04, RT-27)', async ({
  page,
}) => {
  await fillCart(page);
  for (const step of ['', '/payment', '/confirm']) {
    await page.goto(`/checkout${step}`);
    expect(new URL(page.url()).pathname).toBe('/checkout/address');
  }
});

test('the page of a placed order shows without a cart, also when it is loaded again (CO-05)', async ({ page }) => {
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.success.noneTitle);
  await fillCart(page);
  await goToConfirm(page);
  const number = await placeOrder(page, 'de');
  await page.reload();
  expect(await orderNumber(page, 'de')).toBe(number);
  const size = (await page.context().cookies()).find(({ name }) => name === 'cart-size');
  expect(size?.value ?? '0').toBe('0');
  await page.goto('/einkaufswagen');
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
});

test('pressing the order button twice, or sending the form again, makes one order (CO-24)', async ({ page }) => {
  await fillCart(page);
  const email = await goToConfirm(page);
  const form = page.locator('form[action="/api/checkout/order"]');
  const values = await form
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    );
  await page.getByRole('button', { name: checkout.confirm.order }).dblclick();
  const number = await orderNumber(page, 'de');

  const again = await page.request.post('/api/checkout/order', { form: Object.fromEntries(values), maxRedirects: 0 });
  expect(again.status()).toBe(303);
  expect(again.headers().location).toBe('/checkout/success');
  await page.goto('/checkout/success');
  expect(await orderNumber(page, 'de')).toBe(number);
  await waitForMail(email);
  // A second order would have sent its mail by now.
  await page.goto('/einkaufswagen');
  expect(await mailTo(email)).toHaveLength(1);
});

test('a cart that another tab changed is not ordered unseen (CART_CHANGED)', async ({ page }) => {
  const { path, variants } = await fillCart(page, [24]);
  await goToConfirm(page);
  await page.request.post('/api/cart/add', { form: { locale: 'de', path, [`pieces[${variants[1]}]`]: '2' } });
  await page.getByRole('button', { name: checkout.confirm.order }).click();
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: TEXTS.de.errors.CART_CHANGED }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: checkout.confirm.lines }).getByRole('row')).toHaveCount(3);
  await placeOrder(page, 'de');
});

test('what is wrong with an address is kept as a text with what was entered, until it is right (ER-09)', async ({
  page,
}) => {
  await fillCart(page, [2]);
  await page.goto('/checkout/address');
  await fillAddress(page, 'de', freshEmail('er-09'), { ...ADDRESSES.de, city: '' });
  await page.getByRole('button', { name: checkout.address.submit }).click();
  const city = page.getByRole('textbox', { name: checkout.address.city, exact: true });
  await expect(city).toHaveAccessibleDescription(TEXTS.de.errors.FIELD_REQUIRED);
  // It comes from where it is kept, not from a script of the page.
  await page.reload();
  await expect(city).toHaveAccessibleDescription(TEXTS.de.errors.FIELD_REQUIRED);
  const name = page.getByRole('textbox', { name: checkout.address.name, exact: true });
  await expect(name).toHaveValue(ADDRESSES.de.name);
  await city.fill(ADDRESSES.de.city);
  await page.getByRole('button', { name: checkout.address.submit }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await page.goto('/checkout/address');
  await expect(city).not.toHaveAttribute('aria-invalid', 'true');
});
