import { expect, type Page, test } from '@playwright/test';
import {
  accountForm,
  becomeCustomer,
  LOGIN_PATHS,
  linkInMail,
  logIn,
  logOut,
  OTHER_PASSWORD,
  PASSWORD,
  register,
} from './accounts';
import { freshEmail } from './addresses';
import { PATHS } from './buying';
import { fillCart } from './fill-cart';
import { fill, pattern, TEXTS } from './texts';

const { account, cart, errors } = TEXTS.de;
const MARK = 'odoo-user';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text });
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((each) => each.name === name);

for (const locale of ['de', 'nl', 'en'] as const) {
  test(`registers and confirms the address by the link of the mail, once, in ${locale} (RT-10, RT-11, AU-05)`, async ({
    page,
    baseURL,
  }) => {
    const text = TEXTS[locale].account;
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto(LOGIN_PATHS[locale]);
    await expect(heading(page)).toHaveText(text.login.title);
    await page.getByRole('main').getByRole('link', { name: text.login.register }).click();
    await expect(page).toHaveURL(/\/register$/);
    const email = freshEmail('neu');
    await register(page, locale, email);
    await expect(page).toHaveURL(/\/dashboard\/home$/);
    await expect(page.getByText(text.confirm.open)).toBeVisible();

    const link = await linkInMail(email, '/register/confirm');
    await page.goto(link);
    // The token has left the address, and looking at the page has confirmed nothing.
    await expect(page).toHaveURL(/\/register\/confirm\?locale=/);
    await page.getByRole('button', { name: text.confirm.submit }).click();
    await expect(page.getByText(text.confirm.done)).toBeVisible();

    await page.goto('/dashboard/home');
    await expect(page.getByText(text.confirm.open)).toBeHidden();
    const again = await page.request.post('/api/account/confirm-email', {
      form: { locale },
      headers: { cookie: `confirm-email-link=${new URL(link).searchParams.get('token')}` },
      maxRedirects: 0,
    });
    expect(again.headers().location).toMatch(/form=|login|inloggen|einloggen/);
  });
}

test('existing and new clients and guests each have their way, and a guest goes on to the products (AU-03)', async ({
  page,
}) => {
  await page.goto('/einloggen');
  for (const name of [account.login.existing, account.login.new, account.login.guest]) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  const guest = page.getByRole('main').getByRole('link', { name: account.login.continue });
  await expect(guest).toHaveAttribute('href', PATHS.de.products);
  await fillCart(page, [2]);
  await page.reload();
  await expect(guest).toHaveAttribute('href', '/checkout/address');
});

test('a wrong password and an address without an account are refused in the same words, the password is kept nowhere (AU-02)', async ({
  page,
}) => {
  const email = await becomeCustomer(page);
  await page.context().clearCookies();
  for (const tried of [email, freshEmail('niemand')]) {
    await page.goto('/einloggen');
    await logIn(page, 'de', tried, 'sicher falsch');
    await expect(alert(page, errors.LOGIN_FAILED)).toBeVisible();
    await expect(page.getByRole('textbox', { name: account.field.email, exact: true })).toHaveValue(tried);
    await expect(page.getByLabel(account.field.password, { exact: true })).toHaveValue('');
    await expect(page.getByLabel(account.field.password, { exact: true })).toBeFocused();
  }
  const kept = JSON.stringify(await page.context().cookies());
  expect(kept).not.toContain('sicher');
  expect(await cookie(page, MARK)).toBeUndefined();
});

test('a page that needs a login is shown after it, and then forgotten (AU-14, AU-15, RT-22)', async ({ page }) => {
  const email = await becomeCustomer(page);
  await page.goto('/my-account');
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await page.context().clearCookies();
  await page.goto('/dashboard/invoices');
  await expect(page).toHaveURL(/\/einloggen$/);
  expect((await cookie(page, 'intentRoute'))?.value).toBe('dashboardInvoices');
  await logIn(page, 'de', email);
  await expect(page).toHaveURL(/\/dashboard\/invoices$/);
  expect(await cookie(page, 'intentRoute')).toBeUndefined();
  expect(await cookie(page, MARK)).toMatchObject({ path: '/' });
});

test('an intent that is no page of the shop leads to the dashboard', async ({ page, baseURL }) => {
  const email = await becomeCustomer(page);
  for (const value of ['//evil.example', 'https:%2F%2Fevil.example', 'home', '__proto__']) {
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'intentRoute', value, url: baseURL ?? '' }]);
    await page.goto('/einloggen');
    await logIn(page, 'de', email);
    await expect(page).toHaveURL(`${baseURL}/dashboard/home`);
  }
});

