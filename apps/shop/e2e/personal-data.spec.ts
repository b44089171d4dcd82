import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { freshEmail } from './addresses';
import { choosePayment, enterAddress, orderNumber } from './buying';
import { fillCart } from './fill-cart';
import { mailTo } from './inbox';
import { pattern, TEXTS } from './texts';

const { account } = TEXTS.de;
const PASSWORD = 'vierzehn Dielen am Hafen';

/** Makes the visitor a new customer, and returns the address. */
async function becomeCustomer(page: Page): Promise<string> {
  const email = freshEmail('daten');
  const fields = { locale: 'de', kind: 'private', name: 'Katrin Brandt', email, password: PASSWORD };
  await page.request.post('/api/account/register', {
    form: { ...fields, terms: 'on', privacy: 'on' },
    maxRedirects: 0,
  });
  return email;
}

/** The mail to an address whose text matches; waits for it. */
async function mailAbout(address: string, subject: RegExp): Promise<string> {
  const find = async () => (await mailTo(address)).find((mail) => subject.test(mail.subject))?.text ?? '';
  await expect.poll(find, { timeout: 60_000 }).not.toBe('');
  return find();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a copy of the data is asked for, announced by mail and downloaded (LG-07)', async ({ page }) => {
      const email = await becomeCustomer(page);
      await page.goto('/dashboard/Preferences');
      const section = page.locator('#export');
      await section.getByRole('button', { name: account.personalData.request }).click();
      await expect(section.getByText(pattern(account.personalData.beingMade)).or(download(page))).toBeVisible();
      expect(await mailAbout(email, /Ihre Daten/)).toContain('/dashboard/Preferences?locale=de');
      await page.reload();
      const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
      expect(file.suggestedFilename()).toMatch(/^geven-\d{4}-\d{2}-\d{2}\.json$/);
      const data = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(data).toMatchObject({ account: { email, name: 'Katrin Brandt' }, orders: [] });
    });

    test('an account is deleted with its password after YES, and kept by the link of the mail (LG-07)', async ({
      page,
      context,
    }) => {
      const email = await becomeCustomer(page);
      await page.goto('/dashboard/Preferences');
      const section = page.locator('#deletion');
      const yes = section.getByRole('button', { name: account.book.yes });
      await section.getByRole('link', { name: account.personalData.delete }).click();
      await section.getByRole('link', { name: account.book.no }).click();
      await expect(yes).toHaveCount(0);
      await section.getByRole('link', { name: account.personalData.delete }).click();
      const password = section.getByLabel(account.field.password, { exact: true });
      await password.fill('geraten');
      await yes.click();
      await expect(password).toHaveAccessibleDescription(pattern(account.personalData.wrongPassword));
      await expect(password).toHaveValue('');
      await password.fill(PASSWORD);
      await yes.click();
      await expect(section.getByText(pattern(account.personalData.announced))).toBeVisible();
      await page.goto('/dashboard/home');
      await expect(page.getByText(pattern(account.personalData.announced))).toBeVisible();

      const [link = ''] = /https?:\/\/\S+\/keep-account\S+/.exec(await mailAbout(email, /gelöscht/)) ?? [];
      await context.clearCookies();
      await page.goto(link);
      expect(page.url()).not.toContain('token');
      await page.getByRole('button', { name: account.personalData.keep }).click();
      await expect(page.getByText(account.personalData.kept)).toBeVisible();
      await page.goto(link);
      await page.getByRole('button', { name: account.personalData.keep }).click();
      await expect(page.getByText(account.personalData.keepExpired)).toBeVisible();
    });
  });
}

const download = (page: Page) => page.getByRole('link', { name: account.personalData.download });

test('a deletion names what is not paid yet, and is undone by a button (LG-07)', async ({ page }) => {
  const email = await becomeCustomer(page);
  await fillCart(page, [24]);
  await page.goto('/checkout/address');
  await enterAddress(page, 'de', email);
  await choosePayment(page, 'de');
  await page.getByRole('button', { name: TEXTS.de.checkout.confirm.order, exact: true }).click();
  const number = await orderNumber(page, 'de');
  await page.goto('/dashboard/Preferences?remove=account#deletion');
  const section = page.locator('#deletion');
  await expect(section.getByRole('listitem')).toContainText(number);
  await section.getByLabel(account.field.password, { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: account.book.yes }).click();
  await section.getByRole('button', { name: account.personalData.keep }).click();
  await expect(section.getByText(account.personalData.kept)).toBeVisible();
  await expect(section.getByRole('link', { name: account.personalData.delete })).toBeVisible();
});
