import { OdooError } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { odooOrders } from '../../../database/schema/odoo';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { createTestDatabase } from '../../../database/testing';
import { readOrderSearch } from '../../../domain/checkout/order-search';
import { insertOrder } from '../../../orders/order-rows';
import type { Job } from '../../../ports/jobs';
import type { CustomerShopper } from '../../../ports/quotations';
import { sampleOrder } from '../../../testing/sample-order';
import { refusal } from '../../../use-cases/testing';
import { insertProducts } from '../../contracts/insert-products';
import { createShoppers } from '../../contracts/new-shopper';
import type { QuotationAnswer, QuotationRequest } from '../actions/quotation-action';
import type { RunAction } from '../actions/run-action';
import type { CartGateway } from '../cart/cart-gateway';
import { FINISHES, VARIANTS } from '../testing/product-ids';
import { createOdooQuotations } from './odoo-quotations';

const QUOTATION: QuotationAnswer = {
  ...{ id: 51, name: 'S00051', is_asked: false, reference: 'Haus Nord', date: '2026-11-02 09:00:00' },
  ...{ currency: 'EUR', place: { country: null, zip: null } },
  ...{ valid_until: '2026-12-02', untaxed: 387.6, partner: { name: 'Anna Visser', email: 'anna@example.nl' } },
  lines: [
    { product_id: 999_999, part: 'delivery', value_ids: [], name: 'Freight', quantity: 1, net: 58, gross: 69 },
    { product_id: null, part: null, value_ids: [], name: 'A service', quantity: 1, net: 5, gross: 5.95 },
  ],
};
const ALL = { search: null, offset: 0, limit: 10 };
/** A gateway whose Odoo goes away. */
const inSequence: CartGateway['inSequence'] = (_shopper, work) =>
  work(() => Promise.reject(new OdooError('is away', { kind: 'unavailable', call: 'cart' })));
const clock = { now: () => new Date('2026-12-05T09:00:00Z') };

