import { deliveryWindow, formatDateRange, LOCALES, type Locale } from '@geven/timber';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ADDRESSES, freshEmail, type ShopperAddress } from './addresses';
import { amountsIn, cents, plain, shownText } from './amounts';
import { choosePayment, enterAddress, PATHS, placeOrder } from './buying';
import { waitForMail } from './inbox';
import { type Choice, randomCart } from './random-cart';
import { sdkOf, wholeRange } from './range';
import { fill, TEXTS } from './texts';

// Pages are read as the server writes them.
test.use({ javaScriptEnabled: false });

/** `SEED=… npm test -- journeys same-everywhere` tries the same carts again. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
/** Where prices are the same before and after the address is known: English readers see Dutch VAT at first. */
const PLACES: Record<Locale, ShopperAddress> = { ...ADDRESSES, en: { ...ADDRESSES.nl, country: 'Netherlands' } };
/** Days after which anything of the range has left the yard, and some more. */
const LATEST = 60;

/** What is said of a line wherever it is. */
interface Said {
  readonly name: string;
  /** Cents of one piece with its finish. */
  readonly piece: number;
  /** Cents of all pieces. */
  readonly sum: number;
  /** Cents of the finish in the sum; null without one. */
  readonly finish: number | null;
  readonly hasWithdrawalRight: boolean;
}

/** What the product page says of a choice, and when it would come. */
async function readProductPage(page: Page, locale: Locale, choice: Choice): Promise<Said & { days: string }> {
  const { product, variant, finish } = choice;
  const texts = TEXTS[locale].product;
  const sumOf = async (withFinish: boolean) => {
    const chosen = withFinish && finish ? `&${finish.attribute}=${finish.slug}` : '';
    await page.goto(`/product/${product.slug}/${product.id}?variant=${variant.id}x${choice.pieces}${chosen}`);
    return cents(await shownText(page.getByRole('main').locator('output')));
  };
  const plainSum = finish ? await sumOf(false) : 0;
  const sum = await sumOf(true);
  const main = page.getByRole('main');
  const row = main.getByRole('row').filter({ has: page.locator(`input[name="pieces[${variant.id}]"]`) });
  // Lengths say their weight first, packs do not; the head of a row may hold figures too ("0,75 l").
  const cells = row.getByRole('cell');
  const [piece = 0] = amountsIn(await shownText(cells.nth(product.lengthRange ? 2 : 1)));
  const text = await shownText(main);
  const total = main
    .locator('dl > div')
    .filter({ has: page.getByText(texts.total.delivery, { exact: true }), visible: true });
  return {
    name: await shownText(page.getByRole('heading', { level: 1 })),
    piece,
    sum,
    finish: finish ? sum - plainSum : null,
    hasWithdrawalRight: ![texts.finish.toOrder, texts.lengths.planedToOrder].some((mark) => text.includes(mark)),
    days: await shownText(total.first().getByRole('definition')),
  };
}

/** Compares what some place says of a line with its product page. */
function expectSame(where: string, text: string, { locale, said }: { locale: Locale; said: Said }): void {
  const { finishAmount, noWithdrawal } = TEXTS[locale].cart;
  const about = `${where}, ${said.name}, seed ${SEED}`;
  const amounts = amountsIn(text);
  // The receipt says of a line what the parcel holds, not how it was priced.
  if (where !== 'receipt') expect.soft(amounts, `price of a piece: ${about}`).toContain(said.piece);
  expect.soft(amounts, `sum: ${about}`).toContain(said.sum);
  const [ofWhich] = finishAmount.split('{{');
  const finish = text.split(plain(ofWhich ?? '')).at(1);
  if (said.finish === null) expect.soft(finish, `finish: ${about}`).toBeUndefined();
  // Two sums that are rounded and one that is: a cent and a half at most.
  else expect.soft(Math.abs(cents(finish?.split('€')[1] ?? '0,00') - said.finish), `finish: ${about}`).toBeLessThan(3);
  const marks = Object.values(noWithdrawal).filter((mark) => text.includes(mark));
  expect.soft(marks, `right of withdrawal: ${about}`).toHaveLength(said.hasWithdrawalRight ? 0 : 1);
}

async function textsOf(lines: Locator, count: number): Promise<string[]> {
  await expect(lines).toHaveCount(count);
  return Promise.all(Array.from({ length: count }, (_, index) => shownText(lines.nth(index))));
}

