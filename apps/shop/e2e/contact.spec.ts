import { expect, type Locator, test } from '@playwright/test';
import { freshEmail } from './addresses';
import { findVariants } from './fill-cart';
import { TEXTS } from './texts';

const { common, contact, errors } = TEXTS.de;

test('the hub leads to the quote and lists five forms; other children are missing (RT-13, RT-14, CF-12, CF-14)', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  await expect(page).toHaveURL(/\/contact\/quote$/);
  await expect(page.getByRole('navigation', { name: contact.list }).getByRole('link')).toHaveCount(5);
  for (const text of [common.officeHours, contact.aside.visits]) {
    await expect(page.getByRole('main')).toContainText(text);
  }
  for (const form of ['callback', 'order', 'complain', 'other'] as const) {
    await page.goto(`/contact/${form}`);
    await expect(page.getByRole('heading', { level: 2, name: contact.form[form].title })).toBeVisible();
  }
  expect((await request.get('/contact/anything')).status()).toBe(404);
});

test('on a tablet the forms are in columns, and the other ways to us beside each other (CF-12, CF-14)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/contact/quote');
  const rows = (each: Locator) =>
    each.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  expect(await rows(page.getByRole('navigation', { name: contact.list }).getByRole('link'))).toBe(2);
  const ways = page.getByRole('main').getByRole('complementary').getByRole('heading');
  expect(await ways.count()).toBeGreaterThan(1);
  expect(await rows(ways)).toBe(1);
});

test('the quote stands alone under its own address, which is its canonical one (RT-15)', async ({ page }) => {
  for (const path of ['/angebot-anfordern', '/contact/quote']) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/angebot-anfordern$/);
  }
});

test('the captcha has a box that is seen, and is filled once it is ticked (CF-09)', async ({ page }) => {
  await page.goto('/contact/other');
  await page.getByRole('main').getByLabel(contact.field.name, { exact: true }).fill('Katrin Brandt');
  const box = page.locator('altcha-widget').getByRole('checkbox');
  await expect(box).toHaveCSS('border-top-style', 'solid');
  // Its middle is below the drawing of the tick.
  await box.click({ position: { x: 3, y: 3 } });
  await expect(box).toBeChecked();
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a question about a product says which advertisement led to its page, which everybody shares (API-65)', async ({
  page,
}) => {
  const { path } = await findVariants(page);
  await page.goto(`${path}?utm_campaign=Spring`);
  await page.locator('summary').getByText(TEXTS.de.product.ask.question, { exact: true }).click();
  const box = page.locator('#question');
  await box.getByLabel(contact.field.name, { exact: true }).fill('Katrin Brandt');
  await box.getByLabel(contact.field.email, { exact: true }).fill(freshEmail('frage'));
  await box.getByLabel(contact.field.message, { exact: true }).fill('Passt das?');
  // Its middle is below the drawing of the tick.
  await box.getByRole('checkbox').click({ position: { x: 3, y: 3 } });
  // The browser works for it.
  await expect(box.getByText('Überprüft', { exact: true })).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/contact/product'));
  await box.getByRole('button', { name: contact.send, exact: true }).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('campaign')).toBe('utm_campaign=Spring');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form comes back whole, a sent one waits for its mailed link (CF-02, CF-08, CF-10)', async ({
    page,
  }) => {
    const send = page.getByRole('main').getByRole('button', { name: contact.send, exact: true });
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    await page.goto('/contact/order?utm_campaign=Spring');
    await field(contact.field.orderNumber).fill('10731');
    await field(contact.field.name).fill('Katrin Brandt');
    await send.click();
    await expect(page.getByRole('main')).toContainText(errors.ORDER_NUMBER_INVALID);
    await expect(field(contact.field.name)).toHaveValue('Katrin Brandt');
    // The desk still learns which advertisement led here, though the address no longer says it.
    await expect(page.locator('input[name=campaign]')).toHaveValue('utm_campaign=Spring');

    await page.goto('/contact/other');
    await field(contact.field.message).fill('Passt das?');
    await send.click();
    await expect(page.getByRole('main')).toContainText(contact.incomplete);
    await expect(field(contact.field.message)).toHaveValue('Passt das?');
    await field(contact.field.name).fill('Katrin Brandt');
    await field(contact.field.email).fill(freshEmail('frage'));
    await send.click();
    await expect(page.getByRole('main')).toContainText(contact.sent.toConfirm);
    await expect(page.getByRole('main')).toContainText(contact.sent.reference);
  });

  test('a file that is too large brings the form back with everything that was entered (CF-07)', async ({ page }) => {
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    await page.goto('/contact/quote');
    await field(contact.field.message).fill('12 Pfosten');
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7');
    await page.locator('input[type=file]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('main').getByRole('button', { name: contact.send, exact: true }).click();
    await expect(page.getByRole('main')).toContainText(errors.FILES_TOO_LARGE);
    await expect(field(contact.field.message)).toHaveValue('12 Pfosten');
  });

  test('a message of 100,000 characters comes back whole, refused at its field (CF-08)', async ({ page }) => {
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    const message = 'Größe '.repeat(16_667);
    await page.goto('/contact/other');
    await field(contact.field.name).fill('Katrin Brandt');
    await field(contact.field.email).fill(freshEmail('frage'));
    // Typed text ends at the field's limit; what is longer comes from elsewhere.
    await field(contact.field.message).evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text;
    }, message);
    await page.getByRole('main').getByRole('button', { name: contact.send, exact: true }).click();
    await expect(page.getByRole('main')).toContainText(errors.FIELD_TOO_LONG.replace('{{max}}', '5000'));
    await expect(field(contact.field.message)).toHaveValue(message);
    await expect(field(contact.field.message)).toHaveAccessibleDescription(/5000/);
    await expect(field(contact.field.name)).toHaveValue('Katrin Brandt');
  });

  test('the chat leads to the form of general questions', async ({ page }) => {
    await page.goto('/t/terms');
    await page.getByRole('link', { name: contact.chat.open, exact: true }).click();
    await expect(page).toHaveURL(/\/contact\/other$/);
  });
});

test('only Dutch pages ask to subscribe to the newsletter, and none of the checkout (FT-14, FT-15)', async ({
  page,
  context,
  baseURL,
}) => {
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: TEXTS.nl.contact.newsletter.email });
  await page.goto('/t/terms');
  await expect(page.getByRole('contentinfo').locator('form[action="/api/newsletter"]')).toHaveCount(0);
  await context.addCookies([{ name: 'locale', value: 'nl', url: baseURL ?? '' }]);
  await page.goto('/t/terms');
  await expect(email).toHaveCount(1);
  await page.goto('/checkout/success');
  await expect(email).toHaveCount(0);
});
