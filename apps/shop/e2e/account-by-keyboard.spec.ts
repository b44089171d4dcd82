import { expect, test } from '@playwright/test';
import { accountForm, PASSWORD } from './accounts';
import { ADDRESSES, freshEmail } from './addresses';
import { tabTo } from './keyboard';
import { pattern, TEXTS } from './texts';

const { account, checkout, common } = TEXTS.de;

test('registers, keeps an address and logs out with the keyboard alone', async ({ page }) => {
  await page.goto('/register');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = accountForm(page, 'register');
  const { private: person, business } = account.register;
  await tabTo(page, form.getByRole('radio', { name: person }), form.getByText(person, { exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: business })).toBeChecked();
  for (const [name, value] of [
    [account.field.name, 'Katrin Brandt'],
    [account.field.email, freshEmail('tastatur')],
    [account.field.companyName, 'Zimmerei Brandt'],
  ] as const) {
    await tabTo(page, form.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(value);
  }
  await tabTo(page, form.getByLabel(account.field.password, { exact: true }));
  await page.keyboard.type(PASSWORD);
  const show = form.getByRole('button', { name: account.password.show });
  await tabTo(page, show);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(account.field.password, { exact: true })).toHaveAttribute('type', 'text');
  for (const name of ['terms', 'privacy'] as const) {
    await tabTo(page, form.getByRole('checkbox', { name: pattern(account.register[name]) }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, form.getByRole('button', { name: account.register.submit }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zimmerei Brandt');

  const menu = page.getByRole('navigation', { name: account.pages.menu }).filter({ visible: true });
  await tabTo(page, menu.getByRole('link', { name: account.pages.addressBook }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/data#address-book$/);
  // From here on, because the address leads here: nobody tabs through the whole page.
  const book = page.locator('#address-book');
  await tabTo(page, book.getByRole('link', { name: account.book.add }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#address-new$/);
  const address = accountForm(page, 'address');
  const { street, zip, city, phone } = ADDRESSES.de;
  for (const [name, value] of [
    [checkout.address.street, street],
    [checkout.address.zip, zip],
    [checkout.address.city, city],
    [checkout.address.phone, phone],
  ] as const) {
    await tabTo(page, address.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(value);
  }
  await tabTo(page, address.getByRole('button', { name: account.book.save }));
  await page.keyboard.press('Enter');
  await expect(book.getByRole('listitem')).toHaveCount(1);

  await page.goto('/dashboard/home');
  await tabTo(page, accountForm(page, 'logout').getByRole('button').filter({ visible: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});