/** What a mail says of a line: its name, and what is indented below. */
function blockOf(mail: string, name: string): string {
  const [, after = ''] = mail.split(`${name}\n`);
  return plain(/^(?: {2}.*\n)*/.exec(after)?.[0] ?? '');
}

/** The latest of some windows of delivery. */
function latest(windows: readonly string[], locale: Locale): string {
  const byDelay = Array.from({ length: LATEST }, (_, saleDelay) => {
    const { from, to } = deliveryWindow({ today: new Date(), saleDelay, locale });
    return plain(formatDateRange(from, to, locale));
  });
  return byDelay[Math.max(...windows.map((window) => byDelay.indexOf(window)))] ?? '';
}

test.describe('price, finish, days, name and right of withdrawal are the same on product page, cart, confirmation, receipt and mail (PD-13, PD-17, CA-06, CO-15, LG-05)', () => {
  for (const [index, locale] of LOCALES.entries()) {
    test(`for a random cart in ${locale}`, async ({ page, context, baseURL: url = '' }) => {
      test.setTimeout(180_000);
      await context.addCookies([{ name: 'locale', value: locale, url }]);
      const { cart: cartTexts, checkout } = TEXTS[locale];
      const sdk = sdkOf(url, locale);
      const cart = await randomCart(await wholeRange(sdk), sdk, SEED + index);
      const said: (Said & { days: string })[] = [];
      for (const choice of cart) said.push(await readProductPage(page, locale, choice));
      for (const { product, variant, pieces, finish } of cart) {
        const form = {
          locale,
          path: `/product/${product.slug}/${product.id}`,
          product: String(product.id),
          [`pieces[${variant.id}]`]: String(pieces),
          ...(finish ? { [finish.attribute]: finish.slug } : {}),
        };
        const added = await page.request.post('/api/cart/add', { form, maxRedirects: 0 });
        expect(added.headers().location, `seed ${SEED}`).toBe(PATHS[locale].cart);
      }
      const days = latest(
        said.map((line) => line.days),
        locale,
      );
      const expectLines = (where: string, texts: readonly string[]) => {
        for (const [line, text] of texts.entries()) {
          const about = said[line];
          if (about) expectSame(where, text, { locale, said: about });
        }
      };
      const expectNames = (where: string, texts: readonly string[]) => {
        for (const [line, text] of texts.entries())
          expect.soft(text, `${where}, seed ${SEED}`).toContain(said[line]?.name);
      };

      await page.goto('/checkout/address');
      const email = freshEmail(`gleich-${locale}`);
      await enterAddress(page, locale, email, PLACES[locale]);

      await test.step('in the cart', async () => {
        await page.goto(PATHS[locale].cart);
        const lines = page.getByRole('list', { name: cartTexts.lines }).getByRole('listitem');
        const texts = await textsOf(lines.filter({ has: page.getByRole('heading') }), cart.length);
        expectLines('cart', texts);
        expectNames('cart', texts);
        await expect(page.getByRole('main')).toContainText(fill(cartTexts.deliveryWindow, { window: days }));
      });

      await test.step('before ordering', async () => {
        await page.goto('/checkout/payment');
        await choosePayment(page, locale);
        const rows = page.getByRole('table', { name: checkout.confirm.lines }).getByRole('row');
        const [, ...texts] = await textsOf(rows, cart.length + 1);
        expectLines('confirmation', texts);
        expectNames('confirmation', texts);
        const main = page.getByRole('main');
        await expect(main).toContainText(days);
        const kept = said.filter(({ hasWithdrawalRight }) => hasWithdrawalRight).length;
        const right = kept === 0 ? 'none' : kept === said.length ? 'all' : 'some';
        await expect(main).toContainText(checkout.withdrawal[right]);
      });

      await placeOrder(page, locale);
      await test.step('on the receipt', async () => {
        const main = page.getByRole('main');
        await expect(main).toContainText(days);
        const goods = main
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: checkout.success.lines }) });
        const texts = await textsOf(goods.locator('li:not(li li)'), cart.length);
        expectLines('receipt', texts);
        expectNames('receipt', texts);
      });

      await test.step('in the mail', async () => {
        const { text } = await waitForMail(email);
        const mail = text.replaceAll('\u00a0', ' ');
        expectLines(
          'mail',
          cart.map(({ variant }) => blockOf(mail, variant.name)),
        );
        for (const { name } of said) expect.soft(plain(mail), `mail, seed ${SEED}`).toContain(name);
        expect(plain(mail), `seed ${SEED}`).toContain(days);
      });
    });
  }
});
