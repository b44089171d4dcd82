import { describe, expect, it, vi } from 'vitest';
import type { CustomerOrders } from '../../ports/customer-orders';
import { unlimited } from '../../testing/unlimited';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createCheckOrder } from './check-order';
import { createGetDashboard } from './get-dashboard';
import { createGetOrders } from './get-orders';
import { createFindReader } from './order-reader';
import { createUpdateOrder } from './update-order';

const CUSTOMER = { ...SHOPPER, customerId: 3 };
const customer = () => ({ ...createFakeVisitor(), shopper: async () => CUSTOMER });

describe('orders of a customer', () => {
  const page = vi.fn<CustomerOrders['page']>(async () => ({ orders: [], totalCount: 0 }));
  const byId = vi.fn<CustomerOrders['byId']>(async () => null);
  const byLink = vi.fn<CustomerOrders['byLink']>(async () => null);
  const findReader = createFindReader({ orderLinks: { opens: async (id, token) => id === 12 && token === 'right' } });
  const { getOrders, getOrder } = createGetOrders({ customerOrders: { page, byId, byLink }, findReader });
  const order = (accessToken: string | null = null) => ({ orderId: 12, accessToken });
  const request = { states: [], search: null, currentPage: 1, pageSize: 10 };

  it.each([
    [5, 5],
    [10, 10],
    [15, 15],
    [20, 20],
    [7, 10],
    [5000, 10],
  ])('come in pages: %i are asked, %i are on one (DB-04, API-54)', async (pageSize, limit) => {
    await getOrders(customer(), { ...request, pageSize, currentPage: 3, search: 'S107312' });
    const search = { digits: '107312', term: 'S107312' };
    expect(page).toHaveBeenLastCalledWith(3, { states: [], search, offset: 2 * limit, limit });
  });

  it('begin with the first page, whatever is asked', async () => {
    await getOrders(customer(), { ...request, currentPage: -4 });
    expect(page).toHaveBeenLastCalledWith(3, { states: [], search: null, offset: 0, limit: 10 });
  });

  it('are none where an id is that of nobody’s order (API-53)', async () => {
    expect(await getOrder(customer(), order())).toEqual({ orders: [], totalCount: 0, isByLink: false });
    expect(byId).toHaveBeenCalledWith(3, 12);
  });

  it('are opened by a link without a login, and by a wrong one as if there were none (DB-08)', async () => {
    byId.mockClear();
    const guest = createFakeVisitor();
    expect((await getOrder(guest, order('right'))).isByLink).toBe(true);
    expect(byLink).toHaveBeenCalledWith(12);
    byLink.mockClear();
    expect(await getOrder(guest, order('wrong'))).toEqual({ orders: [], totalCount: 0, isByLink: false });
    expect(byLink).not.toHaveBeenCalled();
    // An old link in the browser keeps no customer from the own order.
    await getOrder(customer(), order('wrong'));
    expect(byId).toHaveBeenCalledWith(3, 12);
  });

  it('ask a guest to log in (GR-06)', async () => {
    const guest = createFakeVisitor();
    const { updateOrder, cancelOrder } = createUpdateOrder({
      customerOrders: { setReference: vi.fn(), cancel: vi.fn() },
    });
    const getDashboard = createGetDashboard({ customerOrders: { page } });
    for (const call of [
      () => getOrders(guest, request),
      () => getOrder(guest, order()),
      () => getDashboard(guest),
      () => updateOrder(guest, 1, 'x'),
      () => cancelOrder(guest, 1),
    ])
      await expect(call()).rejects.toMatchObject(refusal('NOT_AUTHENTICATED'));
  });

  it('take a reference of 60 characters, and none in place of an empty one (API-55)', async () => {
    const setReference = vi.fn<CustomerOrders['setReference']>();
    const { updateOrder } = createUpdateOrder({ customerOrders: { setReference, cancel: vi.fn() } });
    await updateOrder(customer(), 1, '  ');
    expect(setReference).toHaveBeenLastCalledWith(3, 1, null);
    await updateOrder(customer(), 1, ' Haus Nord ');
    expect(setReference).toHaveBeenLastCalledWith(3, 1, 'Haus Nord');
    const long = refusal('FIELD_TOO_LONG', { field: 'clientOrderRef', max: 60 });
    await expect(updateOrder(customer(), 1, 'x'.repeat(61))).rejects.toMatchObject(long);
  });
});

describe('the check of an order number', () => {
  function check(isKnown: CustomerOrders['isKnown']) {
    const count = vi.fn(unlimited.count);
    return { checkOrder: createCheckOrder({ customerOrders: { isKnown }, limits: { ...unlimited, count } }), count };
  }

  it.each(['', 'S1073', '12345', 'Terrasse'])('asks nobody for %j (VA-02)', async (typed) => {
    const isKnown = vi.fn(async () => true);
    const { checkOrder, count } = check(isKnown);
    expect(await checkOrder(customer(), typed, 'anna@example.nl')).toBe(false);
    expect(isKnown).not.toHaveBeenCalled();
    expect(count).not.toHaveBeenCalled();
  });

  it('is true for a customer’s own, and counted (API-57)', async () => {
    const isKnown = vi.fn(async () => true);
    const { checkOrder, count } = check(isKnown);
    expect(await checkOrder(customer(), 'S107312', null)).toBe(true);
    expect(isKnown).toHaveBeenCalledWith('107312', { customerId: 3 });
    expect(count).toHaveBeenCalledWith('orderChecksOfClient', '192.0.2.0/24');
  });

  it('needs the order’s e-mail from a guest (API-57)', async () => {
    const isKnown = vi.fn<CustomerOrders['isKnown']>(async (_digits, owner) => 'email' in owner);
    const { checkOrder } = check(isKnown);
    expect(await checkOrder(createFakeVisitor(), '107312', null)).toBe(false);
    expect(isKnown).not.toHaveBeenCalled();
    expect(await checkOrder(createFakeVisitor(), '107312', ' anna@example.nl ')).toBe(true);
    expect(isKnown).toHaveBeenCalledWith('107312', { email: 'anna@example.nl' });
  });
});
