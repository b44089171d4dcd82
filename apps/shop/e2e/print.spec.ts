import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer } from './accounts';
import { placeOrder } from './buying';
import { fillCart, findVariants, goToConfirm } from './fill-cart';
import { orderBoards } from './orders';
import { pattern, TEXTS } from './texts';

const { cart, checkout, common, orders, product } = TEXTS.de;

/** px of a mm of paper. */
const MM = 96 / 25.4;
/** mm between the margins: Letter is wider and lower than A4. */
const UPRIGHT = 180;
const ON_ITS_SIDE = 267;

/** What only a screen can do: controls but those of packs, which say their prices, ways to other pages, what is around. */
const SCREEN_ONLY = [
  'button:not([name="variant"]), select, textarea, label, dialog, nav, input:not([type="number"], [type="hidden"])',
  'body > header, body > footer',
].join(', ');

/** Looks at the page as a printer of paper of that width does. */
async function printed(page: Page, width = UPRIGHT): Promise<void> {
  await page.setViewportSize({ width: Math.round(width * MM), height: 1000 });
  await page.emulateMedia({ media: 'print' });
}

/** On every sheet of paper there are the seller, the day of its prices if any, no controls, and nothing wider than it. */
async function expectSheet(page: Page, { hasPrices = true } = {}): Promise<void> {
  const seller = expect(
    page
      .getByText(/Geven Holz GmbH, .+ Goch/)
      .filter({ visible: true })
      .first(),
  );
  await (hasPrices ? seller.toContainText(pattern(common.print.asOf)) : seller.toBeVisible());
  await expect(page.locator(SCREEN_ONLY).filter({ visible: true })).toHaveCount(0);
  const room = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
  expect(room).toBeGreaterThanOrEqual(0);
}

/** mm of paper that a mm of the drawn section takes. */
const scaleOf = (page: Page) =>
  page
    .getByRole('img', { name: /^Querschnitt/ })
    .locator('svg[viewBox]')
    .first()
    .evaluate((svg: SVGSVGElement, px) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width / px, MM);

/** Whether each page of the PDF lies on its side. */
const sidesOf = async (page: Page) =>
  [
    ...(await page.pdf({ preferCSSPageSize: true })).toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
  ].map(([, width, height]) => Number(width) > Number(height));

test('a board is printed with its section in true size, and a line to check the printer by', async ({ page }) => {
  const { path } = await findVariants(page);
  await page.goto(path);
  const asOf = page.getByText(pattern(common.print.asOf));
  await expect(asOf).toBeHidden();
  await printed(page);
  await expect(asOf).toBeVisible();
  await expectSheet(page);
  await expect(page.getByRole('heading', { name: product.about })).toHaveCount(1);
  expect(await scaleOf(page)).toBeCloseTo(1, 2);
  expect(await sidesOf(page)).toHaveLength(2);
  await expect(page.getByRole('columnheader', { name: 'kg', exact: true })).toBeVisible();
  const probe = await page.locator('[data-print-probe]').boundingBox();
  expect((probe?.width ?? 0) / MM).toBeCloseTo(50, 0);
  // The picture is small, and alone.
  const pictures = page.getByRole('main').locator('picture img').filter({ visible: true });
  await expect(pictures).toHaveCount(1);
  expect(((await pictures.boundingBox())?.width ?? 0) / MM).toBeCloseTo(62, 0);
});

for (const [what, size] of [
  ['wider than the paper', '28x195'],
  ['higher than leaves room for lengths', '120x120'],
] as const) {
  test(`a section that is ${what} is printed at half its size, and says so`, async ({ page }) => {
    const listing = await (await page.request.get(`/produkte?q=${size}`)).text();
    await page.goto(new RegExp(`href="(/produkte/[^/"]+${size}/\\d+)"`).exec(listing)?.[1] ?? '');
    await printed(page);
    await expectSheet(page);
    expect(await scaleOf(page)).toBeCloseTo(0.5, 2);
    await expect(page.getByText('1 : 2', { exact: true })).toBeVisible();
    expect(await sidesOf(page)).toHaveLength(2);
  });
}

test('a cart is printed with its pieces, its totals and room for notes', async ({ page }) => {
  await fillCart(page, [24, 12]);
  await page.goto('/einkaufswagen');
  await expect(page.getByText(cart.print.notes, { exact: true })).toBeHidden();
  await printed(page);
  await expectSheet(page);
  await expect(page.getByText(cart.print.notes, { exact: true })).toBeVisible();
  await expect(page.getByText(pattern(cart.print.noOffer))).toBeVisible();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('24');
  for (const column of [cart.print.section, cart.print.length, cart.print.metres]) {
    await expect(page.getByText(column, { exact: true })).toBeVisible();
  }
  // What has to be entered is nothing to ask of a reader of paper.
  await expect(page.getByText(cart.deliveryUnknown, { exact: true })).toBeHidden();
  await expect(page.getByText(cart.print.deliveryUnknown, { exact: true })).toBeVisible();
  // The head is repeated only by a group that stays in one piece.
  const head = page.getByText(cart.print.length, { exact: true }).locator('../..');
  await expect(head).toHaveCSS('display', 'table-header-group');
  await expect(head).toHaveCSS('break-inside', 'avoid');
  expect(await sidesOf(page)).toHaveLength(1);
  await expect(page.getByText(`${cart.goodsTotal} ${cart.withoutDelivery}`, { exact: true })).toBeVisible();
});

