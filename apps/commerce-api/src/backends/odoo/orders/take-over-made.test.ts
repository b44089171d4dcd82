import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { odooOrders, odooPayments } from '../../../database/schema/odoo';
import { odooFinishServices } from '../../../database/schema/odoo-catalogue';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { orders } from '../../../database/schema/orders';
import { paymentAttempts } from '../../../database/schema/payment-attempts';
import { createTestDatabase } from '../../../database/testing';
import { readOrderSearch } from '../../../domain/checkout/order-search';
import { insertOrder } from '../../../orders/order-rows';
import { createStoredCustomerOrders } from '../../../orders/stored-customer-orders';
import { sampleOrder } from '../../../testing/sample-order';
import { insertProducts } from '../../contracts/insert-products';
import { createShoppers } from '../../contracts/new-shopper';
import type { OrderAnswer, OrderRequest } from '../actions/order-action';
import type { RunAction } from '../actions/run-action';
import { endOpened } from '../cart/opened-cart';
import { FINISHES, VARIANTS } from '../testing/product-ids';
import { takeOverStates } from './follow-orders';
import { isOfCompany } from './is-of-company';
import { createTakeOverMade } from './take-over-made';

const OIL_SERVICE = 900;
const COMPANY = 70;
const ALL = { states: [], search: null, offset: 0, limit: 10 };
const clock = { now: () => new Date('2026-12-05T09:00:00Z') };

const SITE = {
  ...{ id: 81, type: 'delivery' as const, is_company: false, name: 'Baustelle', company_name: 'Zimmerei Nord' },
  ...{ street: 'Holzweg 1', street2: '', zip: '50667', city: 'Köln', country: 'DE', vat: null },
  ...{ email: 'anna@example.com', phone: '+49 221 123456' },
};
const CHARGED = { value_ids: [], unit_price: 0, tax: 0, charges: [] };
const ORDER: OrderAnswer = {
  ...{ id: 501, name: 'S00501', is_locked: false, date: '2026-12-01 09:00:00', lang: 'nl_NL', company_id: COMPANY },
  ...{ reference: 'Haus Nord', currency: 'EUR', delivery: 6900, discounts: 0 },
  ...{ untaxed: 24_000, tax: 4560, total: 28_560, shipping: SITE, invoice: SITE },
  lines: [
    {
      ...{ id: 9001, product_id: VARIANTS.board, value_ids: [FINISHES.oiled], name: 'Deal', quantity: 10 },
      ...{ unit_price: 9, net: 10_200, tax: 1938, gross: 12_138 },
      charges: [{ product_id: OIL_SERVICE, net: 1200 }],
    },
    { ...CHARGED, id: 9002, product_id: null, name: 'Cutting to size', quantity: 1, net: 5000, gross: 5950 },
    { ...CHARGED, id: 9003, product_id: 777, name: 'Friendly discount', quantity: 1, net: -1000, gross: -1190 },
  ],
};

