import { expect, type Locator, type Page, test } from '@playwright/test';
import { LOGIN_PATHS } from './accounts';
import { plain, shownText } from './amounts';
import { addedNote, goToCheckout, PATHS } from './buying';
import { allVariants, fillCart, findVariants } from './fill-cart';
import { pageReady } from './page-ready';
import { fill, pattern, TEXTS } from './texts';

const { cart, common, errors, product } = TEXTS.de;

const lines = (page: Page) => page.getByRole('list', { name: cart.lines }).getByRole('heading', { level: 2 });
const recentlySeen = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: cart.recent.heading }) });
/** How far the contents of the parts of an element reach, also beyond their boxes. */
const partsOf = (row: Locator) =>
  row.evaluate((element) =>
    [...element.children].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
const cartSize = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cart-size');

test('an empty cart leads to all products (CA-26)', async ({ page }) => {
  await page.goto('/einkaufswagen');
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: cart.allProducts }).click();
  await expect(page).toHaveURL(/\/produkte$/);
});

test('an empty cart offers what was looked at last, with its sample, and applications to who saw nothing', async ({
  page,
}) => {
  await page.goto('/einkaufswagen');
  await expect(page.getByRole('heading', { name: cart.applications })).toBeVisible();
  const { path } = await findVariants(page);
  await page.goto(path);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await pageReady(page);
  await page.goto('/einkaufswagen');
  const seen = recentlySeen(page);
  await expect(seen.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: cart.account.action })).toHaveAttribute(
    'href',
    LOGIN_PATHS.de,
  );
  expect(plain(name)).toContain(plain((await seen.getByRole('heading', { level: 3 }).textContent()) ?? '?'));
  await expect(page.getByRole('heading', { name: cart.applications })).toBeHidden();
  await expect(seen.getByRole('link', { name: pattern(cart.recent.choose) })).toHaveAttribute(
    'href',
    `${path}#lengths`,
  );
  await seen.getByRole('button', { name: pattern(cart.recent.sample) }).click();
  await expect(lines(page)).toHaveCount(1);
});

test('an empty cart has room for drawings and the longest price of what was looked at last', async ({ page }) => {
  for (const id of [613, 560, 173]) {
    await page.goto(`/produkte/_/${id}`);
    await pageReady(page);
  }
  for (const width of [375, 768, 1366]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/einkaufswagen');
    const rows = recentlySeen(page).getByRole('listitem');
    await expect(rows.getByRole('link', { name: pattern(cart.recent.view) })).toHaveCount(2);
    for (const row of await rows.all()) {
      const [drawing, words, prices, actions] = await partsOf(row);
      expect(drawing?.right, `${width} px`).toBeLessThan(words?.left ?? 0);
      if (width > 375) expect(prices?.right, `${width} px`).toBeLessThanOrEqual((actions?.left ?? 0) - 16);
    }
  }
});

test('pieces can be changed and lines removed; the cookie counts lines (CA-02, CA-03, CA-04, CA-05, CK-04)', async ({
  page,
}) => {
  await fillCart(page, [24, 3]);
  await page.goto('/einkaufswagen');
  await expect(lines(page)).toHaveCount(2);
  const cookie = await cartSize(page);
  expect(cookie).toMatchObject({ value: '2', path: '/' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(600);

  const total = () => shownText(page.getByRole('main'));
  const before = await total();
  await page
    .getByRole('button', { name: pattern(cart.more) })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: cart.updated })).toBeAttached();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('25');
  expect(await total()).not.toBe(before);
  expect((await cartSize(page))?.value).toBe('2');

  await page
    .getByRole('button', { name: pattern(cart.removeOf) })
    .last()
    .click();
  await expect(lines(page)).toHaveCount(1);
  expect((await cartSize(page))?.value).toBe('1');
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('25');

  await page.getByRole('button', { name: pattern(cart.removeOf) }).click();
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
  await expect(page.getByRole('heading', { name: cart.samples.heading })).toBeVisible();
});

