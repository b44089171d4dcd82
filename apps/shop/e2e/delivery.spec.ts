import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, freshEmail, WADDEN_ADDRESS } from './addresses';
import { plain, shownText } from './amounts';
import { choosePayment, enterAddress, fillAddress, placeOrder } from './buying';
import { fillCart } from './fill-cart';
import { waitForMail } from './inbox';
import { fill, pattern, TEXTS } from './texts';

const { cart, checkout, errors } = TEXTS.de;

/** Enters country and postcode in the cart. */
async function deliverTo(page: Page, country: string, zip: string): Promise<void> {
  await page.getByRole('combobox', { name: cart.country }).selectOption({ label: country });
  await page.getByRole('textbox', { name: cart.zip }).fill(zip);
  await page.getByRole('button', { name: cart.calculate }).click();
}

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => shownText(main(page));

test('delivery to Belgium costs 89,00 with its surcharge, and 21 % VAT (CA-14, CA-09, CA-12)', async ({ page }) => {
  await fillCart(page);
  await page.goto('/einkaufswagen');
  await deliverTo(page, 'Belgien', '1000');
  await expect(main(page)).toContainText(fill(cart.deliveryTo, { place: '1000 Brussel' }));
  expect(await summary(page)).toMatch(new RegExp(`${fill(cart.deliveryTo, { place: '1000 Brussel' })} 89,00`));
  await expect(main(page)).toContainText('21 %');
});

test('inside the Amsterdam ring road delivery is calculated afterwards, 129,00 at most (CA-16)', async ({ page }) => {
  await fillCart(page);
  await page.goto('/einkaufswagen');
  await deliverTo(page, 'Niederlande', '1012 AB');
  await expect(page.getByText(cart.afterwardsTitle)).toBeVisible();
  expect(await summary(page)).toContain('bis € 129,00');
  expect(await summary(page)).toContain(`${cart.goodsTotal} ${cart.withoutDelivery}`);
});

for (const [kind, zip] of [
  ['of a wrong form', '123'],
  ['that no place has', '00000'],
] as const) {
  test(`a postcode ${kind} is refused at its field and stays entered`, async ({ page }) => {
    await fillCart(page);
    await page.goto('/einkaufswagen');
    await deliverTo(page, 'Deutschland', zip);
    const field = page.getByRole('textbox', { name: cart.zip });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(zip);
  });
}

test('a street without a house number is asked about once', async ({ page }) => {
  await fillCart(page);
  await page.goto('/checkout/address');
  const text = checkout.address;
  const street = page.getByRole('textbox', { name: text.street, exact: true });
  const address = { ...ADDRESSES.de, street: 'Am Hafen' };
  await fillAddress(page, 'de', freshEmail('strasse'), address);
  await page.getByRole('button', { name: text.submit }).click();
  await expect(street).toHaveAccessibleDescription(/^Fehlt die Hausnummer\?/);
  await expect(street).toHaveValue(address.street);
  await page.getByRole('button', { name: text.submit }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
});

test('another country than three cannot be chosen for delivery, only for the bill', async ({ page }) => {
  await fillCart(page);
  await page.goto('/checkout/address');
  const countries = page.getByRole('combobox', { name: checkout.address.country });
  await expect(countries.getByRole('option')).toHaveText(['–', 'Belgien', 'Deutschland', 'Niederlande']);
  await page.getByRole('checkbox', { name: checkout.address.billingDiffers }).check();
  expect(await countries.last().getByRole('option').count()).toBeGreaterThan(4);
});

test('an order to the Wadden islands accepts the maximum by a tick and is pending until the cost is agreed (CA-15)', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/checkout/address');
  const email = freshEmail('texel');
  await enterAddress(page, 'de', email, WADDEN_ADDRESS);
  await expect(page.getByText(cart.afterwardsTitle).filter({ visible: true }).first()).toBeVisible();

  const text = checkout.payment;
  await page.getByRole('radio').first().check();
  await page.getByRole('checkbox', { name: pattern(text.terms) }).check();
  await page.getByRole('checkbox', { name: pattern(text.productInfo) }).check();
  await page.getByRole('button', { name: text.submit }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(errors.DELIVERY_COST_NOT_ACCEPTED);
  await expect(page.getByRole('checkbox', { name: pattern(text.terms) })).toBeChecked();
  await page.getByRole('checkbox', { name: /195,00/ }).check();
  await page.getByRole('button', { name: text.submit }).click();

  await expect(page).toHaveURL(/\/checkout\/confirm$/);
  expect(await summary(page)).toContain('€ 195,00');
  const number = await placeOrder(page, 'de');
  await expect(page.getByText(checkout.success.afterwardsTitle)).toBeVisible();
  expect(await summary(page)).toContain('€ 195,00');
  const mail = await waitForMail(email);
  expect(mail.subject).toContain(number);
  expect(plain(mail.text)).toContain('€ 195,00');
});

test('an order is picked up without freight and with 19 % VAT, wherever its buyer lives (CA-11, CA-17, CA-18)', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/einkaufswagen');
  await deliverTo(page, 'Niederlande', '3011 AA');
  await expect(main(page)).toContainText('21 %');
  await page.getByText(cart.deliveryBy.PICKUP, { exact: true }).first().click();
  await expect(main(page)).toContainText('19 %');
  await expect(page.getByRole('radio', { name: cart.deliveryBy.PICKUP })).toBeChecked();

  await page.goto('/checkout/address');
  await expect(page.getByRole('radio', { name: cart.deliveryBy.PICKUP })).toBeChecked();
  const email = freshEmail('abholung');
  await enterAddress(page, 'de', email, { ...ADDRESSES.nl, country: 'Niederlande' });
  await choosePayment(page, 'de');
  await expect(page.getByRole('heading', { name: checkout.confirm.pickedUpBy })).toBeVisible();
  expect(await summary(page)).toContain('Musterweg 1, D-47574 Goch');
  const number = await placeOrder(page, 'de');
  expect(await summary(page)).toContain('Musterweg 1, D-47574 Goch');
  const mail = await waitForMail(email);
  expect(mail.subject).toContain(number);
  expect(plain(mail.text)).toContain('Abholung: Musterweg 1, D-47574 Goch');
  expect(plain(mail.text)).toContain('19 % MwSt.');
});

test('pick-up is chosen without scripts, in the cart and in the checkout (CA-17)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await fillCart(page);
  const choose = (way: string) => page.locator('label').filter({ hasText: way }).click();
  await page.goto('/einkaufswagen');
  await choose(cart.deliveryBy.PICKUP);
  await page.getByRole('button', { name: cart.chooseDelivery }).click();
  await expect(page).toHaveURL(/\/einkaufswagen$/);
  await expect(page.getByRole('radio', { name: cart.deliveryBy.PICKUP })).toBeChecked();

  // In the checkout it is sent with the addresses, and comes back with them.
  await page.goto('/checkout/address');
  await choose(cart.deliveryBy.TRUCK);
  await page.getByRole('button', { name: checkout.address.submit }).click();
  await expect(page.getByRole('radio', { name: cart.deliveryBy.TRUCK })).toBeChecked();
  await enterAddress(page, 'de', freshEmail('lkw'), { ...ADDRESSES.de });
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await page.goto('/checkout/address');
  await expect(page.getByRole('radio', { name: cart.deliveryBy.TRUCK })).toBeChecked();
  await context.close();
});
