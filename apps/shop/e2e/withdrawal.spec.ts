import { expect, test } from '@playwright/test';
import { becomeCustomer } from './accounts';
import { freshEmail } from './addresses';
import { mailTo, waitForMail } from './inbox';
import { tabTo } from './keyboard';
import { overflow } from './page-faults';
import { pattern, TEXTS } from './texts';
import { enterWithdrawal, WITHDRAWAL_PATHS } from './withdrawing';

test('a German withdraws from any page, confirms, and has the receipt with date and time at once (LG-04)', async ({
  page,
}) => {
  const { common, withdrawal } = TEXTS.de;
  const email = freshEmail('widerruf');
  await page.goto('/t/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: common.footer.withdraw }).click();
  await expect(page).toHaveURL(/\/vertrag-widerrufen$/);
  await enterWithdrawal(page, 'de', { email, orderNumber: 'S107312' });
  const main = page.getByRole('main');
  for (const said of [withdrawal.confirm.declaration, 'Katrin Brandt', 'S107312', email])
    await expect(main).toContainText(said);
  expect(page.url()).not.toContain('brandt');
  expect(await mailTo(email)).toEqual([]);

  await page.getByRole('button', { name: withdrawal.confirm.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: withdrawal.received.title })).toBeVisible();
  await expect(main).toContainText(pattern(withdrawal.received.moment));
  const { subject, text } = await waitForMail(email);
  expect(subject).toBe('Ihr Widerruf ist bei Geven eingegangen');
  expect(text).toMatch(/Katrin Brandt\n.*S107312\n.*@.*\n.*\d{1,2}\. \S+ \d{4}, \d\d:\d\d Uhr/);
  const notices = async () =>
    (await mailTo('shop@geven.example')).filter((mail) => mail.text.includes(email)).map((mail) => mail.subject);
  await expect.poll(notices).toEqual(['Widerruf eingegangen: S107312']);
});

test('showing the last step again, pressing twice and going back withdraw once (LG-04)', async ({ page }) => {
  const { confirm, received, title } = TEXTS.de.withdrawal;
  const email = freshEmail('zweimal');
  await page.goto(WITHDRAWAL_PATHS.de);
  await enterWithdrawal(page, 'de', { email });
  const key = () => page.locator('input[name="clientKey"]').inputValue();
  const first = await key();
  await page.reload();
  expect(await key()).toBe(first);
  await page.getByRole('button', { name: confirm.submit }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: received.title })).toBeVisible();
  await waitForMail(email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: received.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await mailTo(email)).toHaveLength(1);
});

test('the keyboard alone withdraws, and changes what was entered before it confirms (LG-04)', async ({ page }) => {
  const { field, form, confirm, received } = TEXTS.de.withdrawal;
  await page.goto(WITHDRAWAL_PATHS.de);
  const email = freshEmail('tastatur');
  for (const [name, value] of [
    [field.name, 'Katrin Brant'],
    [field.orderNumber, '4711'],
    [field.email, email],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: confirm.change }));
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: field.name, exact: true });
  await expect(name).toHaveValue('Katrin Brant');
  await tabTo(page, name);
  await page.keyboard.type('Katrin Brandt');
  await tabTo(page, page.getByRole('button', { name: form.submit }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: confirm.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: received.title })).toBeVisible();
  expect((await waitForMail(email)).text).toContain('Katrin Brandt');
});

test('a customer finds name and address filled in (LG-04)', async ({ page }) => {
  const { field } = TEXTS.de.withdrawal;
  const email = await becomeCustomer(page);
  await page.goto(WITHDRAWAL_PATHS.de);
  await expect(page.getByRole('textbox', { name: field.name, exact: true })).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: field.email, exact: true })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: field.orderNumber, exact: true })).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a Dutch withdraws in Dutch, on the smallest phone too (LG-04)', async ({ page, context, baseURL }) => {
    const { common, errors, withdrawal } = TEXTS.nl;
    await context.addCookies([{ name: 'locale', value: 'nl', url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/t/herroeping');
    await page.getByRole('main').getByRole('link', { name: common.footer.withdraw }).click();
    await expect(page).toHaveURL(/\/overeenkomst-herroepen$/);

    const orderNumber = page.getByRole('textbox', { name: withdrawal.field.orderNumber, exact: true });
    const address = page.getByRole('textbox', { name: withdrawal.field.email, exact: true });
    await orderNumber.fill('S4711');
    await address.fill('katrin@');
    await page.getByRole('button', { name: withdrawal.form.submit }).click();
    const name = page.getByRole('textbox', { name: withdrawal.field.name, exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(errors.FIELD_REQUIRED);
    await expect(address).toHaveAccessibleDescription(errors.FIELD_EMAIL);
    await expect(orderNumber).toHaveValue('S4711');
    await expect(address).toHaveValue('katrin@');

    const email = freshEmail('herroeping');
    await enterWithdrawal(page, 'nl', { email, orderNumber: 'S4711' });
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: withdrawal.confirm.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: withdrawal.received.title })).toBeVisible();
    expect((await waitForMail(email)).subject).toBe('Geven heeft uw herroeping ontvangen');
  });
});
