import { expect, it } from 'vitest';
import { createDatabase } from '../../../database/connection';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { createTestDatabase } from '../../../database/testing';
import type { Job } from '../../../ports/jobs';
import { describeInvoices, type InvoicesUnderTest } from '../../contracts/invoices.contract';
import { createShoppers } from '../../contracts/new-shopper';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { testClients } from '../testing/clients';
import { createMakeOdooInvoiceFiles, createOdooInvoices } from './odoo-invoices';

const { admin, gateway } = testClients();

async function create(model: string, values: object): Promise<number> {
  const [id] = await admin.call<number[]>(model, 'create', { vals_list: [values] });
  if (id === undefined) throw new Error(`Odoo made no ${model}`);
  return id;
}

async function readMove(id: number) {
  const [move] = await admin.call<{ name: string; amount_total: number }[]>('account.move', 'read', {
    ids: [id],
    fields: ['name', 'amount_total'],
  });
  if (!move) throw new Error(`There is no invoice ${id}`);
  return { number: move.name, total: Math.round(move.amount_total * 100) };
}

/** A customer's company in Odoo, whose contact the customer is: invoices are the company's. */
async function newCompany(key: string) {
  const countries = await admin.call<number[]>('res.country', 'search', { domain: [['code', '=', 'DE']] });
  const place = { street: 'Holzweg 1', zip: '10115', city: 'Berlin', country_id: countries[0] };
  const companyId = await create('res.partner', { name: `Zimmerei ${key}`, is_company: true, ...place });
  const partnerId = await create('res.partner', { name: 'Karin Kunde', parent_id: companyId });
  const name = `customer_${key}`;
  await create('ir.model.data', { module: 'geven', name, model: 'res.partner', res_id: partnerId });
  return { companyId, partnerId };
}

async function startInvoices(): Promise<InvoicesUnderTest> {
  const created = await createTestDatabase();
  const { db, close } = createDatabase(created.url, { max: 2 });
  const run = createActionRunner(gateway, createOdooIds(gateway));
  const jobs: Job[] = [];
  const make = createMakeOdooInvoiceFiles({ run });
  const companies = new Map<number, number>();
  const moves = new Map<string, number>();
  let count = 0;
  return {
    invoices: createOdooInvoices({ db, run, enqueue: async (_tx, job) => void jobs.push(job) }),
    async newCustomer() {
      const { customerId } = await createShoppers(db, { now: () => new Date() }).newCustomer();
      const key = `invoice${Date.now()}x${++count}`;
      const { companyId, partnerId } = await newCompany(key);
      await db.insert(odooCustomers).values({ customerId: customerId ?? 0, key, partnerId });
      companies.set(customerId ?? 0, companyId);
      return customerId ?? 0;
    },
    async issue(customerId) {
      const lines = [[0, 0, { name: 'Board', quantity: 10, price_unit: 9.69 }]];
      const values = { move_type: 'out_invoice', partner_id: companies.get(customerId), invoice_line_ids: lines };
      const id = await create('account.move', values);
      await admin.call('account.move', 'action_post', { ids: [id] });
      const invoice = await readMove(id);
      moves.set(invoice.number, id);
      return invoice;
    },
    async refund(number) {
      const ids = [moves.get(number) ?? 0];
      const [move] = await admin.call<{ journal_id: [number, string] }[]>('account.move', 'read', {
        ids,
        fields: ['journal_id'],
      });
      const wizard = await admin.call<number[]>('account.move.reversal', 'create', {
        vals_list: [{ move_ids: [[6, 0, ids]], journal_id: move?.journal_id[0] }],
        context: { active_model: 'account.move', active_ids: ids },
      });
      await admin.call('account.move.reversal', 'refund_moves', { ids: wizard });
      const [refundId = 0] = await admin.call<number[]>('account.move', 'search', {
        domain: [['reversed_entry_id', 'in', ids]],
      });
      await admin.call('account.move', 'action_post', { ids: [refundId] });
      return (await readMove(refundId)).number;
    },
    async doJobs() {
      for (const job of jobs.splice(0)) if (job.name === 'make-invoice-files') await make(job.data);
    },
    async close() {
      await close();
      await created.drop();
    },
  };
}

describeInvoices('a real Odoo', startInvoices);

it('stay to be sent in Odoo when their files are made for the shop', async () => {
  const test = await startInvoices();
  const customerId = await test.newCustomer();
  const { number } = await test.issue(customerId);
  const query = { orderId: null, offset: 0, limit: 10 };
  await test.invoices.page({ customerId }, query);
  await test.doJobs();
  expect((await test.invoices.page({ customerId }, query)).invoices[0]?.formats).toContain('pdf');
  const [move] = await admin.call<{ is_move_sent: boolean }[]>('account.move', 'search_read', {
    domain: [['name', '=', number]],
    fields: ['is_move_sent'],
  });
  expect(move?.is_move_sent).toBe(false);
  await test.close();
});