test('the token of the session changes with the login, the one before belongs to nobody (CK-02)', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await becomeCustomer(page);
  await page.context().clearCookies();
  await fillCart(page, [2]);
  const before = await cookie(page, 'session');
  await page.goto('/einloggen');
  await logIn(page, 'de', email);
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  expect((await cookie(page, 'session'))?.value).not.toBe(before?.value);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  await stranger.addCookies([
    { name: 'session', value: before?.value ?? '', url: baseURL ?? '' },
    { name: MARK, value: '%7B%22id%22%3A1%7D', url: baseURL ?? '' },
  ]);
  const own = await stranger.newPage();
  await own.goto('/dashboard/data');
  await expect(own).toHaveURL(/\/einloggen$/);
  await stranger.close();
});

test('a guest’s cart comes along at login, to what the customer had in another browser (AU-20)', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await becomeCustomer(page);
  await fillCart(page, [2]);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await fillCart(other, [3, 4]);
  await other.goto('/einloggen');
  await logIn(other, 'de', email);
  await expect(other).toHaveURL(/\/dashboard\/home$/);
  for (const each of [other, page]) {
    await each.goto('/einkaufswagen');
    const pieces = each.getByRole('spinbutton', { name: pattern(cart.piecesOf) });
    await expect(pieces).toHaveCount(2);
    const values = await pieces.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(values.map(Number).toSorted((a, b) => a - b)).toEqual([4, 5]);
  }
  await elsewhere.close();
});

test('after logging out nothing is left of the account, not even by going back (AU-18)', async ({ page }) => {
  const email = await becomeCustomer(page);
  await page.goto('/dashboard/home');
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await logOut(page, 'de');
  for (const name of [MARK, 'intentRoute', 'geven-user']) expect(await cookie(page, name)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/einloggen$/);
  await expect(page.getByText(email)).toHaveCount(0);
  await page.goto('/dashboard/data');
  await expect(page).toHaveURL(/\/einloggen$/);
});

test('a login that has ended leads to a new one, and back to the page (AU-17)', async ({ page }) => {
  const email = await becomeCustomer(page);
  await page.context().clearCookies({ name: 'session' });
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/einloggen$/);
  expect(await cookie(page, MARK)).toBeUndefined();
  await logIn(page, 'de', email);
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

test('a forgotten password is replaced by the link of a mail, which works once (AU-10, AU-11, RT-20)', async ({
  page,
}) => {
  const email = await becomeCustomer(page);
  // Nobody is logged in by a new password, and whoever was is no longer.
  const link = await askForLink(page, email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/forgot-password\/new-password\?locale=/);
  const field = page.getByLabel(account.field.newPassword, { exact: true });
  await field.fill('kurz');
  await page.getByRole('button', { name: account.newPassword.submit }).click();
  await expect(field).toHaveAccessibleDescription(pattern(fill(errors.PASSWORD_TOO_SHORT, { min: 8 })));
  await field.fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: account.newPassword.submit }).click();
  await expect(page).toHaveURL(/\/einloggen\?done=password$/);
  await expect(page.getByText(account.login.passwordChanged)).toBeVisible();
  await page.goto('/dashboard/home');
  await expect(page).toHaveURL(/\/einloggen$/);
  await logIn(page, 'de', email, PASSWORD);
  await expect(alert(page, errors.LOGIN_FAILED)).toBeVisible();
  await logIn(page, 'de', email, OTHER_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/home$/);

  await page.goto(link);
  await field.fill(PASSWORD);
  await page.getByRole('button', { name: account.newPassword.submit }).click();
  await expect(alert(page, errors.LINK_EXPIRED)).toBeVisible();
});

async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: account.field.email, exact: true }).fill(email);
  await page.getByRole('button', { name: account.forgot.submit }).click();
  await expect(alert(page, account.forgot.sent)).toBeVisible();
  return linkInMail(email, '/forgot-password/new-password');
}

test('an address without an account gets the same answer to its wish for a link', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: account.field.email, exact: true }).fill(freshEmail('niemand'));
  await page.getByRole('button', { name: account.forgot.submit }).click();
  await expect(alert(page, account.forgot.sent)).toBeVisible();
});

test('other sites can log nobody in and nobody out', async ({ page, baseURL }) => {
  const email = await becomeCustomer(page);
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const [path, form] of [
    ['/api/account/logout', {}],
    ['/api/account/login', { email, password: PASSWORD }],
  ] as const) {
    const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([]);
  }
  // A link of theirs to the page that ends dead logins does nothing either.
  await page.goto('/api/account/ended?route=dashboardHome&locale=de');
  await expect(page).toHaveURL(`${baseURL}/dashboard/home`);
});

test('HTML in a name is text wherever it is shown', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1"><b>Brandt</b>';
  const email = await becomeCustomer(page, { name });
  await page.goto('/dashboard/home');
  await expect(heading(page)).toHaveText(name);
  await page.goto('/dashboard/data?address=new');
  await expect(accountForm(page, 'data').getByRole('textbox', { name: account.field.name }).first()).toHaveValue(name);
  expect(await page.title()).not.toBe('1');
  expect(await linkInMail(email, '/register/confirm')).toContain('token=');
});
