import { expect, type Page, test } from '@playwright/test';
import { addedNote, piecesField } from './buying';
import { fillCart, findVariants } from './fill-cart';
import { pattern, TEXTS } from './texts';

const { cart } = TEXTS.de;

/** The framework keeps an empty alert of its own outside of the content. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('when the API cannot be reached, the page says so, keeps what was entered and recovers (ER-08)', () => {
  for (const [name, locale] of [
    ['German', 'de'],
    ['Dutch', 'nl'],
    ['English', 'en'],
  ] as const) {
    test(`adding in ${name}`, async ({ page, context, baseURL }) => {
      const { path } = await findVariants(page);
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await page.goto(path);
      await page.route('**/api/graphql', (route) => route.abort('connectionrefused'));
      await piecesField(page, locale).fill('7');
      const add = page.getByRole('button', { name: TEXTS[locale].product.total.add });
      await add.click();
      await expect(alert(page)).toContainText(TEXTS[locale].errors.SERVICE_UNAVAILABLE);
      await expect(piecesField(page, locale)).toHaveValue('7');
      await page.unroute('**/api/graphql');
      await add.click();
      await expect(addedNote(page, locale)).toBeVisible();
      await expect(page.getByText(TEXTS[locale].errors.SERVICE_UNAVAILABLE)).toHaveCount(0);
    });
  }
});

test('changing pieces in the cart survives a lost connection', async ({ page }) => {
  await fillCart(page);
  await page.goto('/einkaufswagen');
  await page.route('**/api/graphql', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: pattern(cart.more) }).click();
  await expect(alert(page)).toContainText(TEXTS.de.errors.SERVICE_UNAVAILABLE);
  await page.unroute('**/api/graphql');
  await page.getByRole('button', { name: pattern(cart.more) }).click();
  await expect(page.getByRole('status').filter({ hasText: cart.updated })).toBeAttached();
  await expect(alert(page)).toHaveCount(0);
  await page.reload();
  expect(Number(await page.getByRole('spinbutton').inputValue())).toBeGreaterThan(24);
});

test('requests from another site change nothing', async ({ page }) => {
  const { path, variants } = await findVariants(page);
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' };
  const form = { locale: 'de', path, [`pieces[${variants[0]}]`]: '1' };
  for (const action of [
    '/api/cart/add',
    '/api/cart/line',
    '/api/cart/delivery',
    '/api/checkout/order',
    '/api/preferences',
  ]) {
    const answer = await page.request.post(action, { form, headers: foreign, maxRedirects: 0 });
    expect(answer.status(), action).toBe(403);
  }
  const graphql = await page.request.post('/api/graphql', { data: { query: '{ __typename }' }, headers: foreign });
  expect(graphql.status()).toBe(403);
  await page.goto('/einkaufswagen');
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
});

test('a form posted from the page of another site is refused by the real browser', async ({
  page,
  context,
  baseURL,
}) => {
  const { path, variants } = await findVariants(page);
  await page.route('http://attacker.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}/api/cart/add"><input name="locale" value="de"><input name="path" value="${path}"><input name="pieces[${variants[0]}]" value="5"><button>Go</button></form>`,
    }),
  );
  await page.goto('http://attacker.test/');
  const answer = page.waitForResponse('**/api/cart/add');
  await page.getByRole('button', { name: 'Go' }).click();
  expect((await answer).status()).toBe(403);
  // The browser still shows its own page for the refusal.
  const shop = await context.newPage();
  await shop.goto('/einkaufswagen');
  await expect(shop.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
});
