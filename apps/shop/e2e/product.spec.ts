import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cents, shownText } from './amounts';
import { addedNote, PATHS, piecesField } from './buying';
import { watchFaults } from './page-faults';
import { fill, pattern, TEXTS } from './texts';

const { product, common } = TEXTS.de;

/** Products of the sample range. */
const DECKING = '/produkte/bangkirai-terrassendiele-25x145-einseitig-gerillt/41';
const CLADDING = '/produkte/iroko-fassadenprofil-22x145-schwedenprofil/192';
const OIL = '/produkte/holzoel-grau/586';
const TREATED = '/produkte/kiefer-kdi-brett-28x145-gruen/406';
const LISTED = '/produkte/ipe-terrassendiele-21x145-glatt/1';
const PROMO = '/produkte/robinie-terrassendiele-21x145-glatt/97';
const SAMPLE_BOX = '/produkte/musterbox-rhombusprofile/612';

const rows = (page: Page) => page.getByRole('table', { name: product.lengths.caption }).getByRole('row');
/** By its value: its name differs by language. */
const treatment = (page: Page, slug: string) => page.locator(`input[type=radio][name=finishing][value=${slug}]`);
/** Opens a row of the product's data. */
const open = (page: Page, name: string) =>
  page.getByRole('main').locator('summary').filter({ hasText: name, visible: true }).click();
const total = (page: Page) => page.getByRole('main').locator('output');

