import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartOrder } from '../../generated/resolvers-types';
import { type Answer, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

/** The cart of an answer, whatever the call is: the shop's documents name it so. */
const cartOf = ({ data }: Answer) => (data as unknown as { cart: { order: CartOrder | null } } | null)?.cart.order;

describe('quotations over HTTP', () => {
  let api: TestApi;
  let database: Client;
  beforeAll(async () => {
    api = await startApi({ env: { ADHOC_QUERIES: 'on' } });
    database = new Client({ connectionString: api.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await api.close();
  });

  /** A customer whose cart of 40 boards has become a quotation. */
  async function customerWithQuotation() {
    const { browser } = await signUp(api);
    await createShopping(api).readyToOrder({ browser });
    const cart = cartOf(await call(browser, 'gevenCartLoad'));
    expect(cart).toMatchObject({ isQuotable: true, quotation: null });
    const quotation = (await call(browser, 'saveQuotation')).data?.saveQuotation;
    if (!cart || !quotation) throw new Error('No quotation was saved');
    return { browser, cart, quotation };
  }
  const listOf = async (browser: ReturnType<typeof createBrowser>) =>
    (await call(browser, 'quotationsGet')).data?.quotationsGet;
  const expire = (id: number) =>
    database.query(`update quotations set valid_until = valid_until - 31 where id = $1`, [id]);

  it('saves the cart, lists it, opens and closes it (CA-20, CA-21, DB-13, DB-14, DB-17, EN-12)', async () => {
    const { browser, cart, quotation } = await customerWithQuotation();
    expect(quotation).toMatchObject({ amountUntaxed: cart.amountUntaxed, validityInDays: 30, daysLeft: 30 });
    expect(await listOf(browser)).toEqual({ quotations: [quotation], totalCount: 1 });
    const opened = await call(browser, 'openQuotation', { quotationId: quotation.id });
    expect(cartOf(opened)).toMatchObject({
      ...{ amountUntaxed: cart.amountUntaxed, isQuotable: false, websiteOrderLine: [{ productUomQty: 40 }] },
      quotation: { id: quotation.id, name: quotation.name, daysLeft: 30 },
    });
    expect((await listOf(browser))?.quotations).toMatchObject([{ isOpened: true }]);
    expect(codesOf(await call(browser, 'cartClear'))).toEqual(['QUOTATION_FIXED']);
    expect(cartOf(await call(browser, 'closeQuotation'))).toBeNull();
  });

  it('changes one at today’s prices and keeps it (DB-17)', async () => {
    const { browser, quotation } = await customerWithQuotation();
    await call(browser, 'openQuotation', { quotationId: quotation.id });
    const change = await call(browser, 'changeQuotation', { quotationId: quotation.id });
    expect(change.data?.changeQuotation).toMatchObject({
      ...{ unavailable: [], order: { quotation: null, isQuotable: true, websiteOrderLine: [{ productUomQty: 40 }] } },
    });
    expect(await listOf(browser)).toMatchObject({ quotations: [{ id: quotation.id, isOpened: false }] });
  });

  it('refuses one that has expired, and has the merchant asked for it (DB-16)', async () => {
    const { browser, quotation } = await customerWithQuotation();
    const of = { quotationId: quotation.id };
    expect(codesOf(await call(browser, 'askQuotationAgain', of))).toEqual(['QUOTATION_NOT_EXPIRED']);
    await expire(quotation.id);
    expect(codesOf(await call(browser, 'openQuotation', of))).toEqual(['QUOTATION_EXPIRED']);
    expect((await call(browser, 'askQuotationAgain', of)).data?.askQuotationAgain).toMatchObject({
      ...{ state: 'Quotation', expirationDate: null, validityInDays: null, daysLeft: null },
    });
    expect((await listOf(browser))?.quotations).toMatchObject([{ daysLeft: null }, { daysLeft: -1 }]);
  });

  it('deletes one (DB-18)', async () => {
    const { browser, quotation } = await customerWithQuotation();
    const of = { quotationId: quotation.id };
    expect(cartOf(await call(browser, 'deleteQuotation', of))).toBeNull();
    expect(codesOf(await call(browser, 'deleteQuotation', of))).toEqual(['QUOTATION_NOT_FOUND']);
  });

  it('shows nothing to guests and to other customers (DB-33, GR-06)', async () => {
    const { quotation } = await customerWithQuotation();
    const { browser: other } = await signUp(api);
    const of = { quotationId: quotation.id };
    expect(await listOf(other)).toEqual({ quotations: [], totalCount: 0 });
    const guest = createBrowser(api.url);
    for (const name of ['openQuotation', 'changeQuotation', 'askQuotationAgain', 'deleteQuotation'] as const) {
      expect(codesOf(await call(other, name, of)), name).toEqual(['QUOTATION_NOT_FOUND']);
      expect(codesOf(await call(guest, name, of)), name).toEqual(['NOT_AUTHENTICATED']);
    }
    for (const name of ['quotationsGet', 'saveQuotation', 'closeQuotation'] as const)
      expect(codesOf(await call(guest, name)), name).toEqual(['NOT_AUTHENTICATED']);
  });
});
