import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../database/schema/orders';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { findOdooOrder } from '../cart/odoo-order-rows';
import { testClients } from '../testing/clients';
import { readyToOrder } from '../testing/ready-to-order';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';
import { archivePartners } from './archive-partners';

describe('the contacts of a deleted customer’s orders', () => {
  const { admin } = testClients();
  let odoo: OdooUnderTest;
  beforeAll(async () => {
    odoo = await startOdoo();
  });
  afterAll(() => odoo.close());

  /** The contact in Odoo of an order that joined a customer. */
  async function orderOf(customerId: number): Promise<number> {
    const { db, gateway } = odoo.placing;
    const shopper = await readyToOrder(odoo);
    const version = (await gateway.shown(shopper))?.cart.version ?? 0;
    const { order } = await odoo.ports.orders.place(shopper, { clientKey: randomUUID(), version });
    await db.update(orders).set({ customerId }).where(eq(orders.id, order.id));
    const link = await findOdooOrder(db, order.id);
    const [placed] = await admin.call<{ partner_id: [number, string] }[]>('sale.order', 'read', {
      ids: [link?.odooId ?? 0],
      fields: ['partner_id'],
    });
    return placed?.partner_id[0] ?? 0;
  }

  it('are archived with a note, but for one that others use as well (LG-07)', async () => {
    const { db, client } = odoo.placing;
    const { customerId } = await odoo.newCustomer();
    const [own, shared] = [await orderOf(customerId ?? 0), await orderOf(customerId ?? 0)];
    await admin.call('sale.order', 'create', { vals_list: [{ partner_id: shared }] });
    const run = createActionRunner(client, createOdooIds(client));
    await archivePartners({ db, run }, customerId ?? 0);
    await archivePartners({ db, run }, customerId ?? 0);
    const found = await admin.call<{ id: number; active: boolean }[]>('res.partner', 'read', {
      ids: [own, shared],
      fields: ['active'],
    });
    expect(found).toEqual([
      { id: own, active: false },
      { id: shared, active: true },
    ]);
    const notes = await admin.call<number>('mail.message', 'search_count', {
      domain: [
        ['model', '=', 'res.partner'],
        ['res_id', '=', own],
        ['message_type', '=', 'notification'],
        ['body', 'ilike', 'shop'],
      ],
    });
    expect(notes).toBe(1);
  });
});
