import { expect, test } from '@playwright/test';
import { goToCheckout, piecesField } from './buying';
import { fillCart, findVariants } from './fill-cart';
import { overflow } from './page-faults';
import { pageReady } from './page-ready';
import { fill, pattern, TEXTS } from './texts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const { cart, catalogue, checkout, common, header, product } = TEXTS.de;

test('the menu and the filters of phones open, and a board goes into the cart', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: common.mainMenu });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: header.open }).tap();
  await menu.getByRole('link', { name: common.allProducts }).tap();
  await expect(page).toHaveURL(/\/produkte$/);
  await page.getByRole('button', { name: catalogue.filters.title }).tap();
  const species = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Holzart', exact: true }) });
  // Most groups of the drawer are closed at first.
  await species.getByRole('heading', { name: 'Holzart', exact: true }).tap();
  await species.getByText(pattern(catalogue.filters.all)).tap();
  await species
    .getByRole('link', { name: /Lärche/ })
    .filter({ visible: true })
    .first()
    .tap();
  await expect(page).toHaveURL(/__specie\.larch-european$/);
  // The panel stays open for a second choice, until its results are asked for.
  await page.getByRole('button', { name: pattern(catalogue.filters.show_other) }).tap();
  await expect(page.getByRole('complementary', { name: catalogue.filters.title })).toBeHidden();

  const { path } = await findVariants(page);
  await page.goto(path);
  await piecesField(page, 'de').fill('6');
  await page.getByRole('button', { name: product.total.add }).tap();
  const notifications = page.getByRole('region', { name: common.notifications });
  await notifications.getByRole('link', { name: product.total.toCart }).tap();
  await goToCheckout(page, 'de');
});

test('the first screen of a product is its own: what is chosen stays in view as soon as something is', async ({
  page,
}) => {
  const { path } = await findVariants(page);
  await page.goto(path);
  const add = page.getByRole('button', { name: product.total.add });
  await expect(add).not.toBeInViewport();
  await piecesField(page, 'de').fill('6');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(add).toBeInViewport();
});

for (const [width, height] of [
  [375, 740],
  [768, 1024],
  [1366, 768],
] as const) {
  test(`the bar of the cart at ${width} px is there until the button of its summary is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await fillCart(page, [3, 3, 3]);
    await page.goto('/einkaufswagen');
    const ways = page.getByRole('main').getByText(cart.checkout, { exact: true });
    await expect(ways.last()).toBeInViewport({ ratio: 1 });
    await expect(ways.first()).not.toBeInViewport();
    await ways.first().scrollIntoViewIfNeeded();
    await expect(ways.first()).toBeInViewport({ ratio: 1 });
    await expect(ways.last()).toBeHidden();
  });
}

test('the cans of an oil come before its calculator', async ({ page }) => {
  await page.goto('/produkte/_/586');
  const can = page.getByRole('table', { name: product.lengths.packsCaption }).locator('tbody > tr').first();
  const calculator = page.getByText(product.calc.titleCans, { exact: true });
  await expect(calculator).toBeVisible();
  expect((await can.boundingBox())?.y).toBeLessThan((await calculator.boundingBox())?.y ?? 0);
});

for (const [kind, id] of [
  ['an oil', 586],
  ['a sample box', 613],
] as const) {
  for (const locale of ['nl', 'en', 'de'] as const) {
    test(`the first screen of ${kind} has a pack to choose, in ${locale}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await page.setViewportSize({ width: 375, height: 780 });
      await page.goto(`/produkte/_/${id}`);
      const packs = page.getByRole('table', { name: TEXTS[locale].product.lengths.packsCaption });
      await expect(packs.getByRole('spinbutton').first()).toBeInViewport({ ratio: 1 });
    });
  }
}

test('cards of one wood say their size, which tells them apart', async ({ page }) => {
  await page.goto('/produkte/__specie.larch-european');
  const size = page
    .getByRole('main')
    .getByText(/^\d+ × \d+\s*mm ·$/)
    .first();
  expect((await size.boundingBox())?.width).toBeGreaterThan(40);
});

