import { expect, type Page, test } from '@playwright/test';

const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

test('a card shows picture, title, wood type, size, prices per metre and m², and its ribbon (CT-33)', async ({
  page,
}) => {
  await page.goto('/produkte/terrassendielen/__specie.cumaru');
  const card = cardsOf(page).first();
  // What the page says of all is no name: its wood is a word, its family is not said.
  await expect(card.getByRole('heading')).toHaveText(/^(Einseitig gerillt|Fein geriffelt|Glatt)$/);
  await expect(card.getByText('Cumaru', { exact: true }).first()).toBeVisible();
  await expect(card).toContainText(/\d+ × 145\s*mm/);
  await expect(card).toContainText(/€\s\d+,\d{2}\s*\/m\b/);
  await expect(card).toContainText(/€\s\d+,\d{2}\s*\/m²/);
  const picture = card.locator('img').first();
  await expect(picture).toHaveAttribute('width', '360');
  await expect(picture).toHaveAttribute('height', '442');
  await expect(picture).toHaveAttribute('srcset', /\/m\/171x210\S* 171w, \S*\/m\/360x442\S* 360w/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(card.getByText(/gehobelt, ab \d+\. /)).toBeVisible();
  await expect(card.getByText('Auf Bestellung gehobelt')).toHaveCount(0);
  await page.goto('/produkte/terrassendielen');
  await expect(cardsOf(page).getByText('Express', { exact: true }).first()).toBeVisible();
});

test('the query q filters a listing by term (CT-08)', async ({ page }) => {
  await page.goto('/produkte/terrassendielen?q=l%C3%A4rche');
  const names = cardsOf(page).getByRole('heading');
  await expect(names.first()).toHaveText('Lärche');
  expect(new Set(await names.allTextContents())).toEqual(new Set(['Lärche']));
});
