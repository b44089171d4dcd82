import { expect, test } from '@playwright/test';
import { freshEmail } from './addresses';
import { choosePayment, enterAddress, findBoard, goToCheckout, openShop, piecesField, placeOrder } from './buying';
import { mailTo, waitForMail } from './inbox';
import { pattern, TEXTS } from './texts';

test.use({ javaScriptEnabled: false });

const { cart, checkout, errors, orders, product } = TEXTS.de;

test('buys, changes the cart and fixes mistakes in forms without JavaScript, and cancels the order by the links of its mails (CO-06, DB-08, DB-10)', async ({
  page,
}) => {
  await openShop(page, 'de');
  await findBoard(page, 'de');

  await page.getByRole('button', { name: product.total.add }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.PIECES_REQUIRED);
  await piecesField(page, 'de').fill('3');
  await page.getByRole('button', { name: product.total.add }).click();

  await expect(page).toHaveURL(/\/einkaufswagen$/);
  const pieces = page.getByRole('spinbutton', { name: pattern(cart.piecesOf) });
  await expect(pieces).toHaveValue('3');
  await pieces.fill('5');
  await page.getByRole('button', { name: pattern(cart.updateOf) }).click();
  await expect(pieces).toHaveValue('5');

  await page.getByRole('textbox', { name: cart.zip }).fill('123');
  await page.getByRole('button', { name: cart.calculate }).click();
  await expect(page.getByRole('textbox', { name: cart.zip })).toHaveValue('123');
  await expect(page.getByRole('textbox', { name: cart.zip })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: cart.zip }).fill('50667');
  await page.getByRole('button', { name: cart.calculate }).click();
  await expect(page.getByText(/79,00/).first()).toBeVisible();

  await goToCheckout(page, 'de');
  await page.getByRole('textbox', { name: checkout.address.email }).first().fill('kein @');
  await page.getByRole('button', { name: checkout.address.submit }).click();
  await expect(page.getByRole('textbox', { name: checkout.address.email }).first()).toHaveValue('kein @');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();

  const email = freshEmail('ohne-skript');
  await enterAddress(page, 'de', email);
  await choosePayment(page, 'de');
  const number = await placeOrder(page, 'de');
  const mail = await waitForMail(email);
  expect(mail.subject).toContain(number);

  const [link = ''] = /https?:\S+accessToken=[\w-]+/.exec(mail.text) ?? [];
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(/\/bestellung\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByText(checkout.success.transfer)).toBeVisible();
  const documents = page.getByRole('list', { name: orders.documents.title });
  const file = await page.request.get((await documents.getByRole('link').first().getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('link', { name: orders.order.cancel }).click();
  await page.getByRole('button', { name: orders.guest.send }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(orders.guest.asked);
  await expect(page.getByText(orders.states.QuotationSent).first()).toBeVisible();
  const toCancel = () => mailTo(email).then((mails) => mails.find(({ text }) => text.includes('/order-change?')));
  await expect.poll(toCancel, { timeout: 30_000 }).toBeDefined();
  const [change = ''] = /https?:\S+\/order-change\S+/.exec((await toCancel())?.text ?? '') ?? [];
  await page.goto(change);
  await expect(page).not.toHaveURL(/token/);
  await expect(page.getByText(pattern(orders.byLink.cancel))).toContainText(number);
  await page.getByRole('button', { name: orders.order.cancel }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(orders.byLink.cancelled);
  await page.goto(change);
  await expect(page.getByText(orders.byLink.noLink)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(orders.states.Cancelled, { exact: true }).first()).toBeVisible();

  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: orders.guest.missing })).toBeVisible();

  await page.goto('/einkaufswagen');
  await expect(page.getByRole('heading', { name: cart.emptyTitle })).toBeVisible();
});
