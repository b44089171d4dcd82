import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerShopper, Quotations } from '../../../ports/quotations';
import { refusal } from '../../../use-cases/testing';
import { ROTTERDAM } from '../../contracts/rotterdam';
import { findLink } from '../customers/link-rows';
import { makeQuotation } from '../testing/make-quotation';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };
const COLOGNE = { ...ROTTERDAM, country: 'DE', zip: '50667', city: 'Köln', phone: '+49 221 123456' } as const;
const VALID = { pieces: 10, validUntil: '2099-12-31' };

describe('a quotation of a real Odoo that is the cart', () => {
  let odoo: OdooUnderTest;
  let customer: CustomerShopper;
  beforeAll(async () => {
    odoo = await startOdoo();
  });
  afterAll(() => odoo.close());
  beforeEach(async () => {
    customer = (await odoo.newKnownCustomer('de')) as CustomerShopper;
  });

  const quotations = (): Quotations => {
    if (!odoo.ports.quotations) throw new Error('Odoo has quotations');
    return odoo.ports.quotations;
  };
  const quoted = (values: object = {}) =>
    makeQuotation({ admin: odoo.admin, db: odoo.placing.db }, customer.customerId, {
      ...VALID,
      ...{ variantId: odoo.variants.board, ...values },
    });
  const act = (method: string, id: number) => odoo.admin.call('sale.order', method, { ids: [id] });
  async function orderOf(id: number) {
    const fields = ['state', 'origin', 'amount_untaxed', 'amount_tax', 'amount_total', 'note', 'client_order_ref'];
    const [order] = await odoo.admin.call<Record<string, string | number>[]>('sale.order', 'read', {
      ids: [id],
      fields,
    });
    return order;
  }
  /** A quotation for a place, with its freight, a discount, and words of the merchant. */
  async function quotedForCologne() {
    const partnerId = (await findLink(odoo.placing.db, customer.customerId))?.partnerId;
    const [countryId] = await odoo.admin.call<number[]>('res.country', 'search', { domain: [['code', '=', 'DE']] });
    const site = { name: 'Baustelle', type: 'delivery', parent_id: partnerId, zip: '50667', city: 'Köln' };
    const [shipping] = await odoo.admin.call<number[]>('res.partner', 'create', {
      vals_list: [{ ...site, country_id: countryId }],
    });
    const [freight] = await odoo.admin.call<{ res_id: number }[]>('ir.model.data', 'search_read', {
      domain: [
        ['module', '=', 'geven'],
        ['name', '=', 'freight'],
      ],
      fields: ['res_id'],
    });
    const board = { product_id: odoo.variants.board, product_uom_qty: 10, price_unit: 9, discount: 10 };
    const delivery = { product_id: freight?.res_id, product_uom_qty: 1, price_unit: 69, is_delivery: true };
    return await quoted({
      ...{ partner_shipping_id: shipping, client_order_ref: 'Haus Nord', note: '<p>Wie besprochen</p>' },
      order_line: [
        [0, 0, { ...board, name: 'Bretter nach Absprache' }],
        [0, 0, delivery],
      ],
    });
  }
  async function choose(address: typeof ROTTERDAM | typeof COLOGNE, kind: 'WIRE' | 'CARD' = 'WIRE') {
    const { checkout, payments } = odoo.ports;
    const { id } = await checkout.addAddress(customer, address);
    await checkout.selectAddress(customer, id, 'shipping');
    const provider = (await payments.providers()).find((one) => one.kind === kind);
    return await checkout.choosePayment(customer, { providerId: provider?.id ?? 0, consent: CONSENT });
  }
  const place = async (version: number) =>
    await odoo.ports.orders.place(customer, { clientKey: randomUUID(), version });

  it('costs what the merchant has quoted, goes where it was quoted for, and is the order that is placed (DB-17)', async () => {
    const id = await quotedForCologne();
    const before = await orderOf(id);
    const opened = await quotations().open(customer, id);
    expect(opened).toMatchObject({
      ...{ destination: { country: 'DE', zip: '50667' }, clientOrderRef: 'Haus Nord', deliveryMethods: [] },
      ...{ freight: { price: 6900, isCalculatedAfterwards: false }, lines: [{ pieces: 10, net: 8100 }] },
    });
    expect(opened.amounts).toMatchObject({ total: Math.round(Number(before?.amount_total) * 100), delivery: 6900 });
    const fixed = refusal('QUOTATION_FIXED');
    await expect(choose(ROTTERDAM)).rejects.toMatchObject(fixed);
    await expect(odoo.ports.carts.setDestination(customer, { country: 'DE', zip: '10115' })).rejects.toMatchObject(
      fixed,
    );
    await expect(odoo.ports.carts.setPickup(customer, true)).rejects.toMatchObject(fixed);
    await expect(odoo.ports.carts.setCoupon(customer, 'LARCH3')).rejects.toMatchObject(fixed);
    await odoo.ports.carts.setTexts(customer, { remark: 'Bitte abladen' });
    const { version } = await choose(COLOGNE);
    const { order } = await place(version);
    expect(order).toMatchObject({ state: 'QuotationSent', amounts: opened.amounts, freight: { price: 6900 } });
    const after = await orderOf(id);
    expect(after).toMatchObject({ state: 'sent', amount_total: before?.amount_total, client_order_ref: 'Haus Nord' });
    expect(after?.note).toContain('Wie besprochen');
    expect(after?.note).toContain('Bitte abladen');
    const lines = await odoo.admin.call<{ name: string }[]>('sale.order.line', 'search_read', {
      domain: [['order_id', '=', id]],
      fields: ['name'],
      order: 'id',
    });
    expect(lines[0]?.name).toBe('Bretter nach Absprache');
  });

  it('bears the tax of the place that is chosen where it was quoted for none', async () => {
    const id = await quoted();
    const opened = await quotations().open(customer, id);
    expect(opened.freight).toBeNull();
    const { version, amounts } = await choose(ROTTERDAM);
    expect(amounts.untaxed).toBe(opened.amounts.untaxed);
    expect(amounts.tax).toBe(Math.round(amounts.untaxed * 0.21));
    const { order } = await place(version);
    expect(order.amounts).toEqual(amounts);
    expect(Math.round(Number((await orderOf(id))?.amount_total) * 100)).toBe(amounts.total);
  });

  it('leaves the cart once it is cancelled, confirmed or deleted in Odoo, and is not placed then (DB-19)', async () => {
    for (const change of ['action_cancel', 'action_confirm'] as const) {
      const former = await odoo.ports.carts.addMultipleItems(customer, [
        { variantId: odoo.variants.screws, pieces: 3 },
      ]);
      const id = await quoted();
      await quotations().open(customer, id);
      await act(change, id);
      expect(await odoo.ports.carts.load(customer)).toMatchObject({ id: former.id, quotation: null });
      await expect(quotations().open(customer, id)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
      await odoo.ports.carts.clear(customer);
    }
    const late = await quoted();
    await quotations().open(customer, late);
    const { version } = await choose(ROTTERDAM);
    await act('action_cancel', late);
    await expect(place(version)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
    expect((await orderOf(late))?.state).toBe('cancel');
    const deleted = await quoted();
    await quotations().open(customer, deleted);
    await act('action_cancel', deleted);
    await act('unlink', deleted);
    expect(await odoo.ports.carts.load(customer)).toBeNull();
  });

  it('shows what the merchant changes of it, which nobody places unseen', async () => {
    const id = await quoted();
    const opened = await quotations().open(customer, id);
    const { version } = await choose(ROTTERDAM);
    const ids = await odoo.admin.call<number[]>('sale.order.line', 'search', { domain: [['order_id', '=', id]] });
    await odoo.admin.call('sale.order.line', 'write', { ids, vals: { price_unit: 11 } });
    await odoo.admin.call('sale.order', 'write', { ids: [id], vals: { validity_date: '2098-01-31' } });
    await expect(place(version)).rejects.toMatchObject(refusal('CART_CHANGED'));
    const cart = await odoo.ports.carts.load(customer);
    expect(cart).toMatchObject({ quotation: { id, validUntil: '2098-01-31' }, lines: [{ net: 11_000 }] });
    expect(cart?.version).toBeGreaterThan(opened.version);
  });

  it('stays the quotation that it was when a payment by card comes to nothing', async () => {
    const id = await quoted();
    await quotations().open(customer, id);
    const { version } = await choose(ROTTERDAM, 'CARD');
    const { paymentAttempts } = odoo.ports;
    if (!paymentAttempts) throw new Error('Odoo takes payments by card');
    const { attempt } = await paymentAttempts.open(customer, { clientKey: randomUUID(), version });
    expect(await orderOf(id)).toMatchObject({ state: 'sent', origin: attempt.reference });
    await paymentAttempts.fail(attempt.id, { state: 'refused' });
    await odoo.paymentJobs['release-order']({ attemptId: attempt.id });
    expect((await orderOf(id))?.state).toBe('sent');
    expect(await odoo.ports.carts.load(customer)).toMatchObject({ quotation: { id }, lines: [{ pieces: 10 }] });
    await quotations().close(customer);
    expect(await quotations().byId(customer.customerId, id)).toMatchObject({ isOpened: false, isOrderable: true });
  });

  it('is ordered elsewhere where a cart cannot show all of it', async () => {
    const [product] = await odoo.admin.call<number[]>('product.product', 'create', {
      vals_list: [{ name: 'Aufbau', type: 'service', list_price: 100 }],
    });
    const lines = [odoo.variants.board, product].map((product_id) => [0, 0, { product_id, product_uom_qty: 1 }]);
    const id = await quoted({ order_line: lines });
    expect(await quotations().byId(customer.customerId, id)).toMatchObject({ isOrderable: false });
    await expect(quotations().open(customer, id)).rejects.toMatchObject(refusal('QUOTATION_NOT_POSSIBLE'));
    const half = await quoted({ pieces: 1.5 });
    expect(await quotations().byId(customer.customerId, half)).toMatchObject({ isOrderable: false });
  });
});