test('the longest piece of the load takes two thirds of its drawing, and all of a phone’s', async ({ page }) => {
  await fillCart(page, [24, 3]);
  for (const [width, share] of [
    [375, 1],
    [1440, 0.65],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/einkaufswagen');
    const drawing = page.getByRole('img', { name: pattern(cart.loadDrawing) });
    const [whole, longest] = await Promise.all([
      drawing.boundingBox(),
      drawing
        .getByText(/^\d,\d\d\sm$/)
        .locator('..')
        .first()
        .boundingBox(),
    ]);
    expect((longest?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(share, 2);
  }
});

test('on phones the words of the load are a list below its stack', async ({ page }) => {
  await fillCart(page, [24, 3]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/einkaufswagen');
  const drawing = page.getByRole('img', { name: pattern(cart.loadDrawing) });
  const words = drawing.getByText(/^\d+ × \d,\d\d\sm$/);
  await expect(words).toHaveCount(2);
  const [first, second] = await Promise.all([words.first().boundingBox(), words.last().boundingBox()]);
  // No layer of the stack is between them.
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual((first?.height ?? 0) + 1);
});

test('an English cart asks for a place in the country whose VAT its prices have', async ({
  page,
  context,
  baseURL,
}) => {
  await fillCart(page, [2]);
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
  await page.goto(PATHS.en.cart);
  await expect(page.getByLabel(TEXTS.en.cart.country)).toHaveValue('NL');
});

test('more pieces than a line may have are refused at the line, and stay entered', async ({ page }) => {
  const board = await fillCart(page, [9999]);
  const answer = await page.request.post('/api/cart/add', {
    form: { locale: 'de', path: board.path, [`pieces[${board.variants[0]}]`]: '1' },
  });
  expect(plain(await answer.text())).toContain('9999');
  expect(answer.url()).toContain(board.path);
  await page.goto('/einkaufswagen');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('9999');
});

test('a full cart refuses the next line with the reason, and can be emptied without looking at it', async ({
  page,
}) => {
  const variants = await allVariants(page, 101);
  const add = (ids: readonly number[]) =>
    page.request.post('/api/cart/add', {
      form: { locale: 'de', path: '/produkte', ...Object.fromEntries(ids.map((id) => [`pieces[${id}]`, '1'])) },
      maxRedirects: 0,
    });
  const full = variants.slice(0, 100);
  expect((await add(full)).headers().location).toBe(PATHS.de.cart);
  const refused = await add(variants.slice(100));
  expect(plain(await (await page.request.get(refused.headers().location ?? '')).text())).toContain('100');
  await page.goto(PATHS.de.cart);
  await expect(lines(page)).toHaveCount(100);
  await page.request.post('/api/cart/clear', { form: { locale: 'de' } });
  await page.goto(PATHS.de.cart);
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
  await expect.poll(async () => (await cartSize(page))?.value ?? '0').toBe('0');
});

test('what was added is said with its lines and the cart’s total, and closes by Escape and by both buttons (CA-25)', async ({
  page,
}) => {
  const { path } = await findVariants(page);
  await page.goto(path);
  const add = page.getByRole('button', { name: product.total.add });
  const note = addedNote(page, 'de');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => note.getByRole('button', { name: cart.added.stay }).click(),
    () => note.getByRole('button', { name: common.close }).click(),
  ];
  for (const [index, close] of closings.entries()) {
    await page.getByRole('spinbutton').nth(0).fill('2');
    await page.getByRole('spinbutton').nth(1).fill('3');
    await add.click();
    // What was added, not what the cart holds of it by now.
    await expect(note.getByRole('listitem')).toHaveText([/2\s×\s\d/, /3\s×\s\d/]);
    await expect(note).toContainText(fill(cart.added.cart_other, { count: 2 }));
    await close();
    await expect(note, `closing ${index}`).toHaveCount(0);
  }
});

test('two tabs whose first adds come at once share one cart', async ({ page, context }) => {
  const { path } = await findVariants(page);
  const other = await context.newPage();
  await Promise.all([page.goto(path), other.goto(path)]);
  for (const [index, tab] of [page, other].entries()) await tab.getByRole('spinbutton').nth(index).fill('1');
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: product.total.add }).click()));
  await Promise.all([page, other].map((tab) => expect(addedNote(tab, 'de')).toBeVisible()));
  await page.goto(PATHS.de.cart);
  await expect(lines(page)).toHaveCount(2);
});

test('the header forgets the lines of a session that has ended as soon as the cart is looked at', async ({
  page,
  context,
  baseURL: url = '',
}) => {
  await context.addCookies([
    { name: 'session', value: 'garbage', url },
    { name: 'has-session', value: '1', url },
    { name: 'cart-size', value: '3', url },
  ]);
  await page.goto(PATHS.de.cart);
  const link = page.getByRole('banner').getByRole('link', { name: common.cart });
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
  // The link has no number until scripts run, so only the cookie tells that they have looked at the cart.
  await expect.poll(async () => (await cartSize(page))?.value).toBe('0');
  await expect(link).toHaveAccessibleName(common.cart);
  await page.goto('/');
  await page.reload();
  await expect(link).toHaveAccessibleName(common.cart);
});

test('two tabs that add at once lose nothing', async ({ page, context }) => {
  const { path } = await fillCart(page, [1]);
  const other = await context.newPage();
  await Promise.all([page.goto(path), other.goto(path)]);
  const fields = (tab: Page) => tab.getByRole('spinbutton');
  await fields(page).nth(1).fill('2');
  await fields(other).nth(2).fill('3');
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: product.total.add }).click()));
  // Side by side: a notification goes after six seconds, and a tab in the background takes its time.
  await Promise.all([page, other].map((tab) => expect(addedNote(tab, 'de')).toBeVisible()));
  await page.goto('/einkaufswagen');
  await expect(lines(page)).toHaveCount(3);
});

test('a line that another tab removed is gone here too as soon as it is touched, and the page says so', async ({
  page,
  context,
}) => {
  await fillCart(page, [24, 3]);
  const other = await context.newPage();
  await Promise.all([page.goto('/einkaufswagen'), other.goto('/einkaufswagen')]);
  await other
    .getByRole('button', { name: pattern(cart.removeOf) })
    .last()
    .click();
  await expect(lines(other)).toHaveCount(1);
  await page
    .getByRole('button', { name: pattern(cart.more) })
    .last()
    .click();
  await expect(page.getByText(errors.CART_LINE_NOT_FOUND)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
});

test('notes on an order go along to the checkout without being saved (CA-23)', async ({ page }) => {
  await fillCart(page, [2]);
  await page.goto('/einkaufswagen');
  const note = page.getByRole('textbox', { name: pattern(cart.orderTexts.transportMsg) });
  await pageReady(page);
  await note.fill('Tor 3');
  await goToCheckout(page, 'de');
  await expect(async () => {
    await page.goto('/einkaufswagen');
    await expect(note).toHaveValue('Tor 3', { timeout: 1000 });
  }).toPass();
});
