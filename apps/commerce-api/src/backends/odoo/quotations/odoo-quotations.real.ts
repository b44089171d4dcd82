import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrderSearch } from '../../../domain/checkout/order-search';
import type { Job } from '../../../ports/jobs';
import type { CustomerShopper, Quotations } from '../../../ports/quotations';
import { refusal } from '../../../use-cases/testing';
import { createActionRunner } from '../actions/run-action';
import { findLink } from '../customers/link-rows';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';
import { createOdooQuotations } from './odoo-quotations';

const clock = { now: () => new Date() };
const ALL = { search: null, offset: 0, limit: 10 };
const EXPIRED = '2020-01-31';

describe('quotations of a real Odoo', () => {
  let odoo: OdooUnderTest;
  let quotations: Quotations;
  let customer: CustomerShopper;
  const jobs: Job[] = [];
  beforeAll(async () => {
    odoo = await startOdoo();
    const { db, client } = odoo.placing;
    quotations = createOdooQuotations({
      ...{ db, clock, run: createActionRunner(client, odoo.ids), carts: odoo.ports.carts },
      gateway: odoo.placing.gateway,
      enqueue: async (_tx, job) => void jobs.push(job),
    });
    customer = (await odoo.newKnownCustomer('de')) as CustomerShopper;
  });
  afterAll(() => odoo.close());

  /** A quotation of 10 boards that the merchant has sent. */
  async function sent(values: object = {}) {
    const link = await findLink(odoo.placing.db, customer.customerId);
    const lines = [[0, 0, { product_id: odoo.variants.board, product_uom_qty: 10, price_unit: 9 }]];
    const order = { partner_id: link?.partnerId, order_line: lines, client_order_ref: 'Haus Nord', ...values };
    const [id = 0] = await odoo.admin.call<number[]>('sale.order', 'create', { vals_list: [order] });
    await odoo.admin.call('sale.order', 'action_quotation_sent', { ids: [id] });
    return id;
  }
  const stateOf = async (id: number) =>
    (await odoo.admin.call<{ state: string }[]>('sale.order', 'read', { ids: [id], fields: ['state'] }))[0]?.state;
  const idsOf = async ({ customerId }: CustomerShopper, query = ALL) =>
    (await quotations.page(customerId, query)).quotations.map(({ id }) => id);

  it('are found with their lines, by their customer alone, and cancelled (DB-13, DB-18, DB-33)', async () => {
    const id = await sent();
    const [found] = (await quotations.page(customer.customerId, ALL)).quotations;
    expect(found).toMatchObject({
      ...{ id, state: 'QuotationSent', clientOrderRef: 'Haus Nord', untaxed: 9000, isOrderable: true },
      lines: [{ variantId: odoo.variants.board, pieces: 10, price: 900 }],
    });
    for (const typed of [found?.name ?? '', 'nord'])
      expect(await idsOf(customer, { ...ALL, search: readOrderSearch(typed) } as typeof ALL)).toContain(id);
    const other = (await odoo.newKnownCustomer('de')) as CustomerShopper;
    expect(await idsOf(other)).toEqual([]);
    expect(await quotations.byId(other.customerId, id)).toBeNull();
    for (const call of [quotations.remove, quotations.askAgain])
      await expect(call(other, id)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
    expect(await stateOf(id)).toBe('sent');
    await quotations.remove(customer, id);
    expect(await stateOf(id)).toBe('cancel');
    expect(await idsOf(customer)).not.toContain(id);
  });

  it('are asked for again once they have expired, once, and are quotations again when they are sent (DB-16)', async () => {
    const good = await sent();
    await expect(quotations.askAgain(customer, good)).rejects.toMatchObject(refusal('QUOTATION_NOT_EXPIRED'));
    const id = await sent({ validity_date: EXPIRED });
    const copy = await quotations.askAgain(customer, id);
    expect(copy).toMatchObject({ state: 'Quotation', validUntil: null, lines: [{ pieces: 10 }] });
    expect((await quotations.askAgain(customer, id)).id).toBe(copy.id);
    expect(await idsOf(customer)).toEqual(expect.arrayContaining([id, copy.id]));
    expect((await quotations.asked(copy.id))?.quotation.name).toBe(copy.name);
    await odoo.admin.call('sale.order', 'action_quotation_sent', { ids: [copy.id] });
    expect(await quotations.byId(customer.customerId, copy.id)).toMatchObject({ state: 'QuotationSent' });
    expect(await quotations.asked(copy.id)).toBeNull();
  });

  it('are none of a draft, nor of an order that is confirmed', async () => {
    const link = await findLink(odoo.placing.db, customer.customerId);
    const values = { partner_id: link?.partnerId };
    const [draft = 0] = await odoo.admin.call<number[]>('sale.order', 'create', { vals_list: [values] });
    const confirmed = await sent();
    await odoo.admin.call('sale.order', 'action_confirm', { ids: [confirmed] });
    const found = await idsOf(customer);
    for (const id of [draft, confirmed]) expect(found).not.toContain(id);
  });
});
