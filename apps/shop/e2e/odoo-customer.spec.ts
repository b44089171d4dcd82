import { expect, test } from '@playwright/test';
import { acceptInvitation, linkInMail, logIn, PASSWORD, runAccounts } from './accounts';
import { freshEmail } from './addresses';
import { findVariants } from './fill-cart';
import { callOdoo, createInOdoo } from './odoo-office';
import { isTenPercentOff, metrePrice } from './own-prices';
import { TEXTS } from './texts';

// `npm run test:odoo`: what the merchant does in Odoo and by command, and what the customer sees of it.
test.use({ javaScriptEnabled: false });

/** Until Odoo's prices of a list have been read. */
const READ_MS = 300_000;

/** Confirms an order of a partner and makes out its invoice; returns their numbers. */
async function orderAndInvoice(partnerId: number, variantId: number | undefined) {
  const line = { product_id: variantId, product_uom_qty: 10 };
  const id = await createInOdoo('sale.order', { partner_id: partnerId, order_line: [[0, 0, line]] });
  await callOdoo('sale.order', 'action_confirm', { ids: [id] });
  const context = { active_model: 'sale.order', active_ids: [id] };
  const vals_list = [{ advance_payment_method: 'delivered', sale_order_ids: [[6, 0, [id]]] }];
  const ids = await callOdoo<number[]>('sale.advance.payment.inv', 'create', { vals_list, context });
  await callOdoo('sale.advance.payment.inv', 'create_invoices', { ids, context });
  const [order] = await callOdoo<{ name: string; invoice_ids: number[] }[]>('sale.order', 'read', {
    ids: [id],
    fields: ['name', 'invoice_ids'],
  });
  const moves = { ids: order?.invoice_ids ?? [] };
  await callOdoo('account.move', 'action_post', moves);
  const [invoice] = await callOdoo<{ name: string }[]>('account.move', 'read', { ...moves, fields: ['name'] });
  return { order: order?.name ?? '', invoice: invoice?.name ?? '' };
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
  const list = await createInOdoo('product.pricelist', {
    name: 'Invited',
    item_ids: [[0, 0, { applied_on: '3_global', compute_price: 'percentage', percent_price: 10 }]],
  });
  const partner = { name: 'Piet de Vries', email, lang: 'de_DE', specific_property_product_pricelist: list };
  await createInOdoo('res.partner', partner);
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

test('an invited customer finds the orders and invoices that were made in Odoo (DB-02, DB-22)', async ({ page }) => {
  const { variants } = await findVariants(page);
  const email = freshEmail('odoo');
  const partnerId = await createInOdoo('res.partner', { name: 'Holzbau Brandt', email, lang: 'de_DE' });
  const { order, invoice } = await orderAndInvoice(partnerId, variants[0]);
  await acceptInvitation(page, email);

  // Read when Odoo has been asked who the customer is, which a job does.
  const number = page.getByRole('main').getByRole('link', { name: order });
  await expect(async () => {
    await page.goto('/dashboard/orders');
    await expect(number).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await number.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order);
  await expect(page.getByRole('main')).toContainText(invoice);
  await page.goto('/dashboard/invoices');
  await expect(page.getByRole('main')).toContainText(invoice);
  const listed = page.getByRole('main').getByRole('link', { name: order });
  await expect(listed).toBeVisible();
});
