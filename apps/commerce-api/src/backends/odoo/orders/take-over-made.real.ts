import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../../ports/shopper';
import { createActionRunner } from '../actions/run-action';
import { findLink } from '../customers/link-rows';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';
import { createTakeOverMade } from './take-over-made';

const ALL = { states: [], search: null, offset: 0, limit: 10 };

describe('orders that are made in a real Odoo', () => {
  let odoo: OdooUnderTest;
  let customer: Shopper;
  beforeAll(async () => {
    odoo = await startOdoo();
    customer = await odoo.newKnownCustomer('de');
  });
  afterAll(() => odoo.close());

  async function makeOrder(values: object) {
    const link = await findLink(odoo.placing.db, customer.customerId);
    const vals_list = [{ partner_id: link?.partnerId, client_order_ref: 'Haus Nord', ...values }];
    const [id = 0] = await odoo.admin.call<number[]>('sale.order', 'create', { vals_list });
    await odoo.admin.call('sale.order', 'action_confirm', { ids: [id] });
    const fields = ['name', 'amount_untaxed', 'amount_total'];
    type Order = { name: string; amount_untaxed: number; amount_total: number };
    const [order] = await odoo.admin.call<Order[]>('sale.order', 'read', { ids: [id], fields });
    return { id, name: order?.name, ...order };
  }

  const takeOverMade = () =>
    createTakeOverMade({
      ...{ db: odoo.placing.db, run: createActionRunner(odoo.placing.client, odoo.ids) },
      onWarning: (message) => {
        throw new Error(message);
      },
    });
  const ordersOf = async ({ customerId }: Shopper) =>
    (await odoo.ports.customerOrders.page(customerId ?? 0, ALL)).orders;

  it('are found to the cent, by their customer alone, and the next one by its number', async () => {
    const board = { product_id: odoo.variants.board, product_uom_qty: 10, price_unit: 9 };
    const before = await makeOrder({
      order_line: [
        [0, 0, { ...board, product_no_variant_attribute_value_ids: [[6, 0, [odoo.finishes.oiled]]] }],
        [0, 0, { display_type: 'line_section', name: 'Terrace' }],
      ],
    });
    const made = takeOverMade();
    await made.ofCustomer(customer.customerId ?? 0);
    const [found] = await ordersOf(customer);
    expect(found).toMatchObject({
      ...{ isPlacedHere: false, invoiceCount: 0 },
      order: {
        ...{ name: before.name, state: 'SalesOrder', clientOrderRef: 'Haus Nord' },
        lines: [{ variantId: odoo.variants.board, pieces: 10, priceUnit: 900, net: 9000 }],
      },
    });
    const { untaxed = 0, total = 0 } = found?.order.amounts ?? {};
    expect([untaxed, total]).toEqual([
      Math.round((before.amount_untaxed ?? 0) * 100),
      Math.round((before.amount_total ?? 0) * 100),
    ]);
    expect(await ordersOf(await odoo.newKnownCustomer('de'))).toEqual([]);
    // Of a company that is known, the next one comes by its number.
    const after = await makeOrder({ order_line: [[0, 0, board]] });
    await made.takeOver([before.id, after.id]);
    expect((await ordersOf(customer)).map(({ order }) => order.name).sort()).toEqual([before.name, after.name].sort());
  });
});
