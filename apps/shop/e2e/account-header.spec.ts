import { expect, test } from '@playwright/test';
import { becomeCustomer, logIn } from './accounts';
import { watchFaults } from './page-faults';
import { pageReady } from './page-ready';
import { pattern, TEXTS } from './texts';

const { account, errors, header } = TEXTS.de;
const PAGES = [
  ['home', '/dashboard/home'],
  ['orders', '/dashboard/orders'],
  ['history', '/dashboard/orderhistory'],
  ['quotations', '/dashboard/quotations'],
  ['invoices', '/dashboard/invoices'],
  ['data', '/dashboard/data'],
  ['addressBook', '/dashboard/data#address-book'],
  ['preferences', '/dashboard/Preferences'],
] as const;

test('the login opens above the page, by keyboard too, and what it refuses is told on the page of the login (HD-05, HD-08)', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const email = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto('/t/terms');
  await pageReady(page);
  const link = page.getByRole('link', { name: /^Konto/ });
  await expect(link).toHaveAttribute('href', '/einloggen');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: account.login.title });
  await expect(dialog.getByRole('textbox', { name: account.field.email })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/t\/terms$/);

  await link.click();
  await logIn(page, 'de', email, 'sicher falsch');
  await expect(page).toHaveURL(/\/einloggen\?form=/);
  await expect(page.getByRole('alert').filter({ hasText: errors.LOGIN_FAILED })).toBeVisible();
  await page.goto('/t/terms');
  await pageReady(page);
  await link.click();
  await dialog.getByRole('textbox', { name: account.field.email }).fill(email);
  await logIn(page, 'de', email);
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await page.goto('/t/terms');
  await expect(link).toHaveAccessibleName(pattern(header.account.loggedIn));
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the account is a page for guests, and the menu of the dashboard for customers (HD-09, DB-32)', async ({
    page,
  }) => {
    await page.goto('/t/terms');
    await page.getByRole('link', { name: /^Konto/ }).tap();
    await expect(page).toHaveURL(/\/einloggen$/);

    await becomeCustomer(page);
    await page.goto('/t/terms');
    const open = page.getByRole('button', { name: header.account.menu });
    const menu = page.getByRole('navigation', { name: header.account.menu });
    await expect(menu).toBeHidden();
    await open.tap();
    for (const [name, path] of PAGES) {
      const link = menu.getByRole('link', { name: account.pages[name], exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path);
    }
    await menu.getByRole('button', { name: header.close }).tap();
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByRole('link', { name: account.pages.invoices }).tap();
    await expect(page).toHaveURL(/\/dashboard\/invoices$/);

    // Above the pages of the dashboard the same are in a row that opens.
    await page.getByRole('main').locator('summary').tap();
    const inPage = page.getByRole('navigation', { name: account.pages.menu });
    for (const [name, path] of PAGES) {
      await expect(inPage.getByRole('link', { name: account.pages[name], exact: true })).toHaveAttribute('href', path);
    }
    await page.getByRole('button', { name: header.account.menu }).tap();
    await menu.getByRole('button', { name: account.pages.logOut }).tap();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: /^Konto/ })).toBeVisible();
  });
});
