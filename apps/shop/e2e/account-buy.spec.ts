import { expect, test } from '@playwright/test';
import { accountForm, becomeCustomer, keepAddress, logIn, register } from './accounts';
import { ADDRESSES, freshEmail } from './addresses';
import { choosePayment, enterAddress, placeOrder } from './buying';
import { fillCart } from './fill-cart';
import { waitForMail } from './inbox';
import { pageReady } from './page-ready';
import { fill, pattern, TEXTS } from './texts';

const { account, cart, checkout, errors } = TEXTS.de;
const WAREHOUSE = { name: 'Lager Brandt', street: 'Hafenstraße 1', zip: '50667', city: 'Köln' };
const SITE = { name: 'Baustelle Brandt', street: 'Lindenstraße 14', zip: '53111', city: 'Bonn' };

test('a customer buys with addresses of the book, which does not grow by it (CO-07, CO-11)', async ({ page }) => {
  await becomeCustomer(page);
  const email = freshEmail('lager');
  await keepAddress(page, { ...WAREHOUSE, email });
  await keepAddress(page, { ...SITE, isDefault: 'on' });
  await fillCart(page, [12]);
  await page.goto('/checkout/address');
  const choice = page.getByRole('radiogroup', { name: checkout.address.shipping });
  await expect(choice.getByRole('radio', { name: SITE.name })).toBeChecked();
  await expect(page.getByRole('textbox', { name: checkout.address.street })).toBeHidden();
  await choice.getByText(WAREHOUSE.name).click();
  await page.getByRole('button', { name: checkout.address.submit }).click();
  await choosePayment(page, 'de');
  await expect(page.getByRole('main').getByText(WAREHOUSE.street).first()).toBeVisible();
  const number = await placeOrder(page, 'de');
  expect((await waitForMail(email)).subject).toContain(number);
  await page.goto('/dashboard/data#address-book');
  await expect(page.locator('#address-book').getByRole('listitem')).toHaveCount(2);
});

test('a new address is asked for where none of the book is chosen, and kept there (CO-11)', async ({ page }) => {
  await becomeCustomer(page);
  await keepAddress(page, { ...SITE, isDefault: 'on' });
  await fillCart(page, [12]);
  await page.goto('/checkout/address');
  await page.getByRole('radiogroup').getByText(checkout.address.other).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field(checkout.address.name)).toHaveValue('Katrin Brandt');
  await page.getByRole('button', { name: checkout.address.submit }).click();
  await expect(field(checkout.address.street)).toHaveAccessibleDescription(errors.FIELD_REQUIRED);
  await expect(page.getByRole('radio', { name: checkout.address.other })).toBeChecked();
  await enterAddress(page, 'de', freshEmail('andere'));
  await page.goto('/checkout/address');
  await expect(page.getByRole('radio', { name: ADDRESSES.de.name })).toBeChecked();
  await page.goto('/dashboard/data');
  await expect(page.locator('#address-book').getByRole('listitem')).toHaveCount(2);
});

test('the checkout has a login of its own, which goes on with the address and the cart (CO-08)', async ({ page }) => {
  const email = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto('/checkout/login');
  expect(new URL(page.url()).pathname).toBe('/');
  await fillCart(page, [12]);
  await page.goto('/checkout/address');
  await page.getByRole('main').getByRole('link', { name: account.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/login$/);
  for (const name of [account.login.existing, account.login.new, account.login.guest]) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: account.login.continue })).toHaveAttribute('href', '/checkout/address');
  await logIn(page, 'de', email, 'sicher falsch');
  await expect(page).toHaveURL(/\/checkout\/login\?form=/);
  await expect(page.getByRole('alert').filter({ hasText: errors.LOGIN_FAILED })).toBeVisible();
  await logIn(page, 'de', email);
  await expect(page).toHaveURL(/\/checkout\/address$/);
  // Nobody is asked twice.
  await page.goto('/checkout/login');
  await expect(page).toHaveURL(/\/checkout\/address$/);
  await page.goto('/einkaufswagen');
  await expect(page.getByRole('spinbutton', { name: pattern(cart.piecesOf) })).toHaveValue('12');
});

test('a shopper registers inside the checkout and returns to the address (CO-09)', async ({ page }) => {
  await fillCart(page, [12]);
  await page.goto('/checkout/login');
  await page.getByRole('link', { name: account.login.register }).click();
  await expect(page).toHaveURL(/\/checkout\/register$/);
  await accountForm(page, 'register').getByRole('button', { name: account.register.submit }).click();
  await expect(page).toHaveURL(/\/checkout\/register\?form=/);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  const email = freshEmail('kasse');
  await register(page, 'de', email);
  await expect(page).toHaveURL(/\/checkout\/address$/);
  await expect(page.getByRole('textbox', { name: checkout.address.email, exact: true }).first()).toHaveValue(email);
});

test('an address that has an account is told while it is typed in, and a company’s preselects business (AU-08, AU-09)', async ({
  page,
}) => {
  const taken = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto('/register');
  const email = accountForm(page, 'register').getByRole('textbox', { name: account.field.email, exact: true });
  const isBusiness = page.getByRole('radio', { name: account.register.business });
  // What looks the address up is loaded after the page.
  await pageReady(page);
  const enter = async (address: string) => {
    await email.fill(address);
    await email.blur();
  };
  const isTaken = page.getByText(pattern(account.register.taken));
  await enter(taken);
  await expect(isTaken).toBeVisible();
  await expect(isBusiness).not.toBeChecked();
  await enter('buero@zimmerei-brandt.example');
  await expect(isBusiness).toBeChecked();
  await expect(isTaken).toBeHidden();
  await expect(page.getByRole('textbox', { name: account.field.companyName })).toBeVisible();
  await enter('katrin.brandt@web.de');
  await expect(isBusiness).not.toBeChecked();
  // The word of the shopper counts more than that of the address.
  await page.getByText(account.register.business, { exact: true }).click();
  await enter(taken);
  await expect(isTaken).toBeVisible();
  await expect(isBusiness).toBeChecked();
  await page.getByText(account.register.private, { exact: true }).click();
  await register(page, 'de', taken);
  await expect(email).toHaveAccessibleDescription(fill(errors.EMAIL_TAKEN, {}));
});
