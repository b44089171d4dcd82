import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { odooOrders } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import { PROCESS_STEPS } from '../../../domain/checkout/process-step';
import { findOdooOrder } from '../cart/odoo-order-rows';
import { testClients } from '../testing/clients';
import { readyToOrder } from '../testing/ready-to-order';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';
import { cancelAbandoned } from './cancel-abandoned';
import { followOrders } from './follow-orders';
import { findStepTags } from './order-steps';

/** Orders that were made in Odoo are another test's. */
const takeOver = async () => undefined;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('what happens to an order inside Odoo', () => {
  const { admin } = testClients();
  let odoo: OdooUnderTest;
  beforeAll(async () => {
    odoo = await startOdoo();
  });
  afterAll(() => odoo.close());

  async function placeOrder() {
    const shopper = await readyToOrder(odoo);
    const version = (await odoo.placing.gateway.shown(shopper))?.cart.version ?? 0;
    const { order } = await odoo.ports.orders.place(shopper, { clientKey: randomUUID(), version });
    const link = await findOdooOrder(odoo.placing.db, order.id);
    return { id: order.id, odooId: link?.odooId ?? 0 };
  }

  it('is taken over: confirmed when the money came, or cancelled', async () => {
    const [paid, cancelled, open] = [await placeOrder(), await placeOrder(), await placeOrder()];
    await admin.call('sale.order', 'action_confirm', { ids: [paid.odooId] });
    await admin.call('sale.order', 'action_cancel', { ids: [cancelled.odooId] });
    await followOrders({ ...odoo.placing, takeOver });
    const states = [];
    for (const { id } of [paid, cancelled, open]) {
      const placed = await odoo.ports.orders.byId(id);
      const [row] = await odoo.placing.db.select().from(orders).where(eq(orders.id, id));
      states.push([placed?.order.state, placed?.paymentState, row?.begunAt !== null]);
    }
    expect(states).toEqual([
      ['SalesOrder', 'done', true],
      ['Cancelled', 'pending', false],
      ['QuotationSent', 'pending', false],
    ]);
  });

  it('tags an order with how far the yard is (EN-07)', async () => {
    const order = await placeOrder();
    await admin.call('sale.order', 'action_confirm', { ids: [order.odooId] });
    const { db } = odoo.placing;
    const step = async () => {
      await followOrders({ ...odoo.placing, takeOver });
      const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
      return row?.processStep;
    };
    expect(await step()).toBeNull();
    const tags = await findStepTags(admin);
    for (const [id, name] of tags) {
      await admin.call('sale.order', 'write', { ids: [order.odooId], vals: { tag_ids: [[6, 0, [id]]] } });
      expect(await step()).toBe(name);
    }
    expect(new Set(tags.values())).toEqual(new Set(PROCESS_STEPS));
    await admin.call('sale.order', 'write', { ids: [order.odooId], vals: { tag_ids: [[5]] } });
    expect(await step()).toBeNull();
  });

  it('cancels a cart that nobody touched for thirty days, and no other', async () => {
    const { db } = odoo.placing;
    const [old, young] = [await readyToOrder(odoo), await readyToOrder(odoo)];
    const order = await placeOrder();
    const [oldCart, youngCart] = [await odoo.ports.carts.load(old), await odoo.ports.carts.load(young)];
    const oldLink = await findOdooOrder(db, oldCart?.id ?? 0);
    const youngLink = await findOdooOrder(db, youngCart?.id ?? 0);
    const changedAt = new Date(Date.now() - 31 * DAY_MS);
    for (const id of [oldCart?.id ?? 0, order.id]) {
      await db.update(odooOrders).set({ changedAt }).where(eq(odooOrders.cartId, id));
    }
    expect(await cancelAbandoned(odoo.placing)).toBe(1);
    const states = await admin.call<{ id: number; state: string }[]>('sale.order', 'read', {
      ids: [oldLink?.odooId ?? 0, youngLink?.odooId ?? 0, order.odooId],
      fields: ['state'],
    });
    expect(states.map(({ state }) => state)).toEqual(['cancel', 'draft', 'sent']);
    expect(await odoo.ports.carts.load(old)).toBeNull();
    expect((await odoo.ports.carts.load(young))?.lines).toHaveLength(1);
  });
});