describe('orders that a merchant makes in Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  /** Contacts of one company, and somebody else. */
  let customer: number;
  let colleague: number;
  let stranger: number;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
    const { db } = database;
    await insertProducts(db, { variants: VARIANTS, finishes: FINISHES, kinds: new Map(), many: [] });
    await db
      .insert(odooFinishServices)
      .values({ finishId: FINISHES.oiled, productId: OIL_SERVICE, litresPerUnit: null });
    const { newCustomer } = createShoppers(db, clock);
    const newId = async () => (await newCustomer()).customerId ?? 0;
    [customer, colleague, stranger] = [await newId(), await newId(), await newId()];
    await db.insert(odooCustomers).values([
      { customerId: customer, key: 'a-key', partnerId: 71 },
      { customerId: colleague, key: 'another-key', partnerId: 72 },
      { customerId: stranger, key: 'foreign-key', partnerId: 79 },
    ]);
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  const companyOf = (key: string) => (key === 'foreign-key' ? 79 : COMPANY);
  function takeOverFrom(inOdoo: readonly OrderAnswer[]) {
    const run = vi.fn(async (_action: unknown, { request }: { readonly request: OrderRequest }): Promise<object> => {
      if (request.do === 'ids') {
        const company_id = companyOf(request.customer);
        return { company_id, ids: inOdoo.filter((each) => each.company_id === company_id).map(({ id }) => id) };
      }
      const { ids, company_ids } = request;
      return { orders: inOdoo.filter((each) => ids.includes(each.id) && company_ids.includes(each.company_id)) };
    });
    const warnings: string[] = [];
    const counted: number[] = [];
    const made = createTakeOverMade({
      ...{ db: database.db, run: run as unknown as RunAction },
      countInvoices: async (_queryable, orders) => {
        counted.push(...orders.map(({ id }) => id));
        return new Map();
      },
      onWarning: (message) => void warnings.push(message),
    });
    return { ...made, run, warnings, counted, requests: () => run.mock.calls.map(([, { request }]) => request) };
  }
  const shopOrders = () =>
    createStoredCustomerOrders({
      ...{ db: database.db, clock, enqueue: async () => undefined, isChangeable: false },
      isSeenBy: isOfCompany,
      countInvoices: async () => new Map(),
    });
  const namesOf = async (customerId: number) =>
    (await shopOrders().page(customerId, ALL)).orders.map(({ order }) => order.name);

  it('are found by every customer of its company among the own, and by nobody else (DB-02, DB-33)', async () => {
    const { ofCompanies, requests, counted } = takeOverFrom([ORDER]);
    await ofCompanies();
    expect(await namesOf(customer)).toEqual(['S00501']);
    expect(await namesOf(colleague)).toEqual(['S00501']);
    expect(await namesOf(stranger)).toEqual([]);
    const { page, byId, isKnown } = shopOrders();
    for (const typed of ['501', 'haus n'])
      expect((await page(customer, { ...ALL, search: readOrderSearch(typed) })).totalCount).toBe(1);
    const [found] = (await page(customer, ALL)).orders;
    // Pages of orders show what was counted when they came, and since.
    expect(counted).toEqual([found?.order.id]);
    expect(await byId(stranger, found?.order.id ?? 0)).toBeNull();
    expect([await isKnown('501', { customerId: colleague }), await isKnown('501', { customerId: stranger })]).toEqual([
      true,
      false,
    ]);
    const asked = requests().length;
    await ofCompanies();
    expect(requests()).toHaveLength(asked);
  });

  it('have the sums of Odoo, goods with their finishes, and lines of other things by their name', async () => {
    const [found] = (await shopOrders().page(customer, ALL)).orders;
    expect(found).toMatchObject({
      ...{ placedAt: new Date('2026-12-01T09:00:00Z'), locale: 'nl', isPlacedHere: false, isCancellable: false },
      ...{ paymentKind: 'ACCOUNT', paymentState: 'pending' },
      order: {
        ...{ state: 'SalesOrder', clientOrderRef: 'Haus Nord', weight: 80_000, longestPiece: 4000, vatRate: 19 },
        amounts: { untaxed: 24_000, tax: 4560, total: 28_560, delivery: 6900, discounts: -1190 },
        destination: { country: 'DE', zip: '50667' },
        shippingAddress: { city: 'Köln', companyName: 'Zimmerei Nord' },
        lines: [
          {
            ...{ variantId: VARIANTS.board, pieces: 10, priceUnit: 900, priceFinishes: 1200, net: 10_200 },
            finishes: [{ id: FINISHES.oiled, net: 1200 }],
          },
          { variantId: 0, name: 'Cutting to size', pieces: 1, gross: 5950, finishes: [] },
        ],
      },
    });
  });

  it('are taken over once, and followed from then on', async () => {
    const { takeOver } = takeOverFrom([ORDER]);
    await takeOver([ORDER.id]);
    expect(await namesOf(customer)).toEqual(['S00501']);
    await takeOverStates({ db: database.db, clock }, [{ id: ORDER.id, state: 'sale', locked: true }]);
    const [found] = (await shopOrders().page(customer, ALL)).orders;
    expect(found).toMatchObject({ paymentState: 'pending', order: { state: 'Locked' } });
  });

  it('are none where the shop placed them, or a payment is under way', async () => {
    const { db } = database;
    const placed = sampleOrder('de');
    const lines = placed.order.lines.slice(0, 1).map((line) => ({ ...line, id: 812 }));
    const order = { ...placed.order, id: 812, name: 'S00502', lines };
    const shopper = { sessionId: null, customerId: colleague };
    await db.transaction((tx) => insertOrder(tx, { ...placed, order }, { shopper, clientKey: 'a key' }));
    await db.insert(odooOrders).values({ cartId: 812, odooId: 502, shown: {} });
    const attempt = {
      ...{ id: crypto.randomUUID(), reference: 'S00503-1', orderName: 'S00503', method: 'scheme' as const },
      ...{ cartVersion: 1, clientKey: 'k', tokenHashes: [], cart: order, locale: 'de' as const },
      frozenAt: clock.now(),
    };
    await db.insert(paymentAttempts).values(attempt);
    await db.insert(odooPayments).values({ attemptId: attempt.id, odooId: 503, shown: {} });
    const { takeOver, requests } = takeOverFrom([
      { ...ORDER, id: 502, name: 'S00502' },
      { ...ORDER, id: 503, name: 'S00503' },
    ]);
    await takeOver([502, 503]);
    expect(requests()).toEqual([]);
    // By the rule of the portal, what a colleague placed here is the company's too.
    expect(await namesOf(customer)).toEqual(expect.arrayContaining(['S00501', 'S00502']));
    expect(await namesOf(stranger)).toEqual([]);
  });

  it('are left out in other currencies, and one that cannot be kept keeps no other away', async () => {
    const broken = { ...ORDER, id: 510, name: 'S00510' };
    const { takeOver, warnings } = takeOverFrom([
      { ...ORDER, id: 509, name: 'S00509', currency: 'CHF', lines: [] },
      // Its line is another order's.
      broken,
      { ...ORDER, id: 511, name: 'S00511', lines: [] },
    ]);
    await takeOver([509, 510, 511]);
    expect(await namesOf(customer)).toContain('S00511');
    expect(await namesOf(customer)).not.toContain('S00509');
    expect(warnings).toEqual([expect.stringContaining('The order S00510')]);
    expect(await database.db.select().from(orders).where(eq(orders.name, broken.name))).toEqual([]);
  });

  it('are asked for again once a quotation that was opened is no cart any more', async () => {
    const { db } = database;
    const [cart] = await db.insert(carts).values({ customerId: customer }).returning();
    await db.insert(odooOrders).values({ cartId: cart?.id ?? 0, odooId: 520, shown: {} });
    const confirmed = { ...ORDER, id: 520, name: 'S00520', lines: [] };
    const { takeOver, ofCompanies } = takeOverFrom([confirmed]);
    await takeOver([520]);
    expect(await namesOf(customer)).not.toContain('S00520');
    await endOpened(db, cart?.id ?? 0);
    await ofCompanies();
    expect(await namesOf(customer)).toContain('S00520');
  });

  it('are read in the next round where Odoo went away while they were', async () => {
    const { db } = database;
    await db.update(odooCustomers).set({ areOrdersRead: false }).where(eq(odooCustomers.customerId, stranger));
    const own = { ...ORDER, id: 508, name: 'S00508', company_id: 79, lines: [] };
    const { ofCompanies, run } = takeOverFrom([own]);
    const answer = run.getMockImplementation();
    run.mockImplementation(async (action, call) => {
      if (call.request.do === 'some') throw new Error('Odoo is away');
      return (await answer?.(action, call)) ?? {};
    });
    await expect(ofCompanies()).rejects.toThrow('Odoo is away');
    expect(await namesOf(stranger)).toEqual([]);
    if (answer) run.mockImplementation(answer);
    await ofCompanies();
    expect(await namesOf(stranger)).toEqual(['S00508']);
  });
});
