import { LOCALES } from '@geven/timber';
import { expect, test } from '@playwright/test';
import { accountForm, LOGIN_PATHS, linkInMail, logIn, logOut, PASSWORD, register } from './accounts';
import { ADDRESSES, freshEmail } from './addresses';
import { choosePayment, placeOrder } from './buying';
import { fillCart } from './fill-cart';
import { pattern, TEXTS } from './texts';

test.use({ javaScriptEnabled: false });

for (const locale of LOCALES) {
  test(`registers, confirms, keeps an address, buys with it, logs out and in again without JavaScript, in ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { account, checkout, errors, header } = TEXTS[locale];
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto('/t/terms');
    await page.getByRole('link', { name: pattern(header.account.name) }).click();
    await expect(page).toHaveURL(new RegExp(`${LOGIN_PATHS[locale]}$`));
    await page.getByRole('main').getByRole('link', { name: account.login.register }).click();
    await accountForm(page, 'register').getByRole('button', { name: account.register.submit }).click();
    const name = page.getByRole('textbox', { name: account.field.name, exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(errors.FIELD_REQUIRED);
    const email = freshEmail('ohne-skript');
    await register(page, locale, email);
    await expect(page).toHaveURL(/\/dashboard\/home$/);
    await page.goto(await linkInMail(email, '/register/confirm'));
    await page.getByRole('button', { name: account.confirm.submit }).click();
    await expect(page.getByText(account.confirm.done)).toBeVisible();

    await page.goto('/dashboard/data');
    await page.getByRole('link', { name: account.book.add }).click();
    const form = accountForm(page, 'address');
    const { phone, street, zip, city, country } = ADDRESSES[locale];
    await form.getByRole('combobox', { name: checkout.address.country }).selectOption({ label: country });
    for (const [label, value] of [
      [checkout.address.street, street],
      [checkout.address.zip, zip],
      [checkout.address.city, city],
      [checkout.address.phone, phone],
    ] as const) {
      await form.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
    await form.getByRole('button', { name: account.book.save }).click();
    await expect(page.locator('#address-book').getByRole('listitem')).toHaveCount(1);

    await fillCart(page, [6]);
    await page.goto('/checkout/address');
    await expect(page.getByRole('radio', { name: 'Katrin Brandt' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: checkout.address.street })).toBeHidden();
    await page.getByRole('button', { name: checkout.address.submit }).click();
    await choosePayment(page, locale);
    expect(await placeOrder(page, locale)).toMatch(/\d{4,}/);

    await page.goto('/dashboard/home');
    await logOut(page, locale);
    await page.goto(LOGIN_PATHS[locale]);
    await logIn(page, locale, email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard\/home$/);
  });
}
