import { expect, type Page, test } from '@playwright/test';
import { cents, shownText } from './amounts';
import { PATHS } from './buying';
import { watchFaults } from './page-faults';
import { fill, TEXTS } from './texts';

const { product, units } = TEXTS.de;
const { calc } = product;

/** Bangkirai decking of the sample range, 1.85 to 4.85 m; 30 × 3.35 m are in stock. */
const DECKING = '/produkte/bangkirai-terrassendiele-21x145-glatt/37';

const calculator = (page: Page) => page.locator('#calculator');
const field = (page: Page, name: string) => calculator(page).getByRole('textbox', { name, exact: true });
const pieces = (page: Page, name: string) =>
  page.getByRole('spinbutton', {
    name: fill(product.lengths.piecesOf, { unit: units.plural.PIECE, name }),
    exact: true,
  });
const price = async (page: Page) =>
  cents(
    await shownText(
      calculator(page)
        .locator('dl > div')
        .filter({ has: page.getByText(calc.price, { exact: true }) }),
    ),
  );

test('turns an area into pieces, names the length and takes it over (PD-10)', async ({ page }) => {
  await page.goto(DECKING);
  const submit = calculator(page).getByRole('button', { name: calc.submit });
  await expect(submit).toBeVisible();
  await field(page, calc.length).fill('4,80');
  await field(page, calc.width).fill('3,60');
  await expect(submit).toBeHidden();
  await expect(calculator(page).getByText('24 Reihen zu 4,80 m').first()).toBeVisible();
  await expect(calculator(page).getByRole('img', { name: /Verlegeplan/ })).toBeVisible();
  await calculator(page).getByRole('link', { name: calc.takeOver, exact: true }).click();
  await expect(pieces(page, '4,85 m')).toHaveValue('24');

  await field(page, calc.length).fill('');
  await field(page, calc.width).fill('');
  await field(page, calc.area).fill('20');
  const byArea = fill(calc.byArea, { area: '20,00', allowance: '7,0 %', factor: '6,6667', metres: '142,67' });
  await expect(calculator(page).getByText(byArea)).toBeVisible();
  await expect(calculator(page).getByText(/aufgerundet \d+\sStück/)).toBeVisible();
  await expect(calculator(page).getByText(calc.spareShare, { exact: true }).first()).toBeVisible();
});

test('joins long rows from different lengths, typed in millimetres, at the price of the cart (PD-09, PD-13)', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.goto(DECKING);
  await page.locator('input[type=radio][name=finishing][value=oiled-once]').check();
  await field(page, calc.length).fill('5200');
  await field(page, calc.width).fill('3600');
  await expect(calculator(page).getByText(fill(calc.readAs, { metres: '5,20' }))).toBeVisible();
  await expect(calculator(page).getByText(calc.least)).toBeVisible();
  await calculator(page).getByText(calc.cuts, { exact: true }).click();
  await expect(calculator(page).getByText('24 Reihen zu 5,20 m: 3,35 m + 1,85 m')).toBeVisible();
  const calculated = await price(page);
  expect(faults).toEqual([]);
  await calculator(page).getByRole('link', { name: calc.takeOver, exact: true }).click();
  await expect(pieces(page, '3,35 m')).toHaveValue('24');
  await expect(pieces(page, '1,85 m')).toHaveValue('24');
  expect(cents(await shownText(page.getByRole('main').locator('output')))).toBe(calculated);
  await page.getByRole('button', { name: product.total.add }).click();
  await page.getByRole('main').getByRole('link', { name: product.total.toCart }).click();
  await expect(page).toHaveURL(new RegExp(`${PATHS.de.cart}$`));
  await expect
    .poll(async () => (await shownText(page.getByRole('main'))).match(/[\d.]+,\d{2}/g)?.map(cents))
    .toContain(calculated);
});

test('says at the field what is wrong, and keeps what was entered, without scripts too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(DECKING);
  await field(page, calc.length).fill('520');
  await field(page, calc.width).fill('drei');
  await calculator(page).getByRole('button', { name: calc.submit }).click();
  await expect(field(page, calc.length)).toHaveValue('520');
  await expect(field(page, calc.length)).toHaveAccessibleDescription(/^Höchstens 100\sm\./);
  await expect(field(page, calc.width)).toHaveAccessibleDescription(new RegExp(`^${calc.fault.number}`));
  await expect(field(page, calc.width)).toHaveAttribute('aria-invalid', 'true');
  await context.close();
});

test('fits a phone with its tables open, in every language', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const locale of ['de', 'nl', 'en'] as const) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto(`${DECKING}?length=5,2&width=3,6`);
    const { calc: texts } = TEXTS[locale].product;
    for (const summary of [texts.cuts, texts.oneLength, texts.second]) {
      await calculator(page).getByText(summary, { exact: true }).first().click();
    }
    await expect(calculator(page).getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }
});
