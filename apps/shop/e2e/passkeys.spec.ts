import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer } from './accounts';
import { mailTo } from './inbox';
import { fill, TEXTS } from './texts';

const { login, field, preferences } = TEXTS.de.account;

/** Gives the browser a device that keeps passkeys, knows who holds it and agrees to everything. */
async function addDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The device agrees at once to what is offered in a field, before anybody can press the button. */
const offerNothingInFields = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/Preferences');
  await page.getByRole('textbox', { name: field.passkeyName }).fill(name);
  await page.getByRole('button', { name: preferences.addPasskey }).click();
  await expect(page.getByText(preferences.passkeyAdded)).toBeVisible();
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: login.passkey });

test('adds a passkey, is told by mail, logs in with it by the button, and removes it', async ({ page }) => {
  await offerNothingInFields(page);
  await addDevice(page);
  const email = await becomeCustomer(page);
  await addPasskey(page, 'Laptop <b>im Büro</b>');
  await expect(page.getByText('Laptop <b>im Büro</b>')).toBeVisible();
  await expect
    .poll(async () => (await mailTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('Neuer Passkey'));

  await page.context().clearCookies();
  await page.goto('/dashboard/invoices');
  await passkeyButton(page).click();
  await expect(page).toHaveURL(/\/dashboard\/invoices$/);

  await page.goto('/dashboard/Preferences');
  await page
    .getByRole('button', { name: fill(preferences.removePasskeyOf, { name: 'Laptop <b>im Büro</b>' }) })
    .click();
  await expect(page.getByText(preferences.passkeyRemoved)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/einloggen');
  await passkeyButton(page).click();
  await expect(page.getByText(TEXTS.de.errors.PASSKEY_REFUSED)).toBeVisible();
});

test('is offered the passkey in the field of the e-mail address', async ({ page }) => {
  await addDevice(page);
  await becomeCustomer(page);
  await addPasskey(page, 'Telefon');
  await page.context().clearCookies();
  const html = await (await page.request.get('/einloggen')).text();
  expect(html).toMatch(/autocomplete="username webauthn"/i);
  await page.goto('/einloggen');
  await expect(page).toHaveURL(/\/dashboard\/home$/);
});

test('says that the device has a passkey already', async ({ page }) => {
  await addDevice(page);
  await becomeCustomer(page);
  await addPasskey(page, 'Telefon');
  await page.getByRole('textbox', { name: field.passkeyName }).fill('Noch einmal');
  await page.getByRole('button', { name: preferences.addPasskey }).click();
  await expect(page.getByText(preferences.passkeyKnown)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sees no button for passkeys, and is told what they need', async ({ page }) => {
    await page.goto('/einloggen');
    await expect(page.getByRole('button', { name: login.submit, exact: true })).toBeVisible();
    await expect(passkeyButton(page)).toBeHidden();
    await becomeCustomer(page);
    await page.goto('/dashboard/Preferences');
    await expect(page.getByText(preferences.passkeyScripts)).toBeVisible();
    await expect(page.getByRole('button', { name: preferences.addPasskey })).toBeHidden();
  });
});
