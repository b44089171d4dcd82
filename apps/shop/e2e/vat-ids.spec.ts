import { expect, type Page, test } from '@playwright/test';
import { freshEmail, type ShopperAddress } from './addresses';
import { choosePayment, fillAddress, placeOrder } from './buying';
import { fillCart } from './fill-cart';
import { waitForMail } from './inbox';
import { fill, pattern, TEXTS } from './texts';

const { cart, checkout, errors } = TEXTS.de;
const text = checkout.address;

// What each is in the sandbox: docs/guides/vat-ids.md
const VALID = 'NL000000100B46';
const INVALID = 'NL000000200B19';
const AWAY = 'NL000000301B80';

const ROTTERDAM: ShopperAddress = {
  name: 'Anna Visser',
  phone: '+31 10 1234567',
  street: 'Kerkstraat 1',
  zip: '3011 AA',
  city: 'Rotterdam',
  country: 'Niederlande',
};

const vatField = (page: Page) => page.getByRole('textbox', { name: pattern(text.vat) }).first();
const goOn = (page: Page) => page.getByRole('button', { name: text.submit }).click();

/** Fills the address form as a Dutch company and sends it. */
async function enterCompany(page: Page, email: string, vatId: string): Promise<void> {
  await fillCart(page);
  await page.goto('/checkout/address');
  await page.getByText(text.business, { exact: true }).click();
  await fillAddress(page, 'de', email, ROTTERDAM);
  await page.getByRole('textbox', { name: text.companyName, exact: true }).fill('Visser Hout');
  await vatField(page).fill(vatId);
  await goOn(page);
}

test('a Dutch company with a valid VAT id buys without VAT, and its mail says why (LG-16, GR-09)', async ({ page }) => {
  const email = freshEmail('btw');
  await enterCompany(page, email, VALID);
  await choosePayment(page, 'de');
  await expect(page.getByRole('main')).toContainText(cart.vatExempt);
  await placeOrder(page, 'de');
  const mail = await waitForMail(email);
  expect(mail.text).toContain(cart.vatExempt);
  expect(mail.text).toContain(VALID);
});

for (const [kind, vatId, refusal, notice] of [
  ['that is not valid', INVALID, errors.VAT_ID_INVALID, cart.vatIdInvalidText],
  ['that cannot be checked', AWAY, errors.VAT_ID_NOT_CHECKED, cart.vatIdUnansweredText],
] as const) {
  test(`a VAT id ${kind} is said once at its field; then VAT is charged, with the reason (LG-08)`, async ({ page }) => {
    await enterCompany(page, freshEmail('btw'), vatId);
    await expect(vatField(page)).toHaveAccessibleDescription(pattern(refusal));
    await expect(vatField(page)).toHaveValue(vatId);
    await goOn(page);
    await choosePayment(page, 'de');
    await expect(page.getByRole('main')).toContainText(fill(notice, { vatId }));
    await expect(page.getByRole('main')).toContainText('21 %');
  });
}
