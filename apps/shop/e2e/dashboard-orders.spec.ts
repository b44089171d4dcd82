import { LOCALES } from '@geven/timber';
import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer } from './accounts';
import { orderBoards, orderForm, runOrders } from './orders';
import { watchFaults } from './page-faults';
import { fill, pattern, TEXTS } from './texts';

const current = (page: Page, label: string) =>
  page.getByRole('list', { name: label }).first().locator('[aria-current="step"]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`an order is followed, found, given a reference and cancelled, in ${locale} (DB-01, DB-02, DB-03, DB-10, DB-20, DB-21)`, async ({
      page,
      context,
      baseURL,
    }) => {
      const { account, cart, checkout, errors, orders: text } = TEXTS[locale];
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await becomeCustomer(page);
      const number = await orderBoards(page, locale, [24, 3]);

      await page.goto('/dashboard/home');
      await expect(page.getByRole('heading', { level: 3, name: number })).toBeVisible();
      await expect(current(page, text.steps.label)).toContainText(text.steps.payment);
      await page.getByRole('link', { name: fill(text.home.openOf, { name: number }) }).click();
      await expect(page).toHaveURL(/\/dashboard\/orders\?order=\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
      await expect(page.getByText(text.states.QuotationSent, { exact: true })).toBeVisible();
      await expect(page.getByText(checkout.success.transfer)).toBeVisible();
      await expect(page.getByRole('table', { name: text.order.lines }).getByRole('row')).toHaveCount(3);

      await page.getByRole('link', { name: text.order.addReference }).click();
      const field = page.getByRole('textbox', { name: text.order.reference });
      await expect(field).toBeFocused();
      await field.fill('x'.repeat(61));
      await page.getByRole('button', { name: text.order.save }).click();
      await expect(field).toHaveValue('x'.repeat(61));
      await expect(field).toHaveAccessibleDescription(pattern(errors.FIELD_TOO_LONG));
      await field.fill('<b>Haus</b> Nord');
      await page.getByRole('button', { name: text.order.save }).click();
      await expect(page.getByText(text.order.referenceSaved)).toBeVisible();
      await expect(page.getByText('<b>Haus</b> Nord')).toBeVisible();

      await page.goto('/dashboard/orders');
      const search = page.getByRole('main').getByRole('searchbox', { name: text.list.searchLabel });
      const found = page.getByRole('table', { name: account.pages.orders });
      for (const words of [number, number.replace(/^\D+0*/, ''), 'haus</b> n']) {
        await search.fill(words);
        await search.press('Enter');
        await expect(search).toHaveValue(words);
        await expect(found.getByRole('link', { name: number })).toBeVisible();
      }
      await search.fill('S99999999');
      await search.press('Enter');
      await expect(page.getByRole('heading', { name: text.list.noResults })).toBeVisible();
      await page.getByRole('link', { name: text.list.showAll }).click();

      await found.getByRole('link', { name: number }).click();
      await page.getByRole('link', { name: text.order.cancel }).click();
      await expect(page.getByText(fill(text.order.askCancel, { name: number }))).toBeVisible();
      await page.getByRole('link', { name: text.order.no, exact: true }).click();
      await expect(orderForm(page, 'cancel')).toHaveCount(0);
      await page.getByRole('link', { name: text.order.cancel }).click();
      await page.getByRole('button', { name: text.order.yes, exact: true }).click();
      await expect(page.getByText(fill(text.order.cancelled, { name: number }))).toBeVisible();
      await expect(page.getByText(text.states.Cancelled, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: text.order.cancel })).toHaveCount(0);

      await page.goto('/dashboard/orders');
      await expect(page.getByRole('heading', { name: text.list.none.orders })).toBeVisible();
      await page.goto('/dashboard/orderhistory');
      const over = page.getByRole('table', { name: account.pages.history });
      await expect(over.getByRole('row', { name: pattern(number) })).toContainText(text.states.Cancelled);
      await over.getByRole('link', { name: number }).click();
      await orderForm(page, 'again').getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title);
    });
  }
});

test('a paid order is seen going through the yard, and is ordered once more (DB-09, DB-11, DB-12, DB-22)', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const { orders: text, cart } = TEXTS.de;
  await becomeCustomer(page);
  const number = await orderBoards(page, 'de', [12]);
  runOrders('mark-paid', number);
  await page.goto('/dashboard/home');
  await expect(current(page, text.steps.label)).toHaveText(`${text.steps.Collect}, ${text.steps.current}`);
  for (const step of ['Planing', 'Bundling'] as const) {
    runOrders('step', number, step);
    await page.reload();
    await expect(current(page, text.steps.label)).toHaveText(`${text.steps[step]}, ${text.steps.current}`);
  }
  await page.getByRole('link', { name: fill(text.home.openOf, { name: number }) }).click();
  await expect(page.getByText(text.states.SalesOrder, { exact: true })).toBeVisible();
  const pdf = page.getByRole('list', { name: text.invoiceList.ofOrder }).getByRole('link', { name: 'PDF' });
  // The invoice and its files are made by jobs, seconds after the payment.
  await expect(async () => {
    await page.reload();
    await expect(pdf).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(text.invoiceStatus.FullyInvoiced, { exact: true })).toBeVisible();
  const invoice = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('link', { name: text.order.cancel })).toHaveCount(0);

  runOrders('deliver', number);
  await page.reload();
  await expect(page.getByText(text.states.Locked, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: text.order.addReference })).toHaveCount(0);
  const note = page
    .getByRole('list', { name: text.documents.title })
    .getByRole('link', { name: fill(text.documents.deliveryNote, { name: number }) });
  const noteFile = await page.request.get((await note.getAttribute('href')) ?? '');
  expect((await noteFile.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: text.order.again }).click();
  await expect(page).toHaveURL(/\/einkaufswagen$/);
  await expect(page.getByRole('spinbutton', { name: pattern(cart.piecesOf) })).toHaveValue('12');
  expect(faults).toEqual([]);
});

test('another customer’s order is as if there were none (DB-33)', async ({ page, browser, baseURL }) => {
  const { orders: text } = TEXTS.de;
  await becomeCustomer(page);
  const number = await orderBoards(page, 'de', [8]);
  await page.goto('/dashboard/home');
  await page.getByRole('link', { name: fill(text.home.openOf, { name: number }) }).click();
  await expect(page).toHaveURL(/order=\d+$/);
  const { pathname, search } = new URL(page.url());
  const orderId = new URLSearchParams(search).get('order') ?? '';

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await becomeCustomer(other);
  await other.goto(pathname + search);
  await expect(other.getByRole('heading', { name: text.order.missing })).toBeVisible();
  await expect(other.getByText(number)).toHaveCount(0);
  for (const action of ['cancel', 'again', 'reference']) {
    const form = { locale: 'de', orderId, clientOrderRef: 'fremd' };
    const answer = await other.request.post(`/api/account/order/${action}`, { form, maxRedirects: 0 });
    expect(answer.headers().location, action).toMatch(new RegExp(`^/dashboard/orders\\?order=${orderId}&.*form=`));
  }
  await elsewhere.close();

  await page.reload();
  await expect(page.getByText(text.states.QuotationSent, { exact: true })).toBeVisible();
  await expect(page.getByText(pattern(text.order.noReference))).toBeVisible();
});
