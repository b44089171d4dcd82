import type { Locale } from '@geven/timber';
import { expect, type Page } from '@playwright/test';
import { accountForm, becomeCustomer, keepAddress, LOGIN_PATHS } from './accounts';
import { freshEmail } from './addresses';
import { choosePayment, enterAddress, orderNumber, PATHS, placeOrder } from './buying';
import { fillCart } from './fill-cart';
import { runOrders } from './orders';
import { keepQuotation, openQuotation } from './quotations';
import { fill, pattern, TEXTS } from './texts';
import { enterWithdrawal, WITHDRAWAL_PATHS } from './withdrawing';

/**
 * Leads a visitor of a language once over every kind of page, with a real cart and order, and stops on each.
 * `stop` gets the kind's name.
 */
export async function walkPageKinds(page: Page, locale: Locale, stop: (kind: string) => Promise<void>): Promise<void> {
  const visit = async (kind: string, path: string) => {
    await page.goto(path);
    await stop(kind);
  };
  const { cart, compare, products } = PATHS[locale];
  const { account, checkout } = TEXTS[locale];
  await page.context().addCookies([{ name: 'locale', value: locale, url: new URL(await origin(page)).origin }]);
  await visit('home', '/');
  await visit('listing', products);
  await visit('filtered listing', `${products}/__specie.larch-european`);
  await visit('listing as a table', `${products}/__thickness.till-28?view=table`);
  await visit('listing with nothing in it', `${products}/__profile.rhombus__specie.azobe?view=cards`);
  await visit('listing with an unknown filter', `${products}/__specie.plastic`);
  // Before products are compared: afterwards the device remembers them.
  await visit('empty comparison', compare);
  await visit('comparison', `${compare}?ids=1,200`);
  await visit('search without results', `${products}?q=xyzxyz`);
  await visit('empty cart', cart);
  await visit('saved cart without a link', '/saved-cart');
  await visit('no order yet', '/checkout/success');
  await visit('order without a link', '/order/1');
  const { content } = PATHS[locale];
  for (const [kind, path] of Object.entries(content)) await visit(kind, path);
  await visit('terms', '/t/terms');
  await visit('privacy', '/t/privacy');
  await visit('product information', '/t/imp-product-info');
  await visit('not found', '/gibt-es-nicht');
  await visit('login', LOGIN_PATHS[locale]);
  await accountForm(page, 'login').getByRole('button', { name: account.login.submit }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await stop('login with mistakes');
  await visit('registration', '/register');
  await accountForm(page, 'register').getByRole('button', { name: account.register.submit }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await page.getByText(account.register.business, { exact: true }).click();
  await stop('registration with mistakes');
  await visit('forgotten password', '/forgot-password');
  await visit('new password without a link', '/forgot-password/new-password');
  const { contact, withdrawal } = TEXTS[locale];
  for (const form of ['quote', 'callback', 'order', 'complain', 'other'])
    await visit(`contact, ${form}`, `/contact/${form}`);
  await page.getByRole('main').getByRole('button', { name: contact.send, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await stop('contact with mistakes');
  await visit('request without a link', '/contact/confirm');
  await visit('change of an order without a link', '/order-change');
  await visit('newsletter', '/newsletter');
  await visit('newsletter without a link', '/newsletter/confirm');
  await visit('withdrawal', WITHDRAWAL_PATHS[locale]);
  await page.getByRole('button', { name: withdrawal.form.submit }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await stop('withdrawal with mistakes');
  await enterWithdrawal(page, locale, { email: freshEmail(`widerruf-${locale}`) });
  await stop('withdrawal to be confirmed');
  await page.getByRole('button', { name: withdrawal.confirm.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: withdrawal.received.title })).toBeVisible();
  await stop('withdrawal received');
  const { path } = await fillCart(page, [24, 3]);
  await visit('product', path);
  await visit('cart', cart);
  await visit('login of the checkout', '/checkout/login');
  await visit('registration of the checkout', '/checkout/register');
  await visit('address', '/checkout/address');
  await page.getByRole('button', { name: checkout.address.submit }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await stop('address with mistakes');
  await enterAddress(page, locale, freshEmail(`seiten-${locale}`));
  await stop('payment');
  await choosePayment(page, locale);
  await stop('confirm');
  await page.getByRole('button', { name: checkout.confirm.order, exact: true }).click();
  await orderNumber(page, locale);
  await stop('success');
}

/** Leads a visitor once over the pages of a customer, and stops on each as `walkPageKinds` does. */
export async function walkAccount(page: Page, locale: Locale, stop: (kind: string) => Promise<void>): Promise<void> {
  const visit = async (kind: string, path: string) => {
    await page.goto(path);
    await stop(kind);
  };
  await page.context().addCookies([{ name: 'locale', value: locale, url: new URL(await origin(page)).origin }]);
  await becomeCustomer(page);
  for (const name of ['home', 'orders', 'orderhistory', 'quotations', 'invoices', 'Preferences']) {
    await visit(`dashboard, ${name}`, `/dashboard/${name}`);
  }
  await visit('address to be confirmed', '/register/confirm');
  await visit('new address of the book', '/dashboard/data?address=new');
  await keepAddress(page);
  await visit('data', '/dashboard/data');
  const { book } = TEXTS[locale].account;
  await page.getByRole('link', { name: pattern(book.deleteOf) }).click();
  await expect(page.getByRole('button', { name: book.yes })).toBeVisible();
  await stop('address to be deleted');
  await fillCart(page, [6]);
  await visit('choice of an address', '/checkout/address');
  const { checkout, orders, quotations } = TEXTS[locale];
  await page.getByRole('button', { name: checkout.address.submit }).click();
  await choosePayment(page, locale);
  const number = await placeOrder(page, locale);
  await visit('dashboard with an order', '/dashboard/home');
  await visit('list of orders', '/dashboard/orders');
  await visit('order that is not found', '/dashboard/orders?search=xyzxyz');
  await visit('order of nobody', '/dashboard/orders?order=999999999');
  await page.goto('/dashboard/orders');
  await page.getByRole('main').getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await stop('order');
  await page.getByRole('link', { name: orders.order.addReference }).click();
  await page.getByRole('textbox', { name: orders.order.reference }).fill('x'.repeat(61));
  await page.getByRole('button', { name: orders.order.save }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await stop('order with a mistake in its reference');
  await page.getByRole('link', { name: orders.order.cancelEdit, exact: true }).click();
  await page.getByRole('link', { name: orders.order.cancel }).click();
  await expect(page.getByRole('button', { name: orders.order.yes, exact: true })).toBeVisible();
  await stop('order to be cancelled');
  runOrders('mark-paid', number);
  const name = await keepQuotation(page);
  await page.goto('/dashboard/quotations');
  await page.getByRole('link', { name: fill(quotations.action.deleteOf, { name }) }).click();
  await expect(page.getByRole('button', { name: quotations.delete.yes, exact: true })).toBeVisible();
  await stop('list of quotations, one to be deleted');
  await openQuotation(page, locale, name);
  await stop('cart that is a quotation');
  // Made by a job after the payment.
  await expect(async () => {
    await page.goto('/dashboard/invoices');
    await expect(page.getByRole('main').getByRole('table')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await stop('list of invoices');
}

async function origin(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/t/terms');
  return page.url();
}
