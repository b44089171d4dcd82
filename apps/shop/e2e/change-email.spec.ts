import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer, LOGIN_PATHS, linkInMail, logIn } from './accounts';
import { freshEmail } from './addresses';
import { fill, TEXTS } from './texts';

test.use({ javaScriptEnabled: false });

const { confirm, emailChange, field, newEmail, preferences } = TEXTS.de.account;

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard/Preferences');
  await page.getByRole('textbox', { name: field.newEmail }).fill(email);
  await page.getByRole('button', { name: preferences.changeEmail }).click();
  await expect(page.getByText(preferences.emailAsked)).toBeVisible();
}

async function logInAs(page: Page, email: string): Promise<void> {
  await page.goto(LOGIN_PATHS.de);
  await logIn(page, 'de', email);
}

test('changes the e-mail address by the mails to both, and logs in with the new one', async ({ page, browser }) => {
  const before = await becomeCustomer(page);
  const after = freshEmail('neu');
  await askFor(page, after);
  await expect(page.getByText(fill(preferences.emailPending, { email: after }))).toBeVisible();

  // Another browser, in which nobody is logged in, reads the mail to the address before.
  const mailReader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const approval = await linkInMail(before, '/change-email');
  await mailReader.goto(approval);
  expect(mailReader.url()).not.toContain('token');
  await mailReader.getByRole('button', { name: emailChange.agree }).click();
  await expect(mailReader.getByText(emailChange.agreed)).toBeVisible();
  await mailReader.goto(approval);
  await mailReader.getByRole('button', { name: emailChange.agree }).click();
  await expect(mailReader.getByText(TEXTS.de.errors.LINK_EXPIRED)).toBeVisible();

  await page.goto(await linkInMail(after, '/change-email/confirm'));
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: confirm.submit }).click();
  await expect(page.getByText(fill(newEmail.done, { email: after }))).toBeVisible();

  await logInAs(mailReader, before);
  await expect(mailReader.getByText(TEXTS.de.errors.LOGIN_FAILED)).toBeVisible();
  await logInAs(mailReader, after);
  await expect(mailReader).toHaveURL(/\/dashboard\/home$/);
});

test('objects to a new e-mail address, which logs every device out', async ({ page, browser }) => {
  const before = await becomeCustomer(page);
  await askFor(page, freshEmail('fremd'));
  const mailReader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await mailReader.goto(await linkInMail(before, '/change-email'));
  await mailReader.getByRole('button', { name: emailChange.object }).click();
  await expect(mailReader.getByText(emailChange.refused)).toBeVisible();
  await page.goto('/dashboard/Preferences');
  await expect(page).toHaveURL(/\/einloggen/);
  await logInAs(page, before);
  await expect(page).toHaveURL(/\/dashboard\/Preferences$/);
});

test('says at the field what is wrong, and keeps the address when the customer wants to', async ({ page }) => {
  const email = await becomeCustomer(page);
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
