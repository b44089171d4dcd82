import { expect, type Page, test } from '@playwright/test';
import { freshEmail } from './addresses';
import { linkTo, newCustomer, PASSWORD } from './new-customer';
import { fill, TEXTS } from './texts';

test.use({ javaScriptEnabled: false });

const { confirm, emailChange, field, login, newEmail, preferences } = TEXTS.de.account;

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard/Preferences');
  await page.getByRole('textbox', { name: field.newEmail }).fill(email);
  await page.getByRole('button', { name: preferences.changeEmail }).click();
  await expect(page.getByText(preferences.emailAsked)).toBeVisible();
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/einloggen');
  await page.getByRole('textbox', { name: field.email, exact: true }).fill(email);
  await page.getByLabel(field.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

test('changes the e-mail address by the mails to both, and logs in with the new one', async ({ page, browser }) => {
  const before = await newCustomer(page);
  const after = freshEmail('neu');
  await askFor(page, after);
  await expect(page.getByText(fill(preferences.emailPending, { email: after }))).toBeVisible();

  // Another browser, in which nobody is logged in, reads the mail to the address before.
  const mailReader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const approval = await linkTo('/change-email', before);
  await mailReader.goto(approval);
  expect(mailReader.url()).not.toContain('token');
  await mailReader.getByRole('button', { name: emailChange.agree }).click();
  await expect(mailReader.getByText(emailChange.agreed)).toBeVisible();
  await mailReader.goto(approval);
  await mailReader.getByRole('button', { name: emailChange.agree }).click();
  await expect(mailReader.getByText(TEXTS.de.errors.LINK_EXPIRED)).toBeVisible();

  await page.goto(await linkTo('/change-email/confirm', after));
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: confirm.submit }).click();
  await expect(page.getByText(fill(newEmail.done, { email: after }))).toBeVisible();

  await logIn(mailReader, before);
  await expect(mailReader.getByText(TEXTS.de.errors.LOGIN_FAILED)).toBeVisible();
  await logIn(mailReader, after);
  await expect(mailReader).toHaveURL(/\/dashboard\/home$/);
});

test('objects to a new e-mail address, which logs every device out', async ({ page, browser }) => {
  const before = await newCustomer(page);
  await askFor(page, freshEmail('fremd'));
  const mailReader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await mailReader.goto(await linkTo('/change-email', before));
  await mailReader.getByRole('button', { name: emailChange.object }).click();
  await expect(mailReader.getByText(emailChange.refused)).toBeVisible();
  await page.goto('/dashboard/Preferences');
  await expect(page).toHaveURL(/\/einloggen/);
  await logIn(page, before);
  await expect(page).toHaveURL(/\/dashboard\/Preferences$/);
});

test('says at the field what is wrong, and keeps the address when the customer wants to', async ({ page }) => {
  const email = await newCustomer(page);
  await page.goto('/dashboard/Preferences');
  const entered = page.getByRole('textbox', { name: field.newEmail });
  for (const [wrong, code] of [
    ['', 'FIELD_REQUIRED'],
    ['kein@', 'FIELD_EMAIL'],
    [email, 'EMAIL_TAKEN'],
  ] as const) {
    await entered.fill(wrong);
    await page.getByRole('button', { name: preferences.changeEmail }).click();
    await expect(entered).toHaveAccessibleDescription(new RegExp(TEXTS.de.errors[code]));
    await expect(entered).toHaveValue(wrong);
  }
  await askFor(page, freshEmail('neu'));
  await page.getByRole('button', { name: preferences.keepEmail }).click();
  await expect(page.getByText(preferences.emailKept)).toBeVisible();
  await expect(page.getByRole('button', { name: preferences.keepEmail })).toBeHidden();
});