test('table and comparison lie on their side, with all their columns', async ({ page }) => {
  await page.goto('/produkte/terrassendielen?view=table');
  await printed(page, ON_ITS_SIDE);
  await expectSheet(page);
  // All but those to choose with.
  await expect(page.getByRole('columnheader')).toHaveCount(11);
  expect(await sidesOf(page)).not.toContain(false);

  await page.goto('/vergleichen?ids=1,2,3,4');
  await expectSheet(page);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  expect(await sidesOf(page)).not.toContain(false);
  // Every page says what its columns are: browsers repeat a group of heads that stays in one piece.
  const names = page.getByRole('main').locator('tbody[aria-hidden]');
  await expect(names).toBeVisible();
  await expect(names).toHaveCSS('display', 'table-header-group');
  await expect(names).toHaveCSS('break-inside', 'avoid');
});

test('cards are printed in four columns, with their faces and which of all they are', async ({ page }) => {
  await page.goto('/produkte/terrassendielen');
  await printed(page);
  await expectSheet(page);
  await expect(page.getByText(/^1–18 von \d+$/).first()).toBeVisible();
  await expect(page.getByText(/^\d+ Produkte$/).filter({ visible: true })).toHaveCount(0);
  // Printing asks for what nobody has scrolled to.
  await expect(async () => {
    expect(await sidesOf(page)).toHaveLength(2);
    await expect(page.getByRole('main').locator('img[loading="lazy"]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  const faces = page.getByRole('main').locator('img[src*="/faces/"]').filter({ visible: true });
  await expect
    .poll(() => faces.evaluateAll((all: HTMLImageElement[]) => all.every((face) => face.naturalWidth > 0)))
    .toBe(true);
  const lefts = await faces.evaluateAll((all) => all.map((face) => Math.round(face.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(4);
});

test('a list of packs is printed with its sizes and prices', async ({ page }) => {
  await page.goto('/produkte/zubehoer/schrauben-und-clips');
  await printed(page);
  await expectSheet(page);
  await expect(page.getByText('200 Stück').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^€\s\d+,\d\d/).first()).toBeVisible();
});

test('what is about to be ordered is printed once, its sums in one piece', async ({ page }) => {
  const { path } = await fillCart(page);
  await goToConfirm(page);
  await printed(page);
  await expectSheet(page);
  const name = await page.request.get(path).then(async (answer) => /<h1[^>]*>([^<]+)</.exec(await answer.text())?.[1]);
  await expect(
    page
      .getByRole('main')
      .getByText(name ?? '', { exact: true })
      .filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.getByRole('link', { name: checkout.change }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(cart.rounded)).toBeVisible();
  expect(await sidesOf(page)).toHaveLength(1);
});

test('an order and a text are printed upright', async ({ page }) => {
  await fillCart(page);
  await goToConfirm(page);
  const number = await placeOrder(page, 'de');
  await printed(page);
  await expectSheet(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByRole('heading', { name: checkout.success.lines })).toBeVisible();

  await page.goto('/t/lagerholzabstand');
  await expectSheet(page, { hasPrices: false });
  // No way to another page, and no words that ask for one.
  await expect(page.getByRole('heading', { name: 'Dielen nach Dicke wählen' })).toBeHidden();
  expect(await sidesOf(page)).not.toContain(true);
});

test('the order of a customer is printed without files and changes, its sums below its lines', async ({ page }) => {
  await becomeCustomer(page);
  await orderBoards(page, 'de', [24, 12]);
  await page.goto('/dashboard/orders');
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: orders.order.addTransport })).toBeVisible();
  await printed(page);
  await expectSheet(page, { hasPrices: false });
  const lines = page.getByRole('table', { name: orders.order.lines });
  await expect(lines.getByRole('row')).toHaveCount(3);
  for (const name of [orders.order.addReference, orders.order.addTransport])
    await expect(page.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('heading', { name: orders.documents.title })).toBeHidden();
  // A grid keeps its rows as high as before a page break: what follows would lie on the last lines.
  for (const around of [lines.locator('..'), lines.locator('../..')])
    await expect(around).toHaveCSS('display', 'block');
  expect(await sidesOf(page)).not.toContain(true);
});

test('a text without prices is printed without a day', async ({ page }) => {
  await page.goto('/t/terms');
  await printed(page);
  const seller = page.getByText(/Geven Holz GmbH, .+ Goch/).filter({ visible: true });
  await expect(seller.first()).toBeVisible();
  await expect(page.getByText(pattern(common.print.asOf))).toHaveCount(0);
});
