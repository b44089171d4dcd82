import { addDays, deliveryWindow } from '@geven/timber';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../backends/embedded/testing/start-embedded';
import { orders } from '../database/schema/orders';
import { readOrderSearch } from '../domain/checkout/order-search';
import type { PlacedOrder } from '../domain/checkout/placed-order';
import type { OrderQuery } from '../ports/customer-orders';
import type { Shopper } from '../ports/shopper';
import { placeSample } from './testing/place-sample';

const ALL: OrderQuery = { states: [], search: null, offset: 0, limit: 10 };

describe("a customer's orders", () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let customer: Shopper;
  let customerId = 0;
  let first: PlacedOrder;
  let second: PlacedOrder;
  const customerOrders = () => backend.ports.customerOrders;
  const idsOf = async (query: Partial<OrderQuery> = {}, of = customerId) =>
    (await customerOrders().page(of, { ...ALL, ...query })).orders.map(({ order }) => order.id);
  const found = (typed: string) => idsOf({ search: readOrderSearch(typed) });

  beforeAll(async () => {
    backend = await startEmbedded();
    customer = await backend.newCustomer('de');
    customerId = customer.customerId ?? 0;
    first = await placeSample(backend, { paymentKind: 'WIRE', shopper: customer });
    second = await placeSample(backend, { paymentKind: 'CARD', shopper: customer });
  });
  afterAll(() => backend.close());

  it('are listed by page and state, the newest first, with all their lines (DB-02, DB-03, API-54)', async () => {
    const page = await customerOrders().page(customerId, ALL);
    expect(page).toMatchObject({ totalCount: 2, orders: [{ order: second.order }, { order: first.order }] });
    expect(await idsOf({ offset: 1, limit: 1 })).toEqual([first.order.id]);
    expect(await idsOf({ states: ['QuotationSent'] })).toEqual([first.order.id]);
    expect(await idsOf({ states: ['Locked', 'Cancelled'] })).toEqual([]);
  });

  it('are nobody else’s (DB-33)', async () => {
    const other = (await backend.newCustomer('de')).customerId ?? 0;
    expect(await idsOf({}, other)).toEqual([]);
    expect(await customerOrders().byId(other, first.order.id)).toBeNull();
    await expect(customerOrders().setReference(other, first.order.id, 'X')).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
    await expect(customerOrders().cancel(other, first.order.id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('have a reference of the customer’s own, and are found by it and by number (DB-20, DB-21, API-55)', async () => {
    const changed = await customerOrders().setReference(customerId, first.order.id, 'Haus 50% Nord_1');
    expect(changed.order).toEqual({ ...first.order, clientOrderRef: 'Haus 50% Nord_1' });
    const digits = first.order.name.slice(1);
    for (const typed of [first.order.name, first.order.name.toLowerCase(), digits, 'nord_1', '50%'])
      expect(await found(typed)).toEqual([first.order.id]);
    for (const typed of ['ord?1', 'N_rd', digits.slice(0, -1), '%%']) expect(await found(typed)).toEqual([]);
  });

  it('say when they are delivered: counted from when they were paid, not while that is waited for', async () => {
    const datesOf = async ({ order }: PlacedOrder) =>
      (await customerOrders().byId(customerId, order.id))?.deliveryDates;
    expect(await datesOf(first)).toBeNull();
    const { placedAt, order, locale } = second;
    expect(await datesOf(second)).toEqual(deliveryWindow({ today: placedAt, saleDelay: order.saleDelay, locale }));
    await backend.db
      .update(orders)
      .set({ begunAt: new Date('2027-03-01T12:00:00Z') })
      .where(eq(orders.id, order.id));
    expect(await datesOf(second)).toMatchObject({ base: addDays('2027-03-01', order.saleDelay) });
  });

  it('show how far the yard is once they are paid (DB-11, EN-07)', async () => {
    const stepOf = async (id: number) => (await customerOrders().byId(customerId, id))?.processStep;
    expect(await stepOf(first.order.id)).toBeNull();
    expect(await stepOf(second.order.id)).toBe('Collect');
    await backend.db.update(orders).set({ processStep: 'Planing' }).where(eq(orders.id, second.order.id));
    expect(await stepOf(second.order.id)).toBe('Planing');
  });

  it('are cancelled by their customer before they are paid, once, and never after (DB-10, DB-19, API-56)', async () => {
    const before = backend.jobs.length;
    expect(await customerOrders().cancel(customerId, first.order.id)).toMatchObject({
      order: { state: 'Cancelled' },
      isCancellable: false,
      isReferenceEditable: false,
    });
    const data = { orderId: first.order.id, reason: 'customer', refund: 0 };
    expect(backend.jobs.slice(before)).toEqual([{ name: 'order-cancelled', key: String(first.order.id), data }]);
    for (const { order } of [first, second])
      await expect(customerOrders().cancel(customerId, order.id)).rejects.toMatchObject({
        code: 'ORDER_NOT_CANCELLABLE',
      });
    await expect(customerOrders().setReference(customerId, first.order.id, 'late')).rejects.toMatchObject({
      code: 'ORDER_NOT_EDITABLE',
    });
  });

  it('are known by number to their customer, and to whoever has the e-mail of the order (API-57)', async () => {
    const digits = second.order.name.slice(1);
    const email = second.order.shippingAddress?.email ?? '';
    expect(await customerOrders().isKnown(digits, { customerId })).toBe(true);
    expect(await customerOrders().isKnown(`00${digits}`, { email: email.toUpperCase() })).toBe(true);
    expect(await customerOrders().isKnown(digits, { email: 'other@example.com' })).toBe(false);
    expect(await customerOrders().isKnown('999999', { customerId })).toBe(false);
  });

  it('are known by the invoice address where they have no other (API-57)', async () => {
    const { order } = await placeSample(backend, { paymentKind: 'WIRE' });
    const address = { ...order.shippingAddress, email: 'pickup@example.nl' };
    const snapshot = { shippingAddress: null, invoiceAddress: address };
    await backend.db
      .update(orders)
      .set({ snapshot: sql`${orders.snapshot} || ${JSON.stringify(snapshot)}::jsonb` })
      .where(eq(orders.id, order.id));
    const isKnown = (email: string) => customerOrders().isKnown(order.name.slice(1), { email });
    expect(await isKnown('Pickup@example.nl')).toBe(true);
    expect(await isKnown('anna@example.nl')).toBe(false);
  });
});
