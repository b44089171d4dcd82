import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer, linkInMail } from './accounts';
import { freshEmail } from './addresses';
import { choosePayment, enterAddress, goToCheckout, PATHS, piecesField, placeOrder } from './buying';
import { fillCart } from './fill-cart';
import { orderBoards } from './orders';
import { watchFaults } from './page-faults';
import { expireQuotation, keepQuotation, openQuotation, quotationRow, runQuotations } from './quotations';
import { fill, pattern, TEXTS } from './texts';

/** Pieces of the lines of the cart, fewest first. */
async function piecesInCart(page: Page): Promise<number[]> {
  const fields = await page.getByRole('main').getByRole('spinbutton').all();
  const values = await Promise.all(fields.map((field) => field.inputValue()));
  return values.map(Number).sort((one, other) => one - other);
}

/** Asks for some more of a board on its page. */
async function addPieces(page: Page, locale: 'de' | 'nl', path: string, pieces: number): Promise<void> {
  await page.goto(path);
  await piecesField(page, locale).fill(String(pieces));
  await page.getByRole('button', { name: TEXTS[locale].product.total.add }).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a cart is saved as a quotation, opened in the place of a full cart, changed and deleted (CA-20, CA-21, DB-13, DB-14, DB-17, DB-18, DB-19)', async ({
    page,
    context,
    baseURL,
  }) => {
    const { account, cart, quotations: text } = TEXTS.nl;
    await context.addCookies([{ name: 'locale', value: 'nl', url: baseURL ?? '' }]);
    const email = await becomeCustomer(page);
    await fillCart(page, [24]);
    const texts = { projectReference: '<b>Huis</b> Noord', clientOrderRef: '', transportMsg: '', remark: '' };
    await page.request.post('/api/cart/texts', { form: { locale: 'nl', ...texts }, maxRedirects: 0 });
    await page.goto(PATHS.nl.cart);
    await page.getByRole('button', { name: cart.saveQuotation }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.pages.quotations);
    const row = quotationRow(page, 'nl', '<b>Huis</b> Noord');
    await expect(row).toContainText(fill(text.validity.valid_other, { count: 30 }));
    const name = /S\d{6}/.exec((await row.textContent()) ?? '')?.[0] ?? '';

    const { path } = await fillCart(page, [0, 6]);
    await page.request.post('/api/cart/mail', { form: { locale: 'nl', email }, maxRedirects: 0 });
    await openQuotation(page, 'nl', name);
    expect(await piecesInCart(page)).toEqual([]);

    await page.goto(await linkInMail(email, '/saved-cart'));
    await page.getByRole('button', { name: cart.savedCart.restore }).click();
    const asked = page.getByRole('alert').filter({ hasText: fill(cart.quotation.asks, { name }) });
    await expect(asked.getByRole('button', { name: cart.quotation.changeAndAdd })).toBeVisible();
    await expect(asked.getByRole('button', { name: cart.quotation.closeAndAdd })).toBeVisible();

    await addPieces(page, 'nl', path, 3);
    await expect(page).toHaveURL(new RegExp(`${PATHS.nl.cart}\\?form=`));
    const question = page.getByRole('alert').filter({ hasText: fill(cart.quotation.asks, { name }) });
    await expect(question.getByRole('link', { name: cart.quotation.order })).toHaveAttribute(
      'href',
      '/checkout/address',
    );
    await question.getByRole('button', { name: cart.quotation.changeAndAdd }).click();
    await expect(page).toHaveURL(new RegExp(`${PATHS.nl.cart}$`));
    await expect(page.getByText(pattern(cart.quotation.title))).toHaveCount(0);
    expect(await piecesInCart(page)).toEqual([6, 27]);

    await page.goto('/dashboard/quotations');
    const deleting = page.getByRole('link', { name: fill(text.action.deleteOf, { name }) });
    await deleting.click();
    await page.getByRole('link', { name: text.delete.no, exact: true }).click();
    await deleting.click();
    await expect(page.getByText(fill(text.delete.ask, { name }))).toBeVisible();
    await page.getByRole('button', { name: text.delete.yes, exact: true }).click();
    await expect(page.getByText(text.done.deleted)).toBeVisible();
    await expect(page.getByRole('heading', { name: text.list.none })).toBeVisible();
  });

  test('an expired quotation is asked for again, answered by the merchant and ordered (DB-14, DB-16)', async ({
    page,
    context,
    baseURL,
  }) => {
    const { cart, quotations: text } = TEXTS.en;
    await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
    const email = await becomeCustomer(page);
    const expired = await keepQuotation(page);
    await openQuotation(page, 'en', expired);
    expireQuotation(expired);
    await page.reload();
    await expect(page.getByText(pattern(cart.quotation.expired))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: cart.checkout })).toHaveCount(0);
    await page.getByRole('button', { name: cart.quotation.askAgain }).click();
    await expect(page.getByText(text.done.asked)).toBeVisible();
    await expect(quotationRow(page, 'en', expired)).toContainText(text.validity.expired);
    const said = await quotationRow(page, 'en', text.validity.asked).textContent();
    const name = /S\d{6}/.exec(said ?? '')?.[0] ?? '';
    expect(name).not.toBe(expired);

    runQuotations('answer', name, '--days', '14');
    await page.goto(await linkInMail(email, '/dashboard/quotations'));
    await expect(quotationRow(page, 'en', name)).toContainText(fill(text.validity.valid_other, { count: 14 }));
    await openQuotation(page, 'en', name);
    await goToCheckout(page, 'en');
    await enterAddress(page, 'en', freshEmail('quotation'));
    await choosePayment(page, 'en');
    expect(await placeOrder(page, 'en')).toBe(name);
    await page.goto('/dashboard/quotations');
    await expect(quotationRow(page, 'en', expired)).toBeVisible();
    await expect(quotationRow(page, 'en', name)).toHaveCount(0);
  });
});

