import { expect, test } from '@playwright/test';
import { accountForm, becomeCustomer, logIn, OTHER_PASSWORD, PASSWORD } from './accounts';
import { ADDRESSES } from './addresses';
import { pattern, TEXTS } from './texts';

const { account, checkout, errors } = TEXTS.de;

test('addresses are added, offered first, changed and deleted after YES (DB-28)', async ({ page }) => {
  await becomeCustomer(page);
  await page.goto('/dashboard/data#address-book');
  const book = page.locator('#address-book');
  await expect(book.getByText(account.book.empty)).toBeVisible();
  const form = accountForm(page, 'address');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const { name, phone, street, zip, city } = ADDRESSES.de;

  await book.getByRole('link', { name: account.book.add }).click();
  await field(checkout.address.name).fill(name);
  await form.getByRole('button', { name: account.book.save }).click();
  await expect(field(checkout.address.street)).toHaveAccessibleDescription(errors.FIELD_REQUIRED);
  await expect(field(checkout.address.street)).toBeFocused();
  await expect(field(checkout.address.name)).toHaveValue(name);
  for (const [label, value] of [
    [checkout.address.street, street],
    [checkout.address.zip, zip],
    [checkout.address.city, city],
    [checkout.address.phone, phone],
  ] as const) {
    await field(label).fill(value);
  }
  await form.getByRole('button', { name: account.book.save }).click();
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await expect(book.getByRole('listitem')).toContainText(`${zip} ${city}`);

  await book.getByRole('link', { name: pattern(account.book.editOf) }).click();
  await field(checkout.address.city).fill('Bonn');
  await form.getByRole('checkbox', { name: account.book.isDefault }).check();
  await form.getByRole('button', { name: account.book.save }).click();
  await expect(book.getByRole('listitem')).toContainText('Bonn');
  await expect(book.getByText(account.book.default, { exact: true })).toBeVisible();

  const remove = book.getByRole('link', { name: pattern(account.book.deleteOf) });
  await remove.click();
  await book.getByRole('link', { name: account.book.no, exact: true }).click();
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await remove.click();
  await book.getByRole('button', { name: account.book.yes }).click();
  await expect(book.getByText(account.book.empty)).toBeVisible();
});

test('company data are saved, what is wrong is told at its field, and the VAT number is entered once (DB-23, DB-24, DB-26, DB-27)', async ({
  page,
}) => {
  await becomeCustomer(page);
  await page.goto('/dashboard/data');
  const company = page.locator('#company');
  const field = (name: string) => company.getByRole('textbox', { name });
  const save = company.getByRole('button', { name: account.data.saveCompany });
  await field(account.field.companyName).fill('Zimmerei Brandt');
  await field(account.field.email).fill('kein @');
  await save.click();
  await expect(field(account.field.email)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(account.field.companyName)).toHaveValue('Zimmerei Brandt');
  await expect(field(account.field.email)).toBeFocused();
  // The other forms of the page are as they were.
  await expect(page.locator('#contact').getByRole('alert')).toHaveCount(0);

  await field(account.field.email).fill('buero@zimmerei-brandt.de');
  await field(account.field.vat).fill('DE136695976');
  await field(account.field.zip).fill(' 506 67 ');
  await company.getByRole('combobox', { name: account.field.industryId }).selectOption({ index: 1 });
  await save.click();
  await expect(company.getByText(account.data.saved)).toBeVisible();
  await expect(field(account.field.zip)).toHaveValue('50667');
  await expect(field(account.field.vat)).toHaveValue('DE136695976');
  await expect(field(account.field.vat)).toHaveAttribute('readonly', '');
  await expect(company.getByText(pattern(account.data.vatLocked)).first()).toBeVisible();
  await expect(company.getByText(pattern(account.data.businessPrice)).first()).toBeVisible();

  const billing = page.locator('#billing');
  await billing.getByRole('textbox', { name: account.field.leitwegId }).fill('nicht so');
  await billing.getByRole('button', { name: account.data.saveBilling }).click();
  await expect(billing.getByRole('textbox', { name: account.field.leitwegId })).toHaveAttribute('aria-invalid', 'true');
});

test('prices are shown as the customer says, on every device (DB-29)', async ({ page, browser, baseURL }) => {
  const email = await becomeCustomer(page);
  await page.goto('/dashboard/Preferences');
  await page.getByText(account.preferences.excl, { exact: true }).click();
  await page.getByRole('button', { name: account.preferences.savePrices }).click();
  await expect(page.locator('#prices').getByText(account.data.saved)).toBeVisible();
  const shown = async (of: typeof page) => {
    const cookies = await of.context().cookies();
    return decodeURIComponent(cookies.find(({ name }) => name === 'geven-user')?.value ?? '');
  };
  expect(await shown(page)).toContain('VATExcluded');

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto('/einloggen');
  await logIn(other, 'de', email);
  await expect(other).toHaveURL(/\/dashboard\/home$/);
  expect(await shown(other)).toContain('VATExcluded');
  await elsewhere.close();
});

test('a new password ends the other devices, and each of them can be logged out (AU-12)', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await becomeCustomer(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  const logInElsewhere = async (password: string) => {
    await other.goto('/einloggen');
    await logIn(other, 'de', email, password);
    await expect(other).toHaveURL(/\/dashboard\/home$/);
  };
  await logInElsewhere(PASSWORD);

  await page.goto('/dashboard/Preferences');
  const form = accountForm(page, 'password');
  const current = form.getByLabel(account.field.currentPassword, { exact: true });
  const chosen = form.getByLabel(account.field.newPassword, { exact: true });
  await current.fill('nicht dieses');
  await chosen.fill(OTHER_PASSWORD);
  await form.getByRole('button', { name: account.preferences.savePassword }).click();
  await expect(current).toHaveAccessibleDescription(account.preferences.wrongPassword);
  await current.fill(PASSWORD);
  await chosen.fill('passwort');
  await form.getByRole('button', { name: account.preferences.savePassword }).click();
  await expect(chosen).toHaveAttribute('aria-invalid', 'true');
  await current.fill(PASSWORD);
  await chosen.fill(OTHER_PASSWORD);
  await form.getByRole('button', { name: account.preferences.savePassword }).click();
  await expect(form.getByText(account.preferences.passwordSaved)).toBeVisible();
  await other.goto('/dashboard/home');
  await expect(other).toHaveURL(/\/einloggen$/);

  await logInElsewhere(OTHER_PASSWORD);
  await page.goto('/dashboard/Preferences');
  const devices = page.locator('#devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices
    .getByRole('listitem')
    .getByRole('button', { name: pattern(account.preferences.endDeviceOf) })
    .click();
  await expect(devices.getByText(account.preferences.ended)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.goto('/dashboard/home');
  await expect(other).toHaveURL(/\/einloggen$/);
  await elsewhere.close();
});

test('a page of the account is kept by no cache, and says so', async ({ page }) => {
  await becomeCustomer(page);
  for (const path of ['/dashboard/home', '/dashboard/data', '/dashboard/Preferences', '/einloggen']) {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});
