import { TRADE_PRICE_LIST } from '@geven/sample-range';
import { pricePerPiece } from '@geven/timber';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountCommands } from '../accounts/commands/account-commands';
import { createDatabase, type Database } from '../database/connection';
import { customers } from '../database/schema/customers';
import { type Browser, createBrowser } from '../testing/browser';
import { callTrusted } from '../testing/call-trusted';
import { createShopping } from '../testing/ready-to-order';
import { PASSWORD, signUp } from '../testing/sign-up';
import { startApi, type TestApi } from '../testing/start-api';

const BOARD = 'DH-BAN-025145-SM';
const PRICES = 'combinationInfo { price price_m1 price_m2 lowestPrice30Days }';
const VARIANT_PRICE = 'query ($id: Int!) { getProductVariant(id: $id) { combinationInfo { price } } }';
const ADD = `mutation ($id: Int!) { cartAddMultipleItems(products: [{ id: $id, quantity: 10 }]) {
  order { version websiteOrderLine { priceUnit priceSubtotal product { id combinationInfo { price } } } } } }`;
const LOAD = '{ cartLoad { order { version amountTotal websiteOrderLine { priceUnit product { id } } } } }';

describe('a customer with a price list', () => {
  let api: TestApi;
  let database: Database;
  let shopping: ReturnType<typeof createShopping>;
  beforeAll(async () => {
    api = await startApi();
    database = createDatabase(api.databaseUrl, { max: 1 });
    shopping = createShopping(api);
  });
  afterAll(async () => {
    await database?.close();
    await api?.close();
  });

  const assign = (email: string, list: string) =>
    createAccountCommands({
      ...{ db: database.db, clock: { now: () => new Date() } },
      ...{ enqueue: async () => undefined, hasBackend: false },
    }).setPriceList(email, list);

  /** Somebody who is logged in, with a list of their own where one is named. */
  async function customer(list?: string): Promise<{ browser: Browser; email: string }> {
    const { browser, email } = await signUp(api);
    if (list) await assign(email, list);
    return { browser, email };
  }

  async function board(browser: Browser) {
    const { data } = await browser.send(
      `{ getProductTemplatesList(search: "${BOARD}") { products { id ${PRICES} productVariants { id lengte ${PRICES} } } } }`,
    );
    const [product] = data?.getProductTemplatesList.products ?? [];
    if (!product) throw new Error(`${BOARD} is not found`);
    return product;
  }
  const guest = () => createBrowser(api.url);

  it('sees its prices in listing, product, alternatives and search, from the next request on (PD-46) (AU-19)', async () => {
    const standard = await board(guest());
    const { browser, email } = await customer();
    expect(await board(browser)).toEqual(standard);
    await assign(email.toUpperCase(), TRADE_PRICE_LIST);
    const own = await board(browser);
    const metre = Math.round((standard.combinationInfo.price_m1 ?? 0) * 0.9);
    expect(own.combinationInfo.price_m1).toBe(metre);
    const [length] = own.productVariants;
    expect(length?.combinationInfo.price).toBe(pricePerPiece(metre, length?.lengte ?? 0));
    const alternatives = async (asker: Browser) => {
      const { data } = await asker.send(
        `query ($id: Int!) { getAlternativeProducts(productTemplateId: $id) { combinationInfo { price_m1 } } }`,
        { id: standard.id },
      );
      return (data?.getAlternativeProducts ?? []).map(({ combinationInfo }) => combinationInfo.price_m1 ?? 0);
    };
    const everybodys = await alternatives(guest());
    expect(everybodys.length).toBeGreaterThan(0);
    expect(await alternatives(browser)).toEqual(everybodys.map((price) => Math.round(price * 0.9)));
    await assign(email, 'standard');
    expect(await board(browser)).toEqual(standard);
  });

  it('pays them in cart and order, and the cart follows another list', async () => {
    const { browser, email } = await customer(TRADE_PRICE_LIST);
    const own = (await board(browser)).productVariants[0];
    const price = own?.combinationInfo.price ?? 0;
    const { data } = await browser.send(ADD, { id: own?.id });
    const order = data?.cartAddMultipleItems.order;
    expect(order?.websiteOrderLine[0]).toMatchObject({
      priceUnit: price,
      priceSubtotal: 10 * price,
      product: { combinationInfo: { price } },
    });
    await assign(email, 'standard');
    const standard = (await board(guest())).productVariants[0]?.combinationInfo.price ?? 0;
    const after = (await browser.send(LOAD)).data?.cartLoad.order;
    expect(after?.websiteOrderLine[0]?.priceUnit).toBe(standard);
    expect(after?.version).toBeGreaterThan(order?.version ?? 0);
    await assign(email, TRADE_PRICE_LIST);
    const { version } = await shopping.readyToOrder({ browser });
    const shown = (await browser.send(LOAD)).data?.cartLoad.order;
    const placed = await shopping.place(browser, version);
    expect(placed.errors).toEqual([]);
    expect(placed.data?.placeOrder.order.amountTotal).toBe(shown?.amountTotal);
    expect(shown?.websiteOrderLine.find(({ product }) => product.id === own?.id)?.priceUnit).toBe(price);
  });

  it('has the cart that was filled before the login at its prices after it (AU-20)', async () => {
    const { email } = await customer(TRADE_PRICE_LIST);
    const browser = guest();
    const [length] = (await board(browser)).productVariants;
    const before = await browser.send(ADD, { id: length?.id });
    const line = before.data?.cartAddMultipleItems.order?.websiteOrderLine[0];
    expect(line?.priceUnit).toBe(length?.combinationInfo.price);
    expect((await callTrusted(browser, 'login', { email, password: PASSWORD })).errors).toEqual([]);
    const own = (await board(browser)).productVariants[0]?.combinationInfo.price;
    expect(own).toBeLessThan(line?.priceUnit ?? 0);
    expect((await browser.send(LOAD)).data?.cartLoad.order?.websiteOrderLine[0]?.priceUnit).toBe(own);
    await callTrusted(browser, 'logout');
    expect((await board(browser)).productVariants[0]?.combinationInfo.price).toBe(line?.priceUnit);
  });

  it('never shares a kept answer with somebody who has another list, and takes no word but the session’s', async () => {
    const trade = await customer(TRADE_PRICE_LIST);
    const other = await customer();
    const id = (await board(guest())).productVariants[0]?.id;
    const priceFor = async (browser: Browser) => {
      const { data } = await browser.send(VARIANT_PRICE, { id });
      const listed = await callTrusted(browser, 'getProductTemplatesList', { search: BOARD, pageSize: 1 });
      const [product] = listed.data?.getProductTemplatesList.products ?? [];
      return [data?.getProductVariant?.combinationInfo.price ?? 0, product?.combinationInfo.price_m1 ?? 0];
    };
    const forger = guest();
    forger.cookies.set('geven-user', encodeURIComponent(JSON.stringify({ currentPricelist: { id: 0 } })));
    forger.cookies.set('odoo-user', encodeURIComponent(JSON.stringify({ id: 1, hasOwnPrices: true })));
    const standard = await priceFor(guest());
    const own = await priceFor(trade.browser);
    for (const [index, price] of own.entries()) expect(price).toBeLessThan(standard[index] ?? 0);
    for (let round = 0; round < 2; round += 1) {
      expect(await priceFor(other.browser)).toEqual(standard);
      expect(await priceFor(trade.browser)).toEqual(own);
      expect(await priceFor(forger)).toEqual(standard);
    }
  });

  it('is refused a list that the range has no prices of, and an address that nobody has', async () => {
    const { email } = await customer();
    await expect(assign(email, 'nobody')).rejects.toThrow('There is no price list nobody: there is standard, trade');
    await expect(assign('nobody@example.nl', TRADE_PRICE_LIST)).rejects.toThrow('No account has the address');
    const lists = await database.db
      .select({ list: customers.priceList })
      .from(customers)
      .where(eq(customers.priceList, 'nobody'));
    expect(lists).toEqual([]);
  });
});