test('an opened quotation is seen going into the cart, and asks before anything is added to it (DB-17, HD-11, CK-06)', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page);
  const { cart, quotations: text } = TEXTS.de;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen: Node[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof HTMLElement && 'cartDot' in node.dataset) seen.push(node);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const dots = () => page.evaluate(() => (window as unknown as { seen: Node[] }).seen.length);
  await becomeCustomer(page);
  const name = await keepQuotation(page);
  const { path } = await fillCart(page, [0, 6]);
  await page.goto('/dashboard/quotations');
  await page.getByRole('button', { name: fill(text.action.openOf, { name }) }).click();
  await expect(page.getByText(text.done.opened)).toBeVisible();
  await expect.poll(dots).toBe(1);
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('show-animation');

  await addPieces(page, 'de', path, 2);
  const question = page.getByRole('alert').filter({ hasText: fill(cart.quotation.asks, { name }) });
  await question.getByRole('button', { name: cart.quotation.closeAndAdd }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => piecesInCart(page)).toEqual([2, 6]);
  expect(faults).toEqual([]);
});

test('an order that is ordered once more asks first where the cart is an opened quotation (DB-09, DB-17, CK-06)', async ({
  page,
}) => {
  const { cart, orders: text } = TEXTS.de;
  await becomeCustomer(page);
  // Another length than the quotation's: what a cart has is not added once more.
  const ordered = await orderBoards(page, 'de', [0, 5]);
  const name = await keepQuotation(page);
  await openQuotation(page, 'de', name);
  await page.goto('/dashboard/orders');
  await page.getByRole('main').getByRole('link', { name: ordered }).click();
  await page.getByRole('button', { name: text.order.again }).click();
  await expect(page).toHaveURL(new RegExp(`${PATHS.de.cart}\\?form=`));
  expect(await piecesInCart(page)).toEqual([]);
  const question = page.getByRole('alert').filter({ hasText: fill(cart.quotation.asks, { name }) });
  await question.getByRole('button', { name: cart.quotation.changeAndAdd }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => piecesInCart(page)).toEqual([5, 24]);
});

test('on phones what can be done with a quotation is as wide as its row', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await becomeCustomer(page);
  const name = await keepQuotation(page);
  await page.goto('/dashboard/quotations');
  const row = await quotationRow(page, 'de', name).boundingBox();
  const open = await page
    .getByRole('button', { name: fill(TEXTS.de.quotations.action.openOf, { name }) })
    .boundingBox();
  expect(open?.x).toBe(row?.x);
  expect(open?.width).toBe(row?.width);
});

test('another customer’s quotation is as if there were none (DB-33, GR-06)', async ({ page, browser, baseURL }) => {
  const { quotations: text } = TEXTS.de;
  await becomeCustomer(page);
  const name = await keepQuotation(page);
  await page.goto('/dashboard/quotations');
  const quotationId = await page.locator('input[name="quotationId"]').first().inputValue();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await becomeCustomer(other);
  for (const action of ['open', 'change', 'ask-again', 'delete']) {
    const form = { locale: 'de', quotationId };
    const answer = await other.request.post(`/api/account/quotation/${action}`, { form, maxRedirects: 0 });
    expect(answer.headers().location, action).toMatch(/^\/dashboard\/quotations\?form=/);
  }
  await other.goto(`/dashboard/quotations?delete=${quotationId}`);
  await expect(other.getByRole('heading', { name: text.list.none })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('button', { name: fill(text.action.openOf, { name }) })).toBeVisible();
});
