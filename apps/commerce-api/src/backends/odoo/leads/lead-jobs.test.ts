import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { createTestDatabase } from '../../../database/testing';
import type { Lead } from '../../../domain/contact/lead';
import { leadsInMemory } from '../../../leads/testing/leads-in-memory';
import { sampleLead } from '../../../mails/shared/testing/sample-lead';
import { insertOrder } from '../../../orders/order-rows';
import type { Job } from '../../../ports/jobs';
import { sampleOrder } from '../../../testing/sample-order';
import { createShoppers } from '../../contracts/new-shopper';
import type { LeadOutcome, LeadRequest } from '../actions/lead-action';
import type { RunAction } from '../actions/run-action';
import { createLeadJobs } from './lead-jobs';

const SHA1_OF_PLAN = '05b2bfb525e7b5ce7e775dead4549f614b327b22';

describe('a request on its way to the CRM of an Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  interface Odoo {
    readonly outcome?: LeadOutcome;
    /** Whether it has the file. */
    readonly hasFile?: boolean;
  }

  function jobsOf(lead: Lead, { outcome = { id: 70 }, hasFile = false }: Odoo = {}) {
    const { add, delivered, ...ports } = leadsInMemory();
    add(lead);
    const queued: Job[] = [];
    const run = vi.fn(async (_action: unknown, _call: { readonly request: LeadRequest }) => outcome);
    const byMail = vi.fn(async () => undefined);
    const { client, calls } = createFakeOdooClient({
      'ir.attachment.search_count': () => (hasFile ? 1 : 0),
      'ir.attachment.create': () => [1],
      'crm.lead.message_post': () => 1,
    });
    const jobs = createLeadJobs({
      ...{ db: database.db, client, run: run as unknown as RunAction, byMail, teams: { quote: 3 }, ...ports },
      enqueue: async (_tx, job) => void queued.push(job),
    });
    const deliver = (delivery = 1) => jobs['deliver-lead']({ leadId: lead.id, delivery });
    const file = (uploadId: string) => jobs['lead-file']({ leadId: lead.id, uploadId, odooId: 70 });
    const request = () => run.mock.calls[0]?.[1].request;
    return { deliver, file, request, run, byMail, calls, delivered, queued };
  }

  it('tells its kind, sender, language and reference, and all that was entered as HTML without any of its own', async () => {
    const { deliver, request, delivered, byMail } = jobsOf(sampleLead('nl'));
    await deliver();
    expect(request()).toMatchObject({
      ...{ reference: 'K7M2XQA', tag: 'lead_quote', lang: 'nl_NL', customer: null, order: null },
      name: 'Angebotsanfrage: Zimmerei Brandt',
      sender: { name: 'Katrin <Brandt>', company: 'Zimmerei Brandt', email: 'buero@zimmerei-brandt.de', zip: '50858' },
    });
    expect(request()?.description).toContain('12 posts 140 × 140<br/>&lt;b&gt;see&lt;/b&gt;');
    expect(request()?.description).toContain('Katrin &lt;Brandt&gt;');
    expect(delivered).toEqual([9]);
    expect(byMail).not.toHaveBeenCalled();
  });

  it('names the advertisement that led to it as Odoo does, without the keyword, which Odoo has no record of', async () => {
    const campaign = { campaignName: 'Spring', keywordName: 'fence', mediumName: 'cpc', sourceName: null };
    const advertised = jobsOf(sampleLead('de', { campaign }));
    await advertised.deliver();
    expect(advertised.request()?.campaign).toEqual({ campaign: 'Spring', medium: 'cpc', source: null });
    const other = jobsOf(sampleLead('de'));
    await other.deliver();
    expect(other.request()?.campaign).toBeNull();
  });

  it('is its kind’s team’s, and Odoo’s to give where none is set', async () => {
    const quote = jobsOf(sampleLead('de'));
    await quote.deliver();
    expect(quote.request()?.team).toBe(3);
    const complaint = jobsOf(sampleLead('de', { kind: 'complaint' }));
    await complaint.deliver();
    expect(complaint.request()?.team).toBeNull();
  });

  it('has each file follow as a job of its own, once for each delivery', async () => {
    const { deliver, queued } = jobsOf(sampleLead('de'));
    await deliver(1);
    await deliver(2);
    expect(queued.map(({ name, key }) => [name, key])).toEqual([
      ['lead-file', '9:plan:1'],
      ['lead-file', '9:harmful:1'],
      ['lead-file', '9:plan:2'],
      ['lead-file', '9:harmful:2'],
    ]);
    expect(queued[0]?.data).toEqual({ leadId: 9, uploadId: 'plan', odooId: 70 });
  });

  it('names the customer that Odoo knows, and nobody for a customer that it does not know yet', async () => {
    const { newCustomer } = createShoppers(database.db, { now: () => new Date() });
    const [known, unknown] = [await newCustomer(), await newCustomer()];
    await database.db.insert(odooCustomers).values({ customerId: known.customerId ?? 0, key: 'a-key', partnerId: 71 });
    const one = jobsOf(sampleLead('de', { customerId: known.customerId, isProven: true }));
    await one.deliver();
    expect(one.request()?.customer).toBe('a-key');
    const other = jobsOf(sampleLead('de', { customerId: unknown.customerId }));
    await other.deliver();
    expect(other.request()?.customer).toBeNull();
  });

  it('is told at the sale order that it is about, by its number with or without letters', async () => {
    const placed = sampleOrder('de');
    const lines = placed.order.lines.slice(0, 1).map((line) => ({ ...line, id: 812 }));
    const order = { ...placed.order, id: 812, name: 'S00812', lines };
    await database.db.transaction((tx) =>
      insertOrder(
        tx,
        { ...placed, order },
        { shopper: { sessionId: null, customerId: null }, clientKey: 'a key of an order' },
      ),
    );
    await database.db.insert(odooOrders).values({ cartId: 812, odooId: 44, shown: {} });
    for (const orderNumber of ['S00812', '000812']) {
      const { deliver, request } = jobsOf(sampleLead('de', { kind: 'complaint', orderNumber }));
      await deliver();
      const said = expect.stringContaining('K7M2XQA');
      expect(request()?.order).toEqual({ id: 44, note: said, task: said });
    }
    const { deliver, request } = jobsOf(sampleLead('de', { kind: 'complaint', orderNumber: 'S00999' }));
    await deliver();
    expect(request()?.order).toBeNull();
  });

  it('is mailed where this Odoo has no CRM', async () => {
    const { deliver, byMail, queued, delivered } = jobsOf(sampleLead('de'), { outcome: { missing: true } });
    await deliver(3);
    expect(byMail).toHaveBeenCalledExactlyOnceWith({ leadId: 9, delivery: 3 });
    expect([queued, delivered]).toEqual([[], []]);
  });

  it('is nothing to Odoo while it waits for its link, or once it is gone', async () => {
    const waiting = jobsOf(sampleLead('de', { state: 'waiting', acceptedAt: null }));
    await waiting.deliver();
    expect(waiting.run).not.toHaveBeenCalled();
  });

  it('brings a file as it was sent, unless Odoo has it already', async () => {
    const { file, calls } = jobsOf(sampleLead('de'));
    await file('plan');
    const values = { name: 'plan.pdf', mimetype: 'application/pdf', res_model: 'crm.lead', res_id: 70 };
    expect(calls.map(({ call }) => call)).toEqual(['ir.attachment.search_count', 'ir.attachment.create']);
    expect(calls[0]?.args.domain).toContainEqual(['checksum', '=', SHA1_OF_PLAN]);
    expect(calls[1]?.args.vals_list).toEqual([{ ...values, datas: Buffer.from('content of plan').toString('base64') }]);
    const again = jobsOf(sampleLead('de'), { hasFile: true });
    await again.file('plan');
    expect(again.calls.map(({ call }) => call)).toEqual(['ir.attachment.search_count']);
  });

  it('says of a file that cannot be had any more that it was there', async () => {
    const { file, calls } = jobsOf(sampleLead('de'));
    await file('harmful');
    expect(calls).toEqual([
      { call: 'crm.lead.message_post', args: { ids: [70], body: expect.stringContaining('list.xlsx') } },
    ]);
  });
});
