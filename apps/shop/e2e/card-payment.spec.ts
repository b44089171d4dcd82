import type { Locale } from '@geven/timber';
import { expect, type Page, test } from '@playwright/test';
import { freshEmail } from './addresses';
import { chooseMethod, enterAddress, enterCard, openShop, orderNumber } from './buying';
import { fillCart } from './fill-cart';
import { waitForMail } from './inbox';
import { fill, TEXTS } from './texts';

/** From nothing to the page that pays, with a way to pay by its name. */
async function goToPay(page: Page, locale: Locale, method: RegExp): Promise<string> {
  const email = freshEmail('karte');
  await openShop(page, locale);
  await fillCart(page);
  await page.goto('/checkout/address');
  await enterAddress(page, locale, email);
  await chooseMethod(page, locale, method);
  return email;
}

const order = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: TEXTS[locale].checkout.confirm.order, exact: true }).click();

const CARD = /Kredit|Credit/;

test.describe('paying while ordering', () => {
  for (const locale of ['de', 'en', 'nl'] as const) {
    test(`by card: one order, paid, with its mail (${locale}) (PY-01, PY-05, CO-19)`, async ({ page }) => {
      const email = await goToPay(page, locale, CARD);
      await enterCard(page, locale, { number: '4111 1111 1111 1111', holder: 'Katrin Brandt' });
      await order(page, locale);
      const number = await orderNumber(page, locale);
      await expect(
        page
          .getByText(fill(TEXTS[locale].checkout.success.mailFewMinutesPaid, { email }))
          .or(page.getByText(fill(TEXTS[locale].checkout.success.mailHourPaid, { email }))),
      ).toBeVisible();
      await expect(page.getByText(TEXTS[locale].checkout.success.iban)).toHaveCount(0);
      const mail = await waitForMail(email);
      expect(mail.subject).toContain(number);
      await page.goto('/checkout/payment');
      await expect(page).not.toHaveURL(/checkout/);
    });
  }

  test('refused: the number, the cart as it was, and a second try that goes well (PY-06, CO-20, CO-21)', async ({
    page,
  }) => {
    await goToPay(page, 'de', CARD);
    await enterCard(page, 'de', { number: '4111 1111 1111 1111', holder: 'DECLINED' });
    await order(page, 'de');
    await expect(page).toHaveURL(/\/checkout\/fail\?reference=S\d+$/);
    const { fail } = TEXTS.de.checkout;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fail.title);
    const number = new URL(page.url()).searchParams.get('reference') ?? '';
    await expect(page.getByRole('main')).toContainText(number);
    await page.getByRole('link', { name: fail.retry }).click();
    await enterCard(page, 'de', { number: '4111 1111 1111 1111', holder: 'Katrin Brandt' });
    await order(page, 'de');
    expect(await orderNumber(page, 'de')).toBe(number);
  });

  test('by a card whose bank asks for a password: right, and wrong (PY-05, API-17)', async ({ page }) => {
    await goToPay(page, 'en', CARD);
    for (const [password, url] of [
      ['a guess', /\/checkout\/fail\?reference=S\d+$/],
      ['password', /\/checkout\/success$/],
    ] as const) {
      await page.goto('/checkout/confirm');
      await enterCard(page, 'en', { number: '4917 6100 0000 0000', holder: 'Katrin Brandt' });
      await order(page, 'en');
      await page.getByLabel(/Password/).fill(password);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(url, { timeout: 30_000 });
    }
    await orderNumber(page, 'en');
  });

  test('by iDEAL: cancelled, then confirmed later, while the page waits (PY-05)', async ({ page }) => {
    await goToPay(page, 'nl', /iDEAL/);
    await order(page, 'nl');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/checkout\/fail\?reference=S\d+$/);
    await page.getByRole('link', { name: TEXTS.nl.checkout.fail.retry }).click();
    await order(page, 'nl');
    await page.getByRole('button', { name: 'Pay, to be confirmed later' }).click();
    // The bank confirms within a second here, so the waiting page may be gone already.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/S\d+/, { timeout: 30_000 });
    await orderNumber(page, 'nl');
  });

  test('without an answer: the page says that it is being checked, and shows the order once it is known', async ({
    page,
  }) => {
    await goToPay(page, 'de', CARD);
    await enterCard(page, 'de', { number: '4111 1111 1111 1111', holder: 'X-LATE' });
    await order(page, 'de');
    await expect(page.getByText(TEXTS.de.checkout.confirm.waiting)).toBeVisible();
    await orderNumber(page, 'de');
  });

  test('says what is missing, and moves to the first field of it', async ({ page }) => {
    await goToPay(page, 'de', CARD);
    await enterCard(page, 'de', { number: '4111 1111 1111 1112', holder: 'Katrin Brandt' });
    await order(page, 'de');
    await expect(page.getByText(TEXTS.de.checkout.card.numberWrong)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/confirm$/);
  });
});
