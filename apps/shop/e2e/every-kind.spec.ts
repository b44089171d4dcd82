import { expect, type Page, test } from '@playwright/test';
import { amountsIn, cents, plain, shownText } from './amounts';
import { addedNote, PATHS, placeOrder } from './buying';
import { everyKind } from './every-kind';
import { goToConfirm } from './fill-cart';
import { waitForMail } from './inbox';
import { overflow } from './page-faults';
import { pattern, TEXTS } from './texts';

const { cart, checkout, product: texts } = TEXTS.de;
const PACKS = 2;

/** What is ordered, as its page showed it. */
interface Wanted {
  kind: string;
  id: number;
  name: string;
  /** Cents of all pieces. */
  sum: number;
}

/** Puts packs of a variant into the cart; answers their price in cents. */
async function addPieces(page: Page, variant: number, step: number): Promise<number> {
  await page.locator(`input[name="pieces[${variant}]"]`).fill(String(PACKS * step));
  const total = page.getByRole('main').locator('output');
  await expect(total).not.toHaveText(/\b0,00/);
  const sum = cents(await shownText(total));
  await page.getByRole('button', { name: texts.total.add }).click();
  await expect(addedNote(page, 'de')).toBeVisible();
  return sum;
}

async function askForSample(page: Page): Promise<number> {
  const sum = cents(await shownText(page.getByText(pattern(texts.ask.sampleText))));
  await page.getByRole('button', { name: texts.ask.sample }).click();
  await expect(addedNote(page, 'de')).toContainText(pattern(cart.sampleName));
  return sum;
}

test('one of every kind that the range has is in the cart by its name and price, and is ordered with the others (PD-11, CA-02, CA-06, CA-30, CO-15)', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const kinds = await everyKind(baseURL ?? '');
  const wanted: Wanted[] = [];
  for (const { kind, product, variant, finish } of kinds) {
    await test.step(`${kind} goes into the cart from its page`, async () => {
      await page.goto(`/produkte/${product.slug}/${product.id}${finish ? `?${finish.attribute}=${finish.slug}` : ''}`);
      const name = await shownText(page.getByRole('heading', { level: 1 }));
      const sum = variant === null ? await askForSample(page) : await addPieces(page, variant, product.uomFactorInv);
      wanted.push({ kind, id: product.id, name, sum });
    });
  }

  await page.goto(PATHS.de.cart);
  const lines = page
    .getByRole('list', { name: cart.lines })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(lines).toHaveCount(kinds.length);
  for (const { kind, id, name, sum } of wanted) {
    const line = lines.filter({ has: page.locator(`a[href$="/${id}"], a[href*="/${id}?"]`) });
    expect.soft(await shownText(line.getByRole('heading')), kind).toContain(name);
    expect.soft(amountsIn(await shownText(line)), `${kind}: ${name}`).toContain(sum);
  }

  const email = await goToConfirm(page);
  const rows = page.getByRole('table', { name: checkout.confirm.lines }).getByRole('row');
  await expect(rows).toHaveCount(kinds.length + 1);
  const number = await placeOrder(page, 'de');
  const mail = await waitForMail(email);
  expect(mail.subject).toContain(number);
  for (const { kind, name, sum } of wanted) {
    expect.soft(plain(mail.text), kind).toContain(name);
    expect.soft(amountsIn(mail.text), kind).toContain(sum);
  }
});

test('the page of every kind fits its window, where tables are beside pictures too', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  for (const { kind, product } of await everyKind(baseURL ?? '')) {
    await page.goto(`/produkte/${product.slug}/${product.id}`);
    for (const width of [1440, 1279, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${kind} at ${width} px`).toBe(0);
      const cut = await page
        .getByRole('main')
        .getByRole('table')
        .evaluateAll(
          (tables) => tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1).length,
        );
      expect(cut, `tables of ${kind} wider than their column at ${width} px`).toBe(0);
    }
  }
});
