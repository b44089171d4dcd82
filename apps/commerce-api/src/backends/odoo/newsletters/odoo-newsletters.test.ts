import { OdooError } from '@geven/odoo-rpc';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { createTestDatabase } from '../../../database/testing';
import { createStoredNewsletters } from '../../../newsletter/stored-newsletters';
import type { Job } from '../../../ports/jobs';
import type { NewsletterOutcome, NewsletterRequest } from '../actions/newsletter-action';
import type { RunAction } from '../actions/run-action';
import { createFollowNewsletter, createOdooNewsletters, leaveNewsletters } from './odoo-newsletters';

const NOW = new Date('2026-11-26T16:00:00Z');

describe('newsletters that Odoo writes', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let jobs: Job[] = [];
  let address = '';
  let readers = 0;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });
  beforeEach(() => {
    readers += 1;
    [jobs, address] = [[], `Reader${readers}@example.nl`];
  });

  const key = () => address.toLowerCase();
  const wish = (mailingId = 1) => ({
    ...{ mailingId, email: address, emailKey: key(), locale: 'nl' as const, wording: 'Nieuwsbrief: nieuws' },
  });
  function newslettersOf(answer: () => NewsletterOutcome = () => ({ left: [] })) {
    const stored = createStoredNewsletters({
      ...{ db: database.db, clock: { now: () => NOW }, isFollowed: true },
      enqueue: async (_tx, job) => void jobs.push(job),
    });
    const call = vi.fn(async (_action: unknown, _call: { readonly request: NewsletterRequest }) => answer());
    const run = call as unknown as RunAction;
    const newsletters = createOdooNewsletters({ db: database.db, run, stored });
    const follow = createFollowNewsletter({ run, stored });
    const doJobs = async () => {
      for (const job of jobs.splice(0)) if (job.name === 'follow-newsletter') await follow(job.data);
    };
    return { newsletters, run, call, doJobs, requests: () => call.mock.calls.map(([, { request }]) => request) };
  }
  const states = async ({ newsletters }: ReturnType<typeof newslettersOf>) =>
    (await newsletters.ofAddress(key())).map(({ state }) => state);

  it('hear of readers after these followed their link, and when they end it (FT-17)', async () => {
    const odoo = newslettersOf();
    await odoo.newsletters.request(wish());
    await odoo.doJobs();
    expect(odoo.call).not.toHaveBeenCalled();
    await odoo.newsletters.subscribe(wish());
    await odoo.doJobs();
    const mailing = { id: 1, name: 'Newsletter' };
    const written = { do: 'write', email: address, emails: [key()], mailing };
    expect(odoo.requests()).toEqual([{ ...written, is_subscribed: true }]);
    await odoo.newsletters.unsubscribe(key(), 1);
    await odoo.doJobs();
    expect(odoo.requests().at(-1)).toEqual({ ...written, is_subscribed: false });
  });

  it('are told how it is now, however many changes there were', async () => {
    const odoo = newslettersOf();
    await odoo.newsletters.subscribe(wish());
    await odoo.newsletters.unsubscribe(key(), 1);
    await odoo.doJobs();
    expect(odoo.requests()).toMatchObject([{ is_subscribed: false }, { is_subscribed: false }]);
  });

  it('have lost who left on Odoo’s own page, with the proof of it, and not who came back after that', async () => {
    const odoo = newslettersOf(() => ({
      left: [
        { id: 1, at: '2026-11-26 17:00:00' },
        { id: 2, at: '2026-11-26 15:00:00' },
      ],
    }));
    for (const id of [1, 2]) await odoo.newsletters.subscribe(wish(id));
    expect(await states(odoo)).toEqual(['unsubscribed', 'subscribed']);
    const [left] = await odoo.newsletters.ofAddress(key());
    expect((await odoo.newsletters.proofOf(left?.id ?? 0)).at(-1)).toMatchObject({ kind: 'unsubscribed' });
  });

  it('are as we know them while Odoo is away, or has no e-mail marketing', async () => {
    const away = newslettersOf(() => {
      throw new OdooError('no answer', { kind: 'unavailable', call: 'ir.actions.server.run' });
    });
    await away.newsletters.subscribe(wish());
    expect(await states(away)).toEqual(['subscribed']);
    expect(await states(newslettersOf(() => ({ missing: true })))).toEqual(['subscribed']);
  });

  it('are left by whoever deletes the account (LG-07)', async () => {
    const odoo = newslettersOf();
    const { run } = odoo;
    await leaveNewsletters({ db: database.db, run }, address);
    expect(odoo.call).not.toHaveBeenCalled();
    await odoo.newsletters.subscribe(wish(2));
    await leaveNewsletters({ db: database.db, run }, address);
    expect(odoo.requests()).toMatchObject([{ do: 'write', mailing: { id: 2 }, is_subscribed: false }]);
  });
});
