import type { Locale } from '@geven/timber';
import { expect, test } from '@playwright/test';
import { ADDRESSES, freshEmail } from './addresses';
import { cents, plain, shownText } from './amounts';
import {
  addedNote,
  choosePayment,
  enterAddress,
  findBoard,
  goToCheckout,
  openShop,
  PATHS,
  piecesField,
  placeOrder,
} from './buying';
import { waitForMail } from './inbox';
import { fill, pattern, TEXTS } from './texts';

const PIECES = 12;
const ORDER_BUTTON: Record<Locale, string> = {
  de: 'Zahlungspflichtig bestellen',
  nl: 'Bestelling met betalingsverplichting',
  en: 'Order with obligation to pay',
};
/** English readers order to Germany. */
const VAT_NOTE: Record<Locale, RegExp> = { de: /\+ 19\s% MwSt\./, nl: /\+ 21% btw/, en: /\+ 19% VAT/ };
const MAIL_WITHIN: Record<Locale, RegExp> = { de: /in wenigen Minuten/, nl: /enkele minuten/, en: /within an hour/ };

test.describe('buying as a guest, from the home page to the mail (RT-01, RT-08, CT-02, CT-03, CO-06, IN-05)', () => {
  for (const locale of ['de', 'nl', 'en'] as const) {
    test(`in ${locale}`, async ({ page, request }) => {
      const { cart, checkout, common, product, units } = TEXTS[locale];
      const email = freshEmail(`guest-${locale}`);

      await openShop(page, locale);
      await findBoard(page, locale);

      await test.step('the product names its price per metre, m² and piece, and the sum of the pieces (PD-05, PD-06, PD-07, PD-09, CN-01)', async () => {
        const main = page.getByRole('main');
        await expect(main.getByText(product.price.metre, { exact: true })).toBeVisible();
        await expect(main.getByText(units.perSquareMetre, { exact: true }).first()).toBeVisible();
        const row = page.getByRole('row').nth(1);
        const perPiece = cents(await shownText(row.getByRole('cell').nth(2)));
        await piecesField(page, locale).fill(String(PIECES));
        await expect(row.getByRole('cell').last()).toHaveText(/\d,\d{2}/);
        const sum = cents(await shownText(row.getByRole('cell').last()));
        // Tax is rounded per line, so pieces differ by at most half a cent each.
        expect(Math.abs(sum - perPiece * PIECES)).toBeLessThanOrEqual(PIECES / 2);
        await expect(main.getByText(/^€\s\d[\d.]*,\d{2}$/).first()).toBeVisible();
      });

      await test.step('adding says so and counts the line (CA-02, CA-05, CK-04)', async () => {
        await page.getByRole('button', { name: product.total.add }).click();
        const notifications = page.getByRole('region', { name: common.notifications });
        await expect(addedNote(page, locale)).toContainText(
          new RegExp(`${PIECES}\\s×\\s[\\d,.]+\\sm.*${fill(cart.added.cart_one, { count: 1 })}`),
        );
        await expect(
          page.getByRole('link', { name: new RegExp(`^${common.cart}.*${fill(common.cartCount_one, { count: 1 })}`) }),
        ).toBeVisible();
        await notifications.getByRole('link', { name: product.total.toCart }).click();
        await expect(page).toHaveURL(new RegExp(`${PATHS[locale].cart}$`));
      });

      await test.step('the cart shows line, totals and VAT rate (CA-06, CA-08, CA-09)', async () => {
        const lines = page
          .getByRole('list', { name: cart.lines })
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') });
        await expect(lines).toHaveCount(1);
        await expect(page.getByRole('spinbutton', { name: pattern(cart.piecesOf) })).toHaveValue(String(PIECES));
        const text = await shownText(page.getByRole('main'));
        expect(text).toContain(fill(cart.goods_one, { count: 1 }));
        expect(text).toMatch({ de: /19 % MwSt\./, nl: /21% btw/, en: /21% VAT/ }[locale]);
        await goToCheckout(page, locale);
      });

      await test.step('every step is named (CO-01)', async () => {
        const steps = page.getByRole('navigation', { name: cart.steps.label }).getByRole('listitem');
        const names = [cart.steps.cart, cart.steps.address, cart.steps.payment, cart.steps.confirm, cart.steps.ready];
        await expect(steps).toContainText(names);
        await expect(page).toHaveURL(/\/checkout\/address$/);
      });

      await enterAddress(page, locale, email);

      await test.step('paying asks to accept terms and product information (CO-13, CO-14)', async () => {
        await page.getByRole('radio').first().check();
        await page.getByRole('button', { name: checkout.payment.submit }).click();
        await expect(
          page.getByRole('main').getByRole('alert').filter({ hasText: checkout.payment.wrong }),
        ).toContainText(TEXTS[locale].errors.TERMS_NOT_ACCEPTED);
        await expect(
          page.getByRole('main').getByRole('alert').filter({ hasText: checkout.payment.wrong }),
        ).toContainText(TEXTS[locale].errors.PRODUCT_INFO_NOT_READ);
      });
      await choosePayment(page, locale);

      const total =
        await test.step('everything is there before ordering, the button says it (CO-15, CO-16, LG-01)', async () => {
          const main = page.getByRole('main');
          const address = ADDRESSES[locale];
          await expect(main).toContainText(address.street);
          await expect(main).toContainText(address.city);
          await expect(page.getByRole('table', { name: checkout.confirm.lines }).getByRole('row')).toHaveCount(2);
          await expect(main).toContainText(VAT_NOTE[locale]);
          // Boards from stock are prefabricated: every line can be withdrawn from, so none is marked (LG-05).
          await expect(main).toContainText(checkout.withdrawal.all);
          await expect(main).not.toContainText(cart.noWithdrawal.planed);
          const buttons = main.getByRole('button');
          await expect(buttons).toHaveText([ORDER_BUTTON[locale]]);
          const shown = /€\s[\d.]+,\d{2}/.exec((await shownText(main)).split(`${cart.total} `).at(-1) ?? '')?.[0];
          return cents(shown ?? '');
        });

      const number = await placeOrder(page, locale);

      await test.step('the order waits for its payment, whose details are shown (PY-07, CO-18)', async () => {
        expect(number).toMatch(/\d{4,}/);
        const main = page.getByRole('main');
        await expect(main).toContainText(/DE\d{2}( \d{4}){4} \d{2}/);
        await expect(main).toContainText(checkout.success.waiting);
        await expect(main.getByText(email)).toHaveText(MAIL_WITHIN[locale]);
        expect(cents(await shownText(main.getByRole('definition').first()))).toBe(total);
      });

      await test.step('the confirmation arrives in the language of the order, with number and total, and opens it (DB-08)', async () => {
        const mail = await waitForMail(email);
        expect(mail.subject).toContain(number);
        expect(mail.subject).toMatch({ de: /^Ihre Bestellung/, nl: /^Uw bestelling/, en: /^Your order/ }[locale]);
        const amount = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 }).format(total / 100);
        expect(mail.text).toContain(amount);
        expect(plain(mail.html)).toContain(amount);
        const [, button = ''] = /href="(http[^"]+)"/.exec(mail.html) ?? [];
        const { pathname, search } = new URL(button.replaceAll('&amp;', '&'));
        await page.goto(`${pathname}${search}`);
        await expect(page).not.toHaveURL(/accessToken/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      });

      await test.step('its links open in the language of the order where nobody was before (RT-33)', async () => {
        const { html } = await waitForMail(email);
        const links = [...html.matchAll(/href="(http[^"]+)"/g)].map(([, link = '']) => link);
        expect(links.length).toBeGreaterThan(1);
        for (const link of links) {
          const answer = await request.get(link, { headers: { cookie: '' } });
          expect(answer.status(), link).toBe(200);
          expect(await answer.text(), link).toMatch(new RegExp(`<html[^>]* lang="${locale}-`));
        }
      });
    });
  }
});