describe('quotations that are made in Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  /** Whom Odoo knows. */
  let customer: CustomerShopper;
  let stranger: CustomerShopper;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
    const kinds = { variants: VARIANTS, finishes: FINISHES, kinds: new Map(), many: [] };
    await insertProducts(database.db, kinds);
    const { newCustomer } = createShoppers(database.db, clock);
    [customer, stranger] = [(await newCustomer()) as CustomerShopper, (await newCustomer()) as CustomerShopper];
    const { customerId } = customer;
    await database.db.insert(odooCustomers).values({ customerId, key: 'a-key', partnerId: 71 });
    const placed = sampleOrder('de');
    const lines = placed.order.lines.slice(0, 1).map((line) => ({ ...line, id: 812 }));
    const order = { ...placed.order, id: 812, name: 'S00812', state: 'QuotationSent' as const, lines };
    await database.db.transaction((tx) =>
      insertOrder(tx, { ...placed, order }, { shopper: { sessionId: null, customerId }, clientKey: 'a key' }),
    );
    await database.db.insert(odooOrders).values({ cartId: 812, odooId: 44, shown: {} });
    await database.db.insert(odooOrders).values({ cartId: 813, odooId: 45, shown: {} });
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  let jobs: Job[] = [];
  beforeEach(() => {
    jobs = [];
  });

  function quotationsOf(answer: object) {
    const run = vi.fn(async (_action: unknown, _call: { readonly request: QuotationRequest }) => answer);
    const quotations = createOdooQuotations({
      ...{
        db: database.db,
        run: run as unknown as RunAction,
        clock,
        carts: { load: async () => null },
        gateway: { inSequence },
      },
      enqueue: async (_tx, job) => void jobs.push(job),
    });
    return { quotations, run, request: () => run.mock.calls.at(-1)?.[1].request };
  }

  it('are listed in one call, but for orders of the shop that wait for their money (DB-13)', async () => {
    const { quotations, request, run } = quotationsOf({ total: 1, quotations: [QUOTATION] });
    const page = await quotations.page(customer.customerId, { ...ALL, search: readOrderSearch('S00051') });
    expect(run).toHaveBeenCalledOnce();
    expect(request()).toEqual({ do: 'page', term: '00051', offset: 0, limit: 10, customer: 'a-key', placed: [44] });
    expect(page).toEqual({
      totalCount: 1,
      quotations: [
        {
          ...{ id: 51, name: 'S00051', state: 'QuotationSent', clientOrderRef: 'Haus Nord', projectReference: null },
          ...{ savedAt: new Date('2026-11-02T09:00:00Z'), validUntil: '2026-12-02', untaxed: 38_760, lines: [] },
          ...{ isOpened: false, isOrderable: false },
        },
      ],
    });
  });

  it('are no cart’s, and become none where a cart cannot show all of them (DB-17)', async () => {
    const { quotations } = quotationsOf({ quotation: QUOTATION });
    expect(quotations.isCartPossible).toBe(false);
    await expect(quotations.save(customer)).rejects.toMatchObject(refusal('QUOTATION_NOT_POSSIBLE'));
    // What its service is, no cart can say.
    await expect(quotations.open(customer, 51)).rejects.toMatchObject(refusal('QUOTATION_EXPIRED'));
    const good = quotationsOf({ quotation: { ...QUOTATION, valid_until: '2026-12-05' } });
    await expect(good.quotations.open(customer, 51)).rejects.toMatchObject(refusal('QUOTATION_NOT_POSSIBLE'));
  });

  it('are said to be out of reach while Odoo is away, and are not taken for none', async () => {
    const { quotations, run } = quotationsOf({});
    const outage = new OdooError('is away', { kind: 'unavailable', call: 'quotations' });
    run.mockRejectedValue(outage);
    const { customerId } = customer;
    for (const call of [
      () => quotations.page(customerId, ALL),
      () => quotations.byId(customerId, 51),
      () => quotations.open(customer, 51),
      () => quotations.askAgain(customer, 51),
      () => quotations.remove(customer, 51),
    ])
      await expect(call()).rejects.toBe(outage);
  });

  it('leave the cart as it was when Odoo goes away while they are opened (DB-17)', async () => {
    const { db } = database;
    const line = { product_id: VARIANTS.board ?? 0, part: null, value_ids: [], name: 'Board', quantity: 2 };
    const lines = [{ ...line, net: 19.38, gross: 23.06 }];
    const { quotations } = quotationsOf({ quotation: { ...QUOTATION, valid_until: null, lines } });
    const { customerId } = customer;
    const [before] = await db.insert(carts).values({ customerId, country: 'DE', zip: '50667' }).returning();
    const shown = { lines: [{ id: 1, product_id: line.product_id, pieces: 1, finishes: [] }] };
    await db.insert(odooOrders).values({ cartId: before?.id ?? 0, odooId: 77, shown });
    await expect(quotations.open(customer, 51)).rejects.toThrow('is away');
    const found = await db.select().from(carts).where(eq(carts.customerId, customerId));
    expect(found).toMatchObject([{ id: before?.id, odooQuotation: null, setAsideFor: null }]);
    await db.delete(carts).where(eq(carts.customerId, customerId));
  });

  it('are copied for the merchant once they have expired, who is mailed once (DB-16)', async () => {
    const copy = { ...QUOTATION, id: 52, name: 'S00052', is_asked: true, valid_until: null };
    const { quotations, request } = quotationsOf({ quotation: copy });
    expect(await quotations.askAgain(customer, 51)).toMatchObject({ id: 52, state: 'Quotation', validUntil: null });
    expect(request()).toMatchObject({ do: 'ask', id: 51, today: '2026-12-05', customer: 'a-key' });
    expect(jobs).toEqual([{ name: 'quotation-asked', key: '52', data: { quotationId: 52 } }]);
    expect(await quotations.asked(52)).toMatchObject({ name: 'Anna Visser', quotation: { name: 'S00052' } });
    const good = quotationsOf({ refusal: 'QUOTATION_NOT_EXPIRED' });
    await expect(good.quotations.askAgain(customer, 51)).rejects.toMatchObject(refusal('QUOTATION_NOT_EXPIRED'));
  });

  it('are cancelled in Odoo (DB-18)', async () => {
    const { quotations, request } = quotationsOf({ quotation: QUOTATION });
    expect(await quotations.remove(customer, 51)).toBeNull();
    expect(request()).toMatchObject({ do: 'cancel', id: 51, customer: 'a-key' });
  });

  it('of another customer are as if there were none (DB-33)', async () => {
    const { quotations } = quotationsOf({ quotation: null });
    expect(await quotations.byId(customer.customerId, 51)).toBeNull();
    for (const call of [quotations.askAgain, quotations.remove])
      await expect(call(customer, 51)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
    const other = quotationsOf({});
    expect(await other.quotations.page(stranger.customerId, ALL)).toEqual({ quotations: [], totalCount: 0 });
    expect(await other.quotations.byId(stranger.customerId, 51)).toBeNull();
    await expect(other.quotations.remove(stranger, 51)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
    expect(other.run).not.toHaveBeenCalled();
  });
});
