import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { createTestDatabase } from '../../../database/testing';
import { createStoredNewsletters } from '../../../newsletter/stored-newsletters';
import type { Job } from '../../../ports/jobs';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { testClients } from '../testing/clients';
import { createFollowNewsletter, createOdooNewsletters, leaveNewsletters } from './odoo-newsletters';

const { admin, gateway } = testClients();

describe('newsletters on a real Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  const jobs: Job[] = [];
  const email = `Reader${Date.now()}@contract.example`;
  const key = email.toLowerCase();
  const run = createActionRunner(gateway, createOdooIds(gateway));
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  interface Row {
    readonly id: number;
    readonly opt_out: boolean;
    readonly list_id: [number, string];
  }
  const rows = () =>
    admin.call<Row[]>('mailing.subscription', 'search_read', {
      domain: [['contact_id.email_normalized', '=', key]],
      fields: ['opt_out', 'list_id'],
    });

  it('have a reader once and on a public list, until the reader leaves here or there (FT-17, DB-30)', async () => {
    const stored = createStoredNewsletters({
      ...{ db: database.db, clock: { now: () => new Date(Date.now() - 5000) }, isFollowed: true },
      enqueue: async (_tx, job) => void jobs.push(job),
    });
    const newsletters = createOdooNewsletters({ db: database.db, run, stored });
    const follow = createFollowNewsletter({ run, stored });
    const doJobs = async () => {
      for (const job of jobs.splice(0)) if (job.name === 'follow-newsletter') await follow(job.data);
    };
    const subscribe = async () => {
      await newsletters.subscribe({ mailingId: 1, email, emailKey: key, locale: 'nl', wording: 'Nieuwsbrief' });
      await doJobs();
    };
    const states = async () => (await newsletters.ofAddress(key)).map(({ state }) => state);

    await subscribe();
    const [row, ...more] = await rows();
    expect([row?.opt_out, more]).toEqual([false, []]);
    const [list] = await admin.call<{ is_public: boolean }[]>('mailing.list', 'read', {
      ids: [row?.list_id[0] ?? 0],
      fields: ['is_public'],
    });
    expect(list?.is_public).toBe(true);
    expect(await states()).toEqual(['subscribed']);

    // As Odoo's own page does.
    await admin.call('mailing.subscription', 'write', { ids: [row?.id ?? 0], vals: { opt_out: true } });
    expect(await states()).toEqual(['unsubscribed']);
    await subscribe();
    expect([(await rows()).map(({ opt_out }) => opt_out), await states()]).toEqual([[false], ['subscribed']]);
    await newsletters.unsubscribe(key, 1);
    await doJobs();
    expect((await rows()).map(({ opt_out }) => opt_out)).toEqual([true]);
    await subscribe();
    await leaveNewsletters({ db: database.db, run }, email);
    expect((await rows()).map(({ opt_out }) => opt_out)).toEqual([true]);
  });
});
