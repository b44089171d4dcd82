import { expect, type Page, test } from '@playwright/test';
import { piecesField } from './buying';
import { TEXTS } from './texts';

const { common, product } = TEXTS.de;

/** Products of the sample range. */
const DECKING = '/produkte/bangkirai-terrassendiele-25x145-einseitig-gerillt/41';
const READY_IN_TWO_DAYS = '/produkte/thermo-kiefer-terrassendiele-28x145-einseitig-gerillt/142';
const CLADDING = '/produkte/iroko-fassadenprofil-22x145-schwedenprofil/192';
const MEMBRANE = '/produkte/noppenbahn-8-mm/593';

/** The value that is beside a term of the data. */
const detailsOf = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]');

test('names open or closed profile, durability class, application and wood type (PD-30)', async ({ page }) => {
  await page.goto(CLADDING);
  await expect(detailsOf(page, product.data.profileType)).toHaveText('geschlossen');
  await expect(detailsOf(page, product.data.durability).last()).toContainText('1–2');
  await expect(detailsOf(page, product.data.application)).toContainText('Fassade');
  await expect(detailsOf(page, product.data.specie)).toContainText('Iroko');
});

test('names the certificate, and claims none without a code of the merchant (PD-14, LG-14)', async ({ page }) => {
  await page.goto(CLADDING);
  await expect(detailsOf(page, product.facts.certification).first()).toHaveText(product.origin.noClaim);
});

test('says what leaves the yard at once, and that long boards come with a forklift (PD-19, PD-25)', async ({
  page,
}) => {
  await page.goto(READY_IN_TWO_DAYS);
  await expect(page.getByText(product.lengths.express)).toBeVisible();
  await piecesField(page, 'de').fill('24');
  await expect(page.getByText(product.total.forklift)).toBeVisible();
});

test('shows the files, films and reports of its category (PD-44)', async ({ page }) => {
  await page.goto(DECKING);
  const main = page.getByRole('main');
  await main.locator('summary').filter({ hasText: product.files.title }).click();
  await expect(main.getByRole('link', { name: /^Eine Terrasse verlegen/ }).first()).toHaveAttribute('href', /\.pdf/);
  await expect(main.getByRole('link', { name: /Stelzlagern/ })).toHaveAttribute('href', /^https:/);
  await expect(main.getByRole('link', { name: /EN 350/ })).toHaveAttribute('href', /^https:/);
});

test('a product without categories is "not available" on the way to it (BC-05)', async ({ page }) => {
  await page.goto(MEMBRANE);
  await expect(page.getByRole('navigation', { name: common.breadcrumbs })).toContainText(common.productNotAvailable);
});
