import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

describe('the dashboard over HTTP', () => {
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

  async function customerWithOrder() {
    const shopping = createShopping(api);
    const { browser } = await signUp(api);
    const { version } = await shopping.readyToOrder({ browser });
    const placed = (await shopping.place(browser, version)).data?.placeOrder.order;
    if (!placed) throw new Error('No order was placed');
    return { browser, placed };
  }

  it('shows an order with all that it was placed with (EN-03, DB-06, DB-07, API-44, API-53)', async () => {
    const { browser, placed } = await customerWithOrder();
    const { data } = await call(browser, 'ordersGet', { orderId: placed.id });
    const [order] = data?.ordersGet.orders ?? [];
    expect(order).toMatchObject({
      ...{ id: placed.id, name: placed.name, state: 'QuotationSent', amountTotal: placed.amountTotal },
      ...{ orderUrl: `/dashboard/orders?order=${placed.id}`, invoiceStatus: 'NothingtoInvoice', invoiceCount: 0 },
      ...{ processStep: null, validityDate: null, validityDateCounter: null, currency: { name: 'EUR' } },
      partner: {
        ...{ name: 'Anna Visser', email: 'anna@example.nl', street: 'Kerkstraat 1', zip: '3011 AA', city: 'Rotterdam' },
        ...{ country: { name: 'Nederland', code: 'NL' }, phone: '+31 10 1234567' },
      },
      shippingMethod: { code: 'TRUCK', price: order?.amountDelivery, deliveryConditions: expect.stringMatching(/\w/) },
      bankTransfer: { reference: placed.name, amount: placed.amountTotal },
      websiteOrderLine: [{ name: expect.stringMatching(/\w/), productUomQty: 40, unitOfSale: 'PIECE' }],
    });
    expect((order?.amountTotalUntaxed ?? 0) + (order?.amountTax ?? 0)).toBe(order?.amountTotal);
    const home = await call(browser, 'getDashboardData');
    expect(home.data?.getDashboardData).toMatchObject({
      ...{ currentOrderCount: 1, orderHistoryCount: 0, currentOrders: [{ id: placed.id }] },
    });
  });

  it('keeps names and prices of what the range no longer has (DB-06)', async () => {
    const { browser, placed } = await customerWithOrder();
    await database.query('update order_lines set variant_id = 999999, template_id = 999999 where order_id = $1', [
      placed.id,
    ]);
    const [order] = (await call(browser, 'ordersGet', { orderId: placed.id })).data?.ordersGet.orders ?? [];
    expect(order?.websiteOrderLine).toMatchObject([{ product: null, template: null, productUomQty: 40 }]);
  });

  it('changes a reference and cancels what is not paid (API-55, API-56, DB-19, DB-20)', async () => {
    const { browser, placed } = await customerWithOrder();
    const order = { id: placed.id, clientOrderRef: 'Haus Nord' };
    const changed = await call(browser, 'updateOrder', { order });
    expect(changed.data?.updateOrder).toMatchObject({ clientOrderRef: 'Haus Nord', isCancellable: true });
    const cancelled = await call(browser, 'cancelOrder', { orderId: placed.id });
    expect(cancelled.data?.cancelOrder).toMatchObject({ state: 'Cancelled', bankTransfer: null });
    expect(codesOf(await call(browser, 'cancelOrder', { orderId: placed.id }))).toEqual(['ORDER_NOT_CANCELLABLE']);
    const history = await call(browser, 'ordersGet', { states: ['Locked', 'Cancelled'], search: 'nord' });
    expect(history.data?.ordersGet).toMatchObject({ totalCount: 1, orders: [{ id: placed.id }] });
  });

  it('puts an order into the cart once more, without what cannot be had any more', async () => {
    const { browser, placed } = await customerWithOrder();
    const again = async () => (await call(browser, 'orderAgain', { orderId: placed.id })).data?.orderAgain;
    for (const _ of ['pressed', 'pressed twice'])
      expect(await again()).toMatchObject({ unavailable: [], order: { websiteOrderLine: [{ productUomQty: 40 }] } });
    await call(browser, 'cartClear');
    await database.query('update order_lines set variant_id = 999999 where order_id = $1', [placed.id]);
    expect((await again())?.unavailable).toHaveLength(1);
    const { browser: other } = await signUp(api);
    expect(codesOf(await call(other, 'orderAgain', { orderId: placed.id }))).toEqual(['ORDER_NOT_FOUND']);
  });

  it('shows nothing to guests and to other customers (DB-33, GR-06)', async () => {
    const { placed } = await customerWithOrder();
    const { browser: other } = await signUp(api);
    const found = await call(other, 'ordersGet', { orderId: placed.id });
    expect(found.data?.ordersGet).toEqual({ orders: [], totalCount: 0 });
    expect(codesOf(await call(other, 'cancelOrder', { orderId: placed.id }))).toEqual(['ORDER_NOT_FOUND']);
    for (const [name, variables] of [
      ['ordersGet', { orderId: placed.id }],
      ['getDashboardData', {}],
      ['cancelOrder', { orderId: placed.id }],
    ] as const)
      expect(codesOf(await call(createBrowser(api.url), name, variables)), name).toEqual(['NOT_AUTHENTICATED']);
  });

  it('knows an order number for its customer, and for guests with its e-mail (API-57, VA-02)', async () => {
    const { browser, placed } = await customerWithOrder();
    const isKnown = async (by: typeof browser, variables: object) =>
      (await call(by, 'checkOrder', variables)).data?.checkOrder;
    const orderNumber = placed.name ?? '';
    expect(await isKnown(browser, { orderNumber })).toBe(true);
    expect(await isKnown(createBrowser(api.url), { orderNumber })).toBe(false);
    expect(await isKnown(createBrowser(api.url), { orderNumber, email: 'anna@example.nl' })).toBe(true);
    expect(await isKnown(createBrowser(api.url), { orderNumber: 'S1', email: 'anna@example.nl' })).toBe(false);
  });
});
