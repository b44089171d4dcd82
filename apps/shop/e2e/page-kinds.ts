import type { Locale } from '@geven/timber';
import { expect, type Page } from '@playwright/test';
import { freshEmail } from './addresses';
import { choosePayment, enterAddress, orderNumber, PATHS } from './buying';
import { fillCart } from './fill-cart';
import { TEXTS } from './texts';

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
  const { checkout } = TEXTS[locale];
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
  await visit('no order yet', '/checkout/success');
  const { content } = PATHS[locale];
  for (const [kind, path] of Object.entries(content)) await visit(kind, path);
  await visit('terms', '/t/terms');
  await visit('privacy', '/t/privacy');
  await visit('product information', '/t/imp-product-info');
  await visit('not found', '/gibt-es-nicht');
  const { path } = await fillCart(page, [24, 3]);
  await visit('product', path);
  await visit('cart', cart);
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

async function origin(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/t/terms');
  return page.url();
}
