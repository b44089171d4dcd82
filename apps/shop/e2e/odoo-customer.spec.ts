import { expect, test } from '@playwright/test';
import { linkInMail, logIn, PASSWORD, runAccounts } from './accounts';
import { freshEmail } from './addresses';
import { findVariants } from './fill-cart';
import { isTenPercentOff, metrePrice } from './own-prices';
import { TEXTS } from './texts';

// `npm run test:odoo`: what the merchant does in Odoo and by command, and what the customer sees of it.
const { ODOO_URL, ODOO_DATABASE, ODOO_ADMIN_KEY } = process.env;
test.use({ javaScriptEnabled: false });

/** Until Odoo's prices of a list have been read. */
const READ_MS = 300_000;

/** Creates a record as the merchant does in the back office; returns its id. */
async function create(model: string, values: object): Promise<number> {
  const answer = await fetch(`${ODOO_URL}/json/2/${model}/create`, {
    method: 'POST',
    headers: {
      authorization: `bearer ${ODOO_ADMIN_KEY}`,
      'content-type': 'application/json',
      'x-odoo-database': ODOO_DATABASE ?? '',
    },
    body: JSON.stringify({ vals_list: [values] }),
  });
  expect(answer.status).toBe(200);
  const [id = 0] = (await answer.json()) as number[];
  return id;
}

test('a customer of Odoo is invited, chooses a password, logs in and sees own prices (AU-19, PD-46)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(READ_MS + 60_000);
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })).newPage();
  const { path } = await findVariants(guest);
  const standard = await metrePrice(guest, path);

  const email = freshEmail('odoo');
  const list = await create('product.pricelist', {
    name: 'Invited',
    item_ids: [[0, 0, { applied_on: '3_global', compute_price: 'percentage', percent_price: 10 }]],
  });
  const partner = { name: 'Piet de Vries', email, lang: 'de_DE', specific_property_product_pricelist: list };
  await create('res.partner', partner);
  runAccounts('invite', email);

  const { account } = TEXTS.de;
  await page.goto(await linkInMail(email, '/forgot-password/new-password'));
  await page.getByLabel(account.field.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: account.newPassword.submit }).click();
  await expect(page).toHaveURL(/\/einloggen\?done=password$/);
  await logIn(page, 'de', email);
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await page.goto('/dashboard/data');
  await expect(page.getByRole('textbox', { name: account.field.name, exact: true }).first()).toHaveValue(
    'Piet de Vries',
  );

  await expect
    .poll(async () => isTenPercentOff(await metrePrice(page, path), standard), {
      timeout: READ_MS,
      intervals: [2000],
    })
    .toBe(true);
  expect(await metrePrice(guest, path)).toBe(standard);
});
