import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer, PASSWORD, runAccounts } from './accounts';
import { amountsIn, cents, shownText } from './amounts';
import { findVariants } from './fill-cart';
import { isTenPercentOff, metrePrice } from './own-prices';

test.use({ javaScriptEnabled: false });

const LISTING = '/produkte/__specie.larch-european?q=28x145';

async function post(page: Page, action: string, form: Record<string, string> = {}): Promise<void> {
  const options = { form: { locale: 'de', ...form }, maxRedirects: 0 };
  expect((await page.request.post(`/api/account/${action}`, options)).status()).toBe(303);
}

test('a customer’s own prices are in listing, product and cart, and nobody else’s (PD-46) (AU-19)', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })).newPage();
  const { path, variants } = await findVariants(guest);
  const standard = { listing: await metrePrice(guest, LISTING), product: await metrePrice(guest, path) };

  const email = await becomeCustomer(page);
  expect(await metrePrice(page, LISTING)).toBe(standard.listing);
  runAccounts('set-price-list', email, 'trade');
  await post(page, 'logout');
  await post(page, 'login', { email, password: PASSWORD });
  const own = { listing: await metrePrice(page, LISTING), product: await metrePrice(page, path) };
  expect(isTenPercentOff(own.listing, standard.listing)).toBe(true);
  expect(isTenPercentOff(own.product, standard.product)).toBe(true);

  // Asked for between two visits of the customer, and by somebody who only says to have a list.
  expect(await metrePrice(guest, LISTING)).toBe(standard.listing);
  const forged = { name: 'geven-user', value: encodeURIComponent('{"currentPricelist":{"id":0}}') };
  await guest.context().addCookies([{ ...forged, url: baseURL ?? '' }]);
  expect(await metrePrice(guest, LISTING)).toBe(standard.listing);
  expect(await metrePrice(guest, path)).toBe(standard.product);
  expect(await metrePrice(page, LISTING)).toBe(own.listing);

  /** Cents of a piece on the product's page, and every amount of a cart with ten of it. */
  const tenOf = async (visitor: Page) => {
    await visitor.goto(path);
    const piece = cents(await shownText(visitor.getByRole('row').nth(1).getByRole('cell').nth(2)));
    const form = { locale: 'de', path, [`pieces[${variants[0]}]`]: '10' };
    await visitor.request.post('/api/cart/add', { form, maxRedirects: 0 });
    await visitor.goto('/einkaufswagen');
    return { piece, amounts: amountsIn(await shownText(visitor.getByRole('main'))) };
  };
  const [mine, others] = [await tenOf(page), await tenOf(guest)];
  expect(isTenPercentOff(mine.piece, others.piece)).toBe(true);
  for (const { piece, amounts } of [mine, others]) {
    // The line's tax is rounded once, the piece's for each.
    expect(amounts.filter((amount) => Math.abs(amount - 10 * piece) <= 10)).not.toEqual([]);
  }

  await post(page, 'logout');
  expect(await metrePrice(page, LISTING)).toBe(standard.listing);
  expect(await metrePrice(page, path)).toBe(standard.product);
});
