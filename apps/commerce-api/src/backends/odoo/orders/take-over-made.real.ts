import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../../ports/shopper';
import { createActionRunner } from '../actions/run-action';
import { findLink } from '../customers/link-rows';
import { countKnownInvoices, createCountInOdoo } from '../invoices/count-in-odoo';
import { followInvoices } from '../invoices/follow-invoices';
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

  const run = () => createActionRunner(odoo.placing.client, odoo.ids);
  const countInvoices = () => createCountInOdoo({ db: odoo.placing.db, run: run() });
  const takeOverMade = () =>
    createTakeOverMade({
      ...{ db: odoo.placing.db, run: run(), countInvoices: countInvoices() },
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

  it('say on pages of orders how much was invoiced, before they came here and since', async () => {
    const { db, client } = odoo.placing;
    const order_line = [[0, 0, { product_id: odoo.variants.board, product_uom_qty: 10, price_unit: 9 }]];
    const invoice = async (orderId: number) => {
      const context = { active_model: 'sale.order', active_ids: [orderId] };
      const vals_list = [{ advance_payment_method: 'percentage', amount: 10, sale_order_ids: [[6, 0, [orderId]]] }];
      const ids = await odoo.admin.call<number[]>('sale.advance.payment.inv', 'create', { vals_list, context });
      await odoo.admin.call('sale.advance.payment.inv', 'create_invoices', { ids, context });
      const domain = [
        ['line_ids.sale_line_ids.order_id', '=', orderId],
        ['state', '=', 'draft'],
      ];
      const moves = { ids: await odoo.admin.call<number[]>('account.move', 'search', { domain }) };
      await odoo.admin.call('account.move', 'action_post', moves);
    };
    const made = await makeOrder({ order_line });
    await invoice(made.id);
    await takeOverMade().takeOver([made.id]);
    const found = (await ordersOf(customer)).find(({ order }) => order.name === made.name);
    const known = async () => [...(await countKnownInvoices(db, [{ id: found?.order.id ?? 0 }])).values()];
    expect(await known()).toEqual([1]);
    await invoice(made.id);
    await followInvoices({ db, client, clock: { now: () => new Date() }, countInvoices: countInvoices() });
    expect(await known()).toEqual([2]);
  });
});
