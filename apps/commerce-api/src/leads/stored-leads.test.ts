import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStoredAccountDeletions } from '../accounts/stored-account-deletions';
import { createStoredAccounts } from '../accounts/stored-accounts';
import { createDatabase, type Database } from '../database/connection';
import { accounts } from '../database/schema/accounts';
import { leadFiles } from '../database/schema/leads';
import { createTestDatabase } from '../database/testing';
import type { LeadFile } from '../domain/contact/lead';
import type { Job } from '../ports/jobs';
import type { NewLead } from '../ports/leads';
import { createSessions } from '../sessions/sessions';
import { createStoredLeads } from './stored-leads';

const NOW = new Date('2026-11-26T16:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

describe('stored requests', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let jobs: Job[] = [];
  let now = NOW;
  const clock = { now: () => now };
  let enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
  const stored = () => ({ db: database.db, clock, enqueue });
  const leads = (newReference?: () => string) =>
    createStoredLeads({ ...stored(), keptMs: 90 * DAY_MS, ...(newReference ? { newReference } : {}) });
  const file = (name = 'plan.pdf'): LeadFile => ({
    ...{ uploadId: randomUUID(), name, contentType: 'application/pdf', size: 7 },
  });
  const lead = (changes: Partial<NewLead> = {}): NewLead => ({
    ...{
      kind: 'quote',
      name: 'Katrin Brandt',
      companyName: '',
      email: 'buero@zimmerei-brandt.de',
      phone: '0221 5550120',
    },
    ...{ zip: '50858', desiredDate: '', project: '', orderNumber: '', product: '', message: '12 posts' },
    ...{
      clientKey: randomUUID(),
      locale: 'de',
      state: 'open',
      isProven: false,
      campaign: null,
      files: [],
      shopper: null,
    },
    ...changes,
  });
  const add = async (changes: Partial<NewLead> = {}) => {
    const added = await leads().add(lead(changes));
    if (!added) throw new Error('Its files are nobody else’s');
    return added;
  };

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
  });
  beforeEach(() => {
    [jobs, now] = [[], NOW];
    enqueue = async (_tx, job) => void jobs.push(job);
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  it('are kept with their files, and brought to the desk and their sender by jobs that hold ids alone (API-65)', async () => {
    const [plan, list] = [file(), file('list.csv')];
    const added = await add({ files: [plan, list] });
    expect(added).toMatchObject({ name: 'Katrin Brandt', state: 'open', receivedAt: NOW, acceptedAt: NOW });
    expect(added.files).toEqual([plan, list]);
    expect(added.reference).toMatch(/^[2-9A-HJKMNP-Z]{7}$/);
    expect(jobs).toEqual([
      { name: 'deliver-lead', key: `${added.id}`, data: { leadId: added.id, delivery: 1 } },
      { name: 'lead-receipt', key: `${added.id}`, data: { leadId: added.id } },
    ]);
    expect(await leads().byId(added.id)).toEqual(added);
    expect(await leads().byId(added.id + 1)).toBeNull();
  });

  it('are one for each key, also of two that arrive together', async () => {
    const twice = lead({ files: [file()] });
    const [first, second] = await Promise.all([leads().add(twice), leads().add(twice)]);
    expect(second).toEqual(first);
    expect(await leads().byClientKey(twice.clientKey)).toEqual(first);
    expect(jobs).toHaveLength(2);
  });

  it('are not kept where nobody would hear about them', async () => {
    enqueue = async () => {
      throw new Error('no outbox');
    };
    const lost = lead();
    await expect(leads().add(lost)).rejects.toThrow('no outbox');
    expect(await leads().byClientKey(lost.clientKey)).toBeNull();
  });

  it('have an upload to themselves: a second request with it is not kept', async () => {
    const plan = file();
    await add({ files: [plan] });
    jobs = [];
    const second = lead({ files: [file('other.pdf'), plan] });
    expect(await leads().add(second)).toBeNull();
    expect(await leads().byClientKey(second.clientKey)).toBeNull();
    expect(jobs).toEqual([]);
  });

  it('have a name of their own, whatever chance says first', async () => {
    const names = ['AAAAAAA', 'AAAAAAA', 'BBBBBBB'];
    const both = leads(() => names.shift() ?? 'none left');
    expect([await both.add(lead()), await both.add(lead())]).toMatchObject([
      { reference: 'AAAAAAA' },
      { reference: 'BBBBBBB' },
    ]);
  });

  it('that wait are delivered once their link is followed, and once however often', async () => {
    const waiting = await add({ state: 'waiting' });
    expect(jobs).toEqual([{ name: 'confirm-lead', key: `${waiting.id}`, data: { leadId: waiting.id } }]);
    const token = (await leads().issueLink(waiting.id)) ?? '';
    expect(await leads().confirm(`${token}x`)).toBeNull();
    now = new Date(NOW.getTime() + 7 * DAY_MS - 1);
    const [first, second] = await Promise.all([leads().confirm(token), leads().confirm(token)]);
    expect(first).toMatchObject({ id: waiting.id, state: 'open', acceptedAt: now });
    expect(second).toEqual(first);
    expect(jobs.map(({ name }) => name)).toEqual(['confirm-lead', 'deliver-lead', 'lead-receipt']);
    expect(await leads().issueLink(waiting.id)).toBeNull();
  });

  it('that wait are not delivered by a link of more than 7 days, and go then', async () => {
    const waiting = await add({ state: 'waiting' });
    const token = (await leads().issueLink(waiting.id)) ?? '';
    now = new Date(NOW.getTime() + 7 * DAY_MS);
    expect(await leads().confirm(token)).toBeNull();
    await leads().removeExpired();
    expect(await leads().byId(waiting.id)).toBeNull();
  });

  it('of machines bring no mail, cannot be confirmed, and go after 30 days', async () => {
    const spam = await add({ state: 'spam' });
    expect(jobs).toEqual([]);
    expect(await leads().issueLink(spam.id)).toBeNull();
    now = new Date(NOW.getTime() + 30 * DAY_MS - 1);
    await leads().removeExpired();
    expect(await leads().byId(spam.id)).not.toBeNull();
    now = new Date(NOW.getTime() + 30 * DAY_MS);
    await leads().removeExpired();
    expect(await leads().byId(spam.id)).toBeNull();
  });

  it('go 90 days after their first delivery with what is known of their files, and never before it (LG-07)', async () => {
    const [delivered, open] = [await add({ files: [file()] }), await add()];
    await leads().noteDelivered(delivered.id);
    now = new Date(NOW.getTime() + DAY_MS);
    await leads().noteDelivered(delivered.id);
    expect(await leads().byId(delivered.id)).toMatchObject({ state: 'delivered', deliveredAt: NOW });
    now = new Date(NOW.getTime() + 90 * DAY_MS - 1);
    await leads().removeExpired();
    expect(await leads().byId(delivered.id)).not.toBeNull();
    now = new Date(NOW.getTime() + 90 * DAY_MS);
    await leads().removeExpired();
    expect(await leads().byId(delivered.id)).toBeNull();
    expect(await leads().byId(open.id)).not.toBeNull();
    expect(await database.db.select().from(leadFiles).where(eq(leadFiles.leadId, delivered.id))).toEqual([]);
  });

  it('are the customer’s who was logged in, outlive the session, and go with the account (LG-07)', async () => {
    const draft = { email: 'anna@example.nl', emailKey: 'anna@example.nl', name: 'Anna', phone: '' };
    const account = await createStoredAccounts(stored()).register({ ...draft, locale: 'nl', passwordHash: 'hash' });
    if (!account) throw new Error('The address is new');
    const { customerId } = account;
    const sessions = createSessions(stored());
    const { token, session } = await sessions.create();
    const mine = await add({ shopper: { sessionId: session.id, customerId } });
    await sessions.end(token);
    expect(await leads().ofCustomer(customerId)).toEqual([mine]);
    await database.db.update(accounts).set({ pendingDeletionAt: now }).where(eq(accounts.id, account.id));
    await createStoredAccountDeletions(stored()).carryOut(account);
    expect(await leads().byId(mine.id)).toBeNull();
  });
});