test('the folded summary of an order says what its total has in it', async ({ page }) => {
  await fillCart(page, [3]);
  await page.goto('/checkout/address');
  const summary = page.getByText(fill(checkout.summary.toggle_one, { count: 1 })).filter({ visible: true });
  await expect(summary).toContainText(`${cart.withoutDelivery}, ${cart.inclVat}`);
});

test('the sum of a truck load and its button fit the bar of the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { path } = await findVariants(page);
  await page.goto(path);
  await piecesField(page, 'de').fill('9999');
  const add = page.getByRole('button', { name: product.total.add });
  await expect(add).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
});

test('the page of a board is no longer than seven screens of a phone; what it folds opens', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  const { path } = await findVariants(page);
  // Dutch pages have the newsletter besides.
  for (const locale of ['nl', 'de']) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    // With 11 and with 15 lengths, and cladding, which is drawn on its wall too.
    for (const each of [path, '/produkte/_/120', '/produkte/_/173']) {
      await page.goto(each);
      await pageReady(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${locale} ${each}`).toBeLessThanOrEqual(5500);
    }
  }
  const message = page.getByRole('textbox', { name: TEXTS.de.contact.field.message });
  await expect(message).toBeHidden();
  await page.getByRole('heading', { name: product.ask.questionTitle }).filter({ visible: true }).tap();
  await expect(message).toBeVisible();
});

test('a picture that is looked at closely has the whole window', async ({ page }) => {
  const { path } = await findVariants(page);
  await page.goto(path);
  const gallery = page.getByRole('region', { name: product.gallery.label });
  await gallery
    .getByRole('link', { name: pattern(product.gallery.enlarge) })
    .first()
    .tap();
  const dialog = page.getByRole('dialog', { name: product.gallery.BOARD });
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 740 });
  expect((await dialog.getByRole('img').boundingBox())?.width).toBe(375);
});

test('text of twice the size fits: a listing, the cart and a comparison', async ({ page }) => {
  for (const path of ['/produkte/terrassendielen', '/einkaufswagen', '/vergleichen?ids=43,75,12']) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test('text of twice the size fits: the word of a picture is below the sizes on it', async ({ page }) => {
  const { path } = await findVariants(page);
  await page.goto(path);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const gallery = page.getByRole('region', { name: product.gallery.label });
  const picture = await gallery.getByRole('img').first().boundingBox();
  const word = await gallery.getByText(product.gallery.illustration, { exact: true }).boundingBox();
  expect(word?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Number.POSITIVE_INFINITY) - 1);
});

test('text of twice the size fits: the rows of a board lie beside and below each other', async ({ page }) => {
  const { path } = await findVariants(page);
  await page.goto(path);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('spinbutton') })
    .first();
  // What is written may be wider than its cell.
  const written = await row.locator('th, td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      return width > 0 ? [{ left, right, top, bottom }] : [];
    }),
  );
  expect(written.length).toBeGreaterThan(2);
  const overlapping = written.flatMap((one, index) =>
    written
      .slice(index + 1)
      .filter(({ left, right, top, bottom }) => {
        const wide = Math.min(one.right, right) - Math.max(one.left, left);
        const high = Math.min(one.bottom, bottom) - Math.max(one.top, top);
        return wide > 1 && high > 1;
      })
      .map((other) => [one, other]),
  );
  expect(overlapping).toEqual([]);
});

test('nothing is wider than 320 px: the home page, boards of 150 mm and more side by side, and the page of each', async ({
  page,
}) => {
  const wide = '/produkte/__width.150-and-more';
  const listing = await (await page.request.get(`${wide}?itemsPerPage=100`)).text();
  const boards = [...new Set(listing.match(/(?<=href=")\/produkte\/[^/"?]+\/\d+(?=")/g))];
  expect(boards.length).toBeGreaterThan(50);
  // Every eighth: each family, width and profile is among them.
  for (const path of ['/', wide, ...boards.filter((_, index) => index % 8 === 0)]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    for (const width of [320, 375, 390]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});
