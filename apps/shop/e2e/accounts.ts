import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locale } from '@geven/timber';
import { expect, type Page } from '@playwright/test';
import { ADDRESSES, freshEmail } from './addresses';
import { mailTo } from './inbox';
import { pattern, TEXTS } from './texts';

/** A customer's password, and a second one. */
export const PASSWORD = 'vierzehn Dielen am Hafen';
export const OTHER_PASSWORD = 'sieben Balken im Regen';

const API = join(import.meta.dirname, '..', '..', 'commerce-api');

/** What the merchant types: a command for accounts. */
export const runAccounts = (...words: readonly string[]) =>
  execFileSync(process.execPath, ['dist/cli.js', 'accounts', ...words], { cwd: API });

/** Paths of the login in each language. */
export const LOGIN_PATHS = { de: '/einloggen', en: '/login', nl: '/inloggen' } as const satisfies Record<
  Locale,
  string
>;

/** The form that a page sends to one of the account's addresses. */
export const accountForm = (page: Page, action: string) => page.locator(`form[action="/api/account/${action}"]`);

/** Makes the visitor a new customer without looking at the page of it, and returns the address. */
export async function becomeCustomer(page: Page, { name = 'Katrin Brandt' } = {}): Promise<string> {
  const email = freshEmail('konto');
  const answer = await page.request.post('/api/account/register', {
    form: { locale: 'de', kind: 'private', name, email, password: PASSWORD, terms: 'on', privacy: 'on' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/dashboard/home');
  return email;
}

/** Fills the registration of a private person, and sends it. */
export async function register(page: Page, locale: Locale, email: string): Promise<void> {
  const { field, register: text } = TEXTS[locale].account;
  const form = accountForm(page, 'register');
  await form.getByRole('textbox', { name: field.name, exact: true }).fill('Katrin Brandt');
  await form.getByRole('textbox', { name: field.email, exact: true }).fill(email);
  await form.getByLabel(field.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox', { name: pattern(text.terms) }).check();
  await form.getByRole('checkbox', { name: pattern(text.privacy) }).check();
  await form.getByRole('button', { name: text.submit }).click();
}

/** Fills the login that is on the page, and sends it. */
export async function logIn(page: Page, locale: Locale, email: string, password = PASSWORD): Promise<void> {
  const { field, login } = TEXTS[locale].account;
  const form = accountForm(page, 'login');
  await form.getByRole('textbox', { name: field.email, exact: true }).fill(email);
  await form.getByLabel(field.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: login.submit, exact: true }).click();
}

/** Logs out by the navigation of the dashboard. */
export async function logOut(page: Page, locale: Locale): Promise<void> {
  await accountForm(page, 'logout')
    .getByRole('button', { name: TEXTS[locale].account.pages.logOut })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/$/);
}

/** The link to a page in the newest mail to an address; waits for it. */
export async function linkInMail(address: string, path: string): Promise<string> {
  const link = new RegExp(`https?://\\S+${path}\\?\\S+`);
  const found = async () => (await mailTo(address)).map(({ text }) => link.exec(text)?.[0]).find(Boolean) ?? '';
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  return found();
}

/** Invites an address as the merchant does, has it choose a password by the mailed link, and logs in. */
export async function acceptInvitation(page: Page, email: string): Promise<void> {
  const { field, newPassword } = TEXTS.de.account;
  runAccounts('invite', email);
  await page.goto(await linkInMail(email, '/forgot-password/new-password'));
  await page.getByLabel(field.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: newPassword.submit }).click();
  await logIn(page, 'de', email);
}

/** Adds an address to the customer's book without looking at the page of it. */
export async function keepAddress(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const form = await (await page.request.get('/dashboard/data?address=new')).text();
  const [, countryId = ''] = /<option value="(\d+)"[^>]*>(?:Deutschland|Duitsland|Germany)</.exec(form) ?? [];
  const { name, phone, street, zip, city } = ADDRESSES.de;
  const fields = { kind: 'private', email: freshEmail('adresse'), countryId, name, phone, street, zip, city };
  const answer = await page.request.post('/api/account/address', {
    form: { locale: 'de', ...fields, ...changes },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/dashboard/data#address-book');
}