test('shows pictures in the sizes of the specification, and looks closely (PD-01, PD-02, PD-45)', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto(DECKING);
  const gallery = page.getByRole('region', { name: product.gallery.label });
  const main = gallery.locator('picture').first();
  await expect(main.locator('img')).toHaveAttribute('width', '620');
  await expect(main.locator('img')).toHaveAttribute('height', '761');
  await expect(main.locator('source')).toHaveAttribute('type', 'image/webp');
  // A landscape picture is shown as a whole, any other cut to size.
  await expect(main.locator('source')).toHaveAttribute('srcset', /620x0.*webp/);
  await expect(gallery.locator('picture source').nth(1)).toHaveAttribute('srcset', /620x761.*webp/);
  expect(await main.locator('img').getAttribute('src')).not.toMatch(/format\(webp\)/);
  const thumbnail = gallery.getByRole('link', { name: /^2 von / });
  await expect(thumbnail.locator('img')).toHaveAttribute('src', /73x90/);

  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  await thumbnail.press('ArrowLeft');
  await expect(gallery.getByRole('link', { name: /^1 von / })).toHaveAttribute('aria-current', 'true');

  await gallery
    .getByRole('link', { name: pattern(product.gallery.enlarge) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const seen = dialog.getByRole('img');
  const first = await seen.getAttribute('alt');
  await expect(dialog.getByText('mm', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('button', { name: product.gallery.next }).click();
  await expect(seen).not.toHaveAttribute('alt', first ?? '');
  await dialog.getByRole('button', { name: product.gallery.previous }).click();
  await expect(seen).toHaveAttribute('alt', first ?? '');
  await dialog.getByRole('button', { name: product.gallery.zoomIn }).click();
  await expect(dialog.getByRole('button', { name: product.gallery.zoomOut })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(faults).toEqual([]);
});

test('names every length as it is sold, with stock, its price per piece and the merchant’s words (PD-03, PD-04, PD-07, PD-15, PD-37)', async ({
  page,
}) => {
  await page.goto(DECKING);
  await expect(rows(page).nth(1).getByRole('rowheader')).toHaveText('1,85 m');
  await expect(rows(page).last().getByRole('rowheader')).toHaveText('4,85 m');
  const prices = await Promise.all(
    [1, 2].map(async (index) => cents(await shownText(rows(page).nth(index).getByRole('cell').nth(2)))),
  );
  expect(prices[1]).toBeGreaterThan(prices[0] ?? 0);
  await expect(page.getByText(pattern(product.lengths.stockFrom))).toContainText(/ab \d{1,2}\.\s\p{L}/u);
  await page.getByRole('button', { name: product.lengths.stockNote }).click();
  await expect(page.getByRole('note', { name: product.lengths.stockNote })).toBeVisible();
});

test('three treatments are in one row on tablets', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(DECKING);
  const tops = await page
    .locator('input[type=radio][name=finishing]')
    .evaluateAll((all) => all.map((radio) => Math.round(radio.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('a treatment changes prices, delivery and the sum (PD-13)', async ({ page }) => {
  await page.goto(DECKING);
  const first = rows(page).nth(1).getByRole('cell').nth(2);
  const before = cents(await shownText(first));
  await treatment(page, 'oiled-once').check();
  // 1,85 m × 145 mm × 4,50 € net.
  await expect.poll(async () => cents(await shownText(first))).toBe(before + Math.round(121 * 1.19));
  await expect(page.getByText(product.finish.toOrder)).toBeVisible();
  await expect(page).toHaveURL(/finishing=oiled-once/);
});

test('asks for pieces first (PD-11)', async ({ page }) => {
  await page.goto(DECKING);
  await page.getByRole('button', { name: product.total.choose }).click();
  await expect(piecesField(page, 'de')).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(TEXTS.de.errors.PIECES_REQUIRED);
  // At the button as well: the message above the rows may be out of view.
  await expect(page.getByRole('button', { name: product.total.choose })).toHaveAccessibleDescription(
    TEXTS.de.errors.PIECES_REQUIRED,
  );
});

for (const [width, height, rows] of [
  [375, 900, 1],
  [768, 1024, 4],
  [1366, 768, 2],
  [1440, 900, 5],
] as const) {
  test(`prices and ${rows} of the lengths are in the first ${width} × ${height} px of a board`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(DECKING);
    await expect(page.getByRole('main').getByText(product.price.metre, { exact: true })).toBeInViewport({ ratio: 1 });
    const lengths = page.getByRole('table', { name: product.lengths.caption }).locator('tbody > tr');
    await expect(lengths.nth(rows - 1)).toBeInViewport({ ratio: 1 });
  });
}

test('length, finish and pieces survive reload, language switch and back (PD-47)', async ({ page }) => {
  await page.goto(DECKING);
  await piecesField(page, 'de').fill('7');
  await treatment(page, 'oiled-once').check();
  await expect(page).toHaveURL(/\?variant=\d+x7&finishing=oiled-once$/);
  const sum = await shownText(total(page));

  await page.reload();
  await expect(piecesField(page, 'de')).toHaveValue('7');
  await expect(treatment(page, 'oiled-once')).toBeChecked();
  expect(await shownText(total(page))).toBe(sum);

  await page.getByRole('button', { name: common.languages.nl }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]+${PATHS.nl.products}/[^?]+\\?variant=\\d+x7&finishing=oiled-once$`));
  await expect(piecesField(page, 'nl')).toHaveValue('7');
});

test('a barcode’s length is pointed at (PD-47, RT-07)', async ({ page }) => {
  await page.goto(`${DECKING}?variant=484`);
  await expect(page.locator('tr[aria-current="true"]').getByRole('rowheader')).toHaveText('2,75 m');
});

test('shows data, working width, suitability and who answers for it (PD-24, PD-29, PD-31, PD-32, LG-11, LG-14, LG-18)', async ({
  page,
}) => {
  await page.goto(DECKING);
  await open(page, product.safety.title);
  await open(page, product.data.useClasses);
  const row = (term: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }), visible: true })
      .first();
  const { data, safety, origin } = product;
  for (const term of [
    ...[data.itemNumber, data.commodityCode, data.weight, data.volume, data.packingMethod],
    ...[data.quality, data.humidity, data.headSize, data.profile, data.edges, data.reverse, data.ends, data.joint],
    ...[safety.responsible, safety.warnings, safety.productId, origin.scientificName, origin.countries],
  ]) {
    await expect(row(term).getByRole('definition'), term).not.toBeEmpty();
  }
  await expect(row(safety.responsible)).toContainText(/@/);
  await expect(row(data.width)).toContainText('145 mm');
  await expect(row(data.workingWidth)).toContainText(fill(data.withJoint, { cover: 150, joint: 5 }));
  await expect(row(data.carbon)).toContainText('EN 16449');
  await expect(page.getByRole('img', { name: /Deckbreite 150 mm/ })).toBeVisible();
  await expect(page.getByRole('table', { name: product.use.title }).getByRole('row')).toHaveCount(6);
});

test('oil warns before it is ordered, with its safety data sheet (LG-12)', async ({ page }) => {
  await page.goto(OIL);
  const notice = page.getByRole('complementary', { name: product.safety.beforeOrdering });
  await expect(notice.getByRole('img', { name: product.safety.ghs.GHS02 })).toBeVisible();
  await expect(notice).toContainText(/H\d{3}/);
  const sheet = notice.getByRole('link', { name: 'Sicherheitsdatenblatt' });
  const response = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
});

test('treated wood says what it is treated with and for, and how to use it, without years (LG-12, PD-30)', async ({
  page,
}) => {
  await page.goto(TREATED);
  const notice = page.getByRole('complementary', { name: product.safety.beforeOrdering });
  await expect(notice).toContainText(/Tebuconazol.*Gebrauchsklasse 4 \(EN 335\)/);
  await expect(notice.getByRole('link', { name: 'Sicherheitsdatenblatt' })).toHaveCount(0);
  const sheet = notice.getByRole('link', { name: 'Verwendungshinweise für behandeltes Holz' });
  const response = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  await open(page, product.data.useClasses);
  const uses = page.getByRole('table', { name: product.use.title });
  await expect(uses.getByRole('row', { name: /^4 / })).toContainText(product.use.fits.SUITABLE);
  await expect(uses.getByRole('row', { name: /^5 / })).toContainText(product.use.fits.NOT_SUITABLE);
  await expect(page.getByRole('main')).not.toContainText(/Erdkontakt: \d/);
});

test('a species listed by CITES says so, beside where it comes from (LG-14)', async ({ page }) => {
  await page.goto(LISTED);
  await open(page, product.safety.title);
  const row = (term: string) => page.getByRole('main').locator('#safety dl > div').filter({ hasText: term });
  await expect(row(product.origin.cites).first()).toContainText('Anhang II');
  await expect(row(product.origin.countries).first()).toContainText('Brasilien');
});

test('boards have a table of lengths, what has no lengths a simple quantity (PD-35)', async ({ page }) => {
  await page.goto(DECKING);
  await expect(rows(page)).toHaveCount(12);
  await page.goto(OIL);
  await expect(rows(page)).toHaveCount(0);
  const versions = page.getByRole('table', { name: product.lengths.packsCaption });
  await expect(versions.getByRole('spinbutton')).toHaveCount(3);
  await versions
    .getByRole('spinbutton', { name: /^Dosen, / })
    .first()
    .fill('2');
  await expect(total(page)).toHaveText(/44,9\d/);
  await expect(page.getByText('2 Dosen')).toBeVisible();
  // 18,90 net are 22,49 for 0,75 l.
  await expect(versions.getByRole('columnheader', { name: '€ /l' })).toBeVisible();
  await expect(versions.getByRole('cell', { name: '29,99' })).toBeVisible();
  await expect(versions.getByRole('cell', { name: /44,9\d/ })).toBeVisible();
});

test('cladding offers its declaration of performance (LG-13)', async ({ page }) => {
  await page.goto(CLADDING);
  await open(page, product.files.title);
  const declaration = page.getByRole('main').getByRole('link', { name: 'Leistungserklärung' });
  const response = await page.request.get((await declaration.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-disposition']).toMatch(/filename/);
});

test('a product sheet comes under its own name; without an assembly instruction the page says so (PD-20, PD-21, PD-22)', async ({
  page,
}) => {
  await page.goto(DECKING);
  await open(page, product.files.title);
  const sheet = page.getByRole('main').getByRole('link', { name: product.files.PRODUCT_SHEET });
  const response = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(response.headers()['content-disposition']).toMatch(/filename=.*\.pdf/);
  await page.goto(OIL);
  await open(page, product.files.title);
  await expect(page.getByText(product.files.noAssembly)).toBeVisible();
});

test('requests a sample of about 25 cm (PD-26)', async ({ page }) => {
  await page.goto(DECKING);
  await page.getByRole('button', { name: product.ask.sample }).click();
  await expect(addedNote(page, 'de')).toContainText(/Muster Terrassendiele Bangkirai.*1\s×\s25\scm/);
  await page.goto(PATHS.de.cart);
  const lines = page.getByRole('list', { name: TEXTS.de.cart.lines });
  await expect(lines.getByRole('heading', { level: 2 })).toHaveText(/^Muster Terrassendiele Bangkirai/);
  await expect(lines).toContainText('25 cm');
});

test('what is published without any variant can be asked for, not bought (PD-40)', async ({ page }) => {
  await page.goto(PROMO);
  await expect(page.getByText(product.promo.title)).toBeVisible();
  await expect(page.getByRole('button', { name: product.total.add })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: product.promo.quote })).toBeVisible();
});

test('sample boxes say that they are and what they hold (PD-41)', async ({ page }) => {
  await page.goto(SAMPLE_BOX);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.sampleBox);
  const pieces = page.getByRole('list', { name: '3 Muster' }).getByRole('listitem');
  await expect(pieces).toHaveCount(3);
  await expect(pieces.first()).toHaveText(/^Lärche/);
});

test('a product that is gone offers what comes closest; one that never was says so (PD-42, PD-43, ER-06)', async ({
  page,
}) => {
  const gone = await page.goto('/produkte/bangkirai-terrassendiele-28x145-glatt/999998');
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.gone.noLonger);
  await expect(page.getByRole('list', { name: product.gone.alternatives }).getByRole('listitem').first()).toBeVisible();
  const never = await page.goto('/produkte/keine-ware/999999');
  expect(never?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.gone.title);
});

test('offers related products, in the slides of the specification (PD-23, CT-38)', async ({ page }) => {
  await page.goto(DECKING);
  for (const [width, slides] of [
    [500, 1.3],
    [767, 2.8],
    [1099, 3.3],
    [1300, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.getByRole('list', { name: product.related.alternatives, exact: true });
    const shown = await list.evaluate((element) => {
      const slide = element.firstElementChild?.getBoundingClientRect().width ?? 0;
      return element.getBoundingClientRect().width / slide;
    });
    expect(shown, `${width} px`).toBeCloseTo(slides, 1);
  }
  const accessories = page.getByRole('list', { name: product.related.accessories });
  await expect(accessories.getByRole('link', { name: /schraube/i }).first()).toBeVisible();
  await expect(accessories.getByRole('listitem').filter({ hasText: 'Terrassendiele' })).toHaveCount(0);
  const alternatives = page.getByRole('list', { name: product.related.alternatives, exact: true });
  await expect(alternatives.getByRole('listitem').first()).toContainText('Terrassendiele');
});

test('remembers on the device what was looked at; what is gone disappears without a word', async ({ page }) => {
  await page.goto(CLADDING);
  await page.evaluate(() => localStorage.setItem('recent-products', '[192,999999]'));
  await page.goto(DECKING);
  await page.locator('footer').scrollIntoViewIfNeeded();
  const recent = page.getByRole('list', { name: product.related.recent });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-products'))).toBe('[41,192]');
});

test('tells search engines what it is and costs (PD-39)', async ({ page }) => {
  await page.goto(DECKING);
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const data = JSON.parse(text);
  expect(data).toMatchObject({ '@type': 'Product', sku: 'DH-BAN-025145-GR' });
  expect(data.offers).toHaveLength(11);
  expect(data.offers[0]).toMatchObject({
    '@type': 'Offer',
    priceCurrency: 'EUR',
    price: expect.stringMatching(/^\d+\.\d\d$/),
  });
  await expect(page).toHaveTitle(/Bangkirai/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.+/);
});

for (const path of [DECKING, OIL, PROMO, '/produkte/keine-ware/999999']) {
  test(`has no accessibility violations: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('load');
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a treatment, the calculator and the choice work by forms and links (PD-47)', async ({ page }) => {
    await page.goto(DECKING);
    await piecesField(page, 'de').fill('3');
    await treatment(page, 'oiled-once').check();
    await page.getByRole('button', { name: product.finish.apply }).click();
    await expect(page).toHaveURL(/\?variant=\d+x3&finishing=oiled-once$/);
    await expect(piecesField(page, 'de')).toHaveValue('3');
    await expect(page.getByText(product.finish.toOrder)).toBeVisible();

    const calculator = page.locator('#calculator');
    await calculator.getByRole('textbox', { name: product.calc.length, exact: true }).fill('4,80');
    await calculator.getByRole('textbox', { name: product.calc.width, exact: true }).fill('3,60');
    await calculator.getByRole('button', { name: product.calc.submit }).click();
    await expect(page).toHaveURL(/finishing=oiled-once/);
    await expect(calculator.getByText('24 Reihen zu 4,80 m')).toBeVisible();
    await calculator.getByRole('link', { name: product.calc.takeOver, exact: true }).click();
    await expect(rows(page).last().getByRole('spinbutton')).toHaveValue('24');
    await page.getByRole('button', { name: product.total.add }).click();
    await expect(page).toHaveURL(new RegExp(`${PATHS.de.cart}$`));
    await expect(page.getByRole('main')).toContainText(/geölt/);
  });
});

test('in Dutch and English the fixed texts are translated (PD-22)', async ({ page, context, baseURL }) => {
  for (const locale of ['nl', 'en'] as const) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto(OIL);
    await open(page, TEXTS[locale].product.files.title);
    await expect(page.getByText(TEXTS[locale].product.files.noAssembly)).toBeVisible();
    expect(fill(TEXTS[locale].product.facts.class, { value: 2 })).toMatch(/2/);
  }
});
