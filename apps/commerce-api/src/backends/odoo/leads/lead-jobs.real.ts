import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { createTestDatabase } from '../../../database/testing';
import { leadsInMemory } from '../../../leads/testing/leads-in-memory';
import { sampleLead } from '../../../mails/shared/testing/sample-lead';
import type { Job } from '../../../ports/jobs';
import { describeLeadDelivery, type LeadDesk } from '../../contracts/lead-delivery.contract';
import { createShoppers } from '../../contracts/new-shopper';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { testClients } from '../testing/clients';
import { createLeadJobs } from './lead-jobs';

const { admin, gateway: client } = testClients();

interface LeadRow {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly user_id: false | [number, string];
  readonly partner_id: false | [number, string];
  readonly email_from: string | false;
  readonly tag_ids: number[];
  readonly campaign_id: false | [number, string];
  readonly medium_id: false | [number, string];
  readonly source_id: false | [number, string];
}

const UTM_FIELDS = ['campaign_id', 'medium_id', 'source_id'];
const FIELDS = ['name', 'type', 'description', 'user_id', 'partner_id', 'email_from', 'tag_ids', ...UTM_FIELDS];

const rowsOf = (reference: string) =>
  admin.call<LeadRow[]>('crm.lead', 'search_read', { domain: [['referred', '=', reference]], fields: FIELDS });

async function found({ id, name, description }: LeadRow) {
  const messages = await admin.call<{ body: string }[]>('mail.message', 'search_read', {
    domain: [
      ['model', '=', 'crm.lead'],
      ['res_id', '=', id],
    ],
    fields: ['body'],
  });
  const attachments = await admin.call<{ name: string; datas: string }[]>('ir.attachment', 'search_read', {
    domain: [
      ['res_model', '=', 'crm.lead'],
      ['res_id', '=', id],
    ],
    fields: ['name', 'datas'],
  });
  const html = [description, ...messages.map(({ body }) => body)].join('\n');
  const files = attachments.map((file) => ({
    name: file.name,
    content: Buffer.from(file.datas, 'base64').toString(),
  }));
  return { html, text: `${name} ${html.replaceAll(/<[^>]+>/g, ' ')}`, files };
}

/** Does the jobs of requests in their order; what is left to be done is done at once, however often it was done. */
function desk(database: Database): LeadDesk {
  const { add, delivered, ...ports } = leadsInMemory();
  const queued: Job[] = [];
  const jobs = createLeadJobs({
    ...{ db: database.db, client, run: createActionRunner(client, createOdooIds(client)), ...ports },
    enqueue: async (_tx, job) => void queued.push(job),
    teams: {},
    byMail: async () => {
      throw new Error('This Odoo has a CRM');
    },
  });
  return {
    delivered,
    async deliver(lead) {
      add(lead);
      await jobs['deliver-lead']({ leadId: lead.id, delivery: 1 });
      for (const job of queued.splice(0)) if (job.name === 'lead-file') await jobs['lead-file'](job.data);
    },
    find: async ({ reference }) => await Promise.all((await rowsOf(reference)).map(found)),
    async close() {
      const ids = await admin.call<number[]>('crm.lead', 'search', { domain: [['referred', 'like', 'T%']] });
      await admin.call('crm.lead', 'unlink', { ids });
    },
  };
}

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = createDatabase(created.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

describeLeadDelivery('a real Odoo', async () => desk(database));

describe('a lead in Odoo', () => {
  it('is nobody’s, has the tag of its kind and the sender’s address, and is no customer’s by an address alone', async () => {
    const sent = sampleLead('de', { id: 500, reference: `T500${Date.now()}`, files: [] });
    await desk(database).deliver(sent);
    const [row] = await rowsOf(sent.reference);
    expect(row).toMatchObject({ type: 'opportunity', user_id: false, partner_id: false, email_from: sent.email });
    const tags = await admin.call<{ name: string }[]>('crm.tag', 'read', { ids: row?.tag_ids ?? [], fields: ['name'] });
    expect(tags.map(({ name }) => name)).toEqual(['Request for a quote']);
  });

  it('names the advertisement that led to it, made where Odoo does not know it yet', async () => {
    const campaignName = `Spring ${Date.now()}`;
    const campaign = { campaignName, keywordName: 'fence', mediumName: 'cpc', sourceName: null };
    const sent = sampleLead('de', { id: 502, reference: `T502${Date.now()}`, files: [], campaign });
    await desk(database).deliver(sent);
    const [row] = await rowsOf(sent.reference);
    expect(row).toMatchObject({
      campaign_id: [expect.any(Number), campaignName],
      medium_id: [expect.any(Number), 'cpc'],
      source_id: false,
    });
  });

  it('is a customer’s who was logged in, whose own address and phone it leaves as they are', async () => {
    const key = `lead${Date.now()}`;
    const email = `${key}@contract.example`;
    const [partnerId = 0] = await admin.call<number[]>('res.partner', 'create', {
      vals_list: [{ name: 'Karin Kunde', email, phone: '030 1' }],
    });
    const external = { module: 'geven', name: `customer_${key}`, model: 'res.partner', res_id: partnerId };
    await admin.call('ir.model.data', 'create', { vals_list: [external] });
    const { customerId } = await createShoppers(database.db, { now: () => new Date() }).newCustomer();
    await database.db.insert(odooCustomers).values({ customerId: customerId ?? 0, key, partnerId });
    const sent = sampleLead('de', { id: 501, reference: `T501${Date.now()}`, files: [], customerId });
    await desk(database).deliver(sent);
    expect((await rowsOf(sent.reference))[0]?.partner_id).toEqual([partnerId, 'Karin Kunde']);
    const [partner] = await admin.call<{ email: string; phone: string }[]>('res.partner', 'read', {
      ids: [partnerId],
      fields: ['email', 'phone'],
    });
    expect(partner).toMatchObject({ email, phone: '030 1' });
  });
});
